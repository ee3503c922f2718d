/** Brings what may be chosen into sight on a screen that scrolls; nothing moves while any of it can be seen. */
export function reveal(root: HTMLElement, still: boolean): void {
  const lights = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter(
    (node) => node.getClientRects().length > 0,
  );
  const floor = root.getBoundingClientRect().bottom;
  const bars = [...root.querySelectorAll(':scope > .top, :scope > .prompt')].map((bar) => bar.getBoundingClientRect());
  const seen = (node: HTMLElement): boolean => {
    const box = node.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return y > 0 && y < floor && !bars.some((bar) => y > bar.top && y < bar.bottom && x > bar.left && x < bar.right);
  };
  if (!lights.length || lights.some(seen)) return;
  const board = lights[0]!.closest('.board');
  (board ?? lights[0]!).scrollIntoView({ block: board ? 'nearest' : 'center', behavior: still ? 'instant' : 'smooth' });
}
