/** Brings what may be chosen into sight on a screen that scrolls; nothing moves while any of it can be seen. */
export function reveal(root: HTMLElement, still: boolean): void {
  const lights = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter(
    (node) => node.getClientRects().length > 0,
  );
  const holds = (box: DOMRect, x: number, y: number): boolean =>
    y > box.top && y < box.bottom && x > box.left && x < box.right;
  const screen = root.getBoundingClientRect();
  const bars = [...root.querySelectorAll(':scope > .top, :scope > .prompt')].map((bar) => bar.getBoundingClientRect());
  const seen = (node: HTMLElement): boolean => {
    const box = node.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    // What lies outside the window of its board is not drawn.
    const window = node.closest('.board')?.getBoundingClientRect() ?? screen;
    return holds(screen, x, y) && holds(window, x, y) && !bars.some((bar) => holds(bar, x, y));
  };
  if (!lights.length || lights.some(seen)) return;
  const board = lights[0]!.closest('.board');
  // Where the bar that asks scrolls along with the rest, it goes no farther than it must; elsewhere it could lie over its foot.
  const block = board || root.classList.contains('tablet') ? 'nearest' : 'center';
  (board ?? lights[0]!).scrollIntoView({ block, behavior: still ? 'instant' : 'smooth' });
}
