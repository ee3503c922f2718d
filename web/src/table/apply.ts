/** A beat applied to a scene gives the scene after it. */
import type { AnyElement, Beat, Scene } from '../wire';

export function applyBeat(scene: Scene, beat: Beat): Scene {
  const dropped = new Set(beat.drop ?? []);
  const put = new Map((beat.put ?? []).map((element) => [element.id, element]));
  let elements: AnyElement[] = [];
  for (const element of scene.elements) {
    if (dropped.has(element.id)) continue;
    const changed = put.get(element.id);
    elements.push(changed ?? element);
    put.delete(element.id);
  }
  elements.push(...put.values());
  for (const [place, ids] of Object.entries(beat.order ?? {})) elements = reorder(elements, place, ids);
  const seats = new Map((beat.seats ?? []).map((seat) => [seat.seat, seat]));
  return {
    ...scene,
    elements,
    seats: scene.seats.map((seat) => seats.get(seat.seat) ?? seat),
    phase: beat.phase ?? scene.phase,
    turn: beat.turn ?? scene.turn,
  };
}

/** Children of a place in the given order, in the positions they held before; others stay where they are. */
function reorder(elements: AnyElement[], place: string, ids: readonly string[]): AnyElement[] {
  const rank = new Map(ids.map((id, index) => [id, index]));
  const moved = elements.filter((element) => (element.at ?? '') === place && rank.has(element.id));
  moved.sort((a, b) => rank.get(a.id)! - rank.get(b.id)!);
  let next = 0;
  return elements.map((element) => ((element.at ?? '') === place && rank.has(element.id) ? moved[next++]! : element));
}

export function applyBeats(scene: Scene, beats: readonly Beat[]): Scene {
  return beats.reduce(applyBeat, scene);
}
