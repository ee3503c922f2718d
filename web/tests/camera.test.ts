// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from '../src/table/board/camera.svelte';
import type { Box } from '../src/table/board/grid';

const box = (x0: number, y0: number, x1: number, y1: number): Box => ({ x0, y0, x1, y1 });
const SMALL = box(0, 0, 500, 400);
/** Four windows high. */
const TALL = box(0, 0, 500, 2400);
const [LEAST, NEAR] = [0.6, 0.8];

describe('the camera over a board that grows', () => {
  let camera: Camera;
  const where = (): number[] => [camera.x, camera.y, camera.k];
  beforeEach(() => {
    camera = new Camera();
    camera.resize(800, 600);
  });

  it('knows another window from the same one with a bar more', () => {
    expect(camera.resize(800, 570)).toBe(true);
    expect(camera.resize(440, 570)).toBe(false);
    expect(camera.resize(440, 570)).toBe(true);
  });

  it('shows everything while that can be read', () => {
    camera.fit(SMALL, LEAST, null, NEAR);
    expect(camera.shows(SMALL)).toBe(true);
    expect(camera.k).toBeCloseTo(1.25);
  });

  it('looks at what matters when everything would be too small', () => {
    const focus = box(200, 1800, 300, 1900);
    camera.fit(TALL, LEAST, focus, NEAR);
    expect(camera.k).toBe(NEAR);
    expect(camera.shows(focus)).toBe(true);
    expect(camera.shows(TALL)).toBe(false);
  });

  it('keeps its distance when what matters is large, and never leaves the board', () => {
    camera.fit(TALL, LEAST, box(0, 0, 500, 900), NEAR);
    expect(camera.k).toBeCloseTo(600 / 900);
    expect(camera.y).toBeCloseTo(0);
    camera.fit(TALL, LEAST, box(250, 1200, 250, 1200), NEAR);
    expect(camera.k).toBe(LEAST);
  });

  it('stands still while what matters is in sight, else makes the smallest move', () => {
    camera.fit(TALL, LEAST, box(200, 1000, 300, 1100), NEAR);
    const before = where();
    camera.follow(TALL, TALL, box(200, 1100, 300, 1200), LEAST, NEAR);
    expect(where()).toEqual(before);
    const far = box(200, 1500, 300, 1600);
    camera.follow(TALL, TALL, far, LEAST, NEAR);
    expect(camera.shows(far)).toBe(true);
    expect([camera.x, camera.k]).toEqual([before[0], before[2]]);
  });

  it('comes back to everything when the board fits again', () => {
    camera.fit(TALL, LEAST, null, NEAR);
    camera.follow(SMALL, SMALL, null, LEAST, NEAR);
    expect(camera.shows(SMALL)).toBe(true);
  });

  it('shows all of it on demand, however small', () => {
    camera.fit(TALL);
    expect(camera.shows(TALL)).toBe(true);
    expect(camera.k).toBe(0.25);
  });
});
