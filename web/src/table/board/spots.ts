/** Where a control may lie on a board without lying over a piece. */
import type { Point } from './grid';

/** The first of several places with the least beneath it; `reach` is half the size of what is put there. */
export function clearest<Place extends Point>(places: readonly Place[], taken: readonly Point[], reach: number): Place {
  const beneath = (place: Place): number =>
    taken.filter((each) => Math.max(Math.abs(each.x - place.x), Math.abs(each.y - place.y)) < reach).length;
  return places.reduce((best, place) => (beneath(place) < beneath(best) ? place : best));
}

/** Eight places around the middle of a cell, just outside it, the upper right first. */
export function around(at: Point, far: number): Point[] {
  return [
    [1, -1],
    [-1, -1],
    [1, 1],
    [-1, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
    [0, 1],
  ].map(([x, y]) => ({ x: at.x + x! * far, y: at.y + y! * far }));
}
