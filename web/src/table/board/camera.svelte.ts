/** The camera over a board: pan, zoom, pinch and fit; the viewer's own and kept across updates. */
import type { Box } from './grid';

/** Nearest that people can come, and that the camera comes by itself. */
const NEAR = 2.2;
const CLOSE = 1.25;

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

  /** Tells whether it is about the same window still: in another one nobody has chosen yet where to look. */
  resize(width: number, height: number): boolean {
    const same = alike(width, this.width) && alike(height, this.height);
    this.width = width;
    this.height = height;
    return same;
  }

  /** The largest scale at which all of a box is in the window. */
  scaleFor(box: Box): number {
    return Math.min(this.width / Math.max(1, box.x1 - box.x0), this.height / Math.max(1, box.y1 - box.y0), CLOSE);
  }

  /**
   * Show all of a box; where that would make it smaller than `least`, the camera looks at `focus` instead, and comes as
   * close as `near` if the focus leaves room. A focus without extent is only a middle.
   */
  fit(box: Box, least = 0, focus: Box | null = null, near = least): void {
    const whole = this.scaleFor(box);
    const at = focus ?? box;
    this.k =
      whole < least
        ? Math.max(least, Math.min(near, focus && focus.x1 > focus.x0 ? this.scaleFor(focus) : least))
        : whole;
    const middle = whole < least ? { x: (at.x0 + at.x1) / 2, y: (at.y0 + at.y1) / 2 } : { x: 0, y: 0 };
    this.x = clampTo(this.width / 2 - middle.x * this.k, box.x0 * this.k, box.x1 * this.k, this.width);
    this.y = clampTo(this.height / 2 - middle.y * this.k, box.y0 * this.k, box.y1 * this.k, this.height);
  }

  /** Whether all of a box is in the window. */
  shows(box: Box): boolean {
    const slack = 1;
    return (
      box.x0 * this.k + this.x >= -slack &&
      box.x1 * this.k + this.x <= this.width + slack &&
      box.y0 * this.k + this.y >= -slack &&
      box.y1 * this.k + this.y <= this.height + slack
    );
  }

  /**
   * Go on looking at a board that grows: stand still while everything that matters is in sight and can be read, else
   * make the smallest move that shows it, else look anew.
   */
  follow(board: Box, padded: Box, focus: Box | null, least: number, near: number): void {
    const whole = this.scaleFor(padded);
    if (whole >= least) {
      if (!this.shows(board) || this.k < whole * 0.8) this.fit(padded);
      return;
    }
    const readable = this.k > least * 0.99 && this.k < near * 1.01;
    if (!readable || (focus && !this.shows(focus) && this.scaleFor(focus) < this.k))
      this.fit(padded, least, focus, near);
    else if (focus && !this.shows(focus)) this.reveal(focus);
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

/** A phone's browser shows and hides its bars: that is no other window. */
function alike(now: number, before: number): boolean {
  return Math.abs(now - before) <= 0.15 * before;
}

function clampTo(shift: number, low: number, high: number, room: number): number {
  if (high - low <= room) return (room - low - high) / 2;
  return Math.min(-low, Math.max(room - high, shift));
}
