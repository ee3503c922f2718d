/** The camera over a board: pan, zoom, pinch and fit; the viewer's own and kept across updates. */
import type { Box } from './grid';

const NEAR = 2.2;

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** Eases to its new place instead of jumping. */
  easing = $state(false);
  /** The viewer moved it: from now on it stays theirs. */
  held = false;
  private width = 1;
  private height = 1;
  private pointers = new Map<number, { x: number; y: number }>();
  private travelled = 0;

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  get view(): { width: number; height: number } {
    return { width: this.width, height: this.height };
  }

  /** Show all of a box; with `least`, cells stay large enough to touch and the camera looks at `focus`. */
  fit(box: Box, least = 0, focus: { x: number; y: number } | null = null): void {
    const wide = Math.max(1, box.x1 - box.x0);
    const tall = Math.max(1, box.y1 - box.y0);
    const k = Math.min(this.width / wide, this.height / tall, 1.25);
    if (k < least) {
      this.k = least;
      const at = focus ?? { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
      this.x = clampTo(this.width / 2 - at.x * least, box.x0 * least, box.x1 * least, this.width);
      this.y = clampTo(this.height / 2 - at.y * least, box.y0 * least, box.y1 * least, this.height);
      return;
    }
    this.k = k;
    this.x = this.width / 2 - ((box.x0 + box.x1) / 2) * k;
    this.y = this.height / 2 - ((box.y0 + box.y1) / 2) * k;
  }

  /** The smallest move that shows a box. */
  reveal(box: Box): void {
    const margin = 12;
    const [l, r] = [box.x0 * this.k + this.x, box.x1 * this.k + this.x];
    const [t, b] = [box.y0 * this.k + this.y, box.y1 * this.k + this.y];
    if (l < margin) this.x += margin - l;
    else if (r > this.width - margin) this.x -= r - this.width + margin;
    if (t < margin) this.y += margin - t;
    else if (b > this.height - margin) this.y -= b - this.height + margin;
  }

  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const k = Math.min(NEAR, Math.max(0.15, this.k * factor));
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.held = true;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.held = true;
  }

  // ---- pointers ----------------------------------------------------------------------------------

  down(event: PointerEvent): void {
    if (this.pointers.size === 0) this.travelled = 0;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.easing = false;
  }

  /** True while the pointers drag the board rather than press on it. */
  move(event: PointerEvent, origin: DOMRect): boolean {
    const before = this.pointers.get(event.pointerId);
    if (!before) return false;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.pointers.set(event.pointerId, now);
    if (others.length) {
      const other = others[0]!;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.travelled = 99;
      this.zoom(is / Math.max(1, was), (now.x + other.x) / 2 - origin.x, (now.y + other.y) / 2 - origin.y);
    } else {
      this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (this.travelled < 6) return false;
    }
    this.pan((now.x - before.x) / (others.length + 1), (now.y - before.y) / (others.length + 1));
    return true;
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** The press that just ended was a drag. */
  get dragged(): boolean {
    return this.travelled >= 6;
  }
}

function clampTo(shift: number, low: number, high: number, room: number): number {
  if (high - low <= room) return (room - low - high) / 2;
  return Math.min(-low, Math.max(room - high, shift));
}
