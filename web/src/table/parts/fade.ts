/** A box that scrolls fades out at its foot while more of it lies below. */
export function fade(node: HTMLElement): () => void {
  const look = (): void => {
    node.toggleAttribute('data-more', node.scrollHeight - node.clientHeight - node.scrollTop > 3);
  };
  const sizes = globalThis.ResizeObserver ? new ResizeObserver(look) : null;
  const changes = new MutationObserver(() => {
    for (const child of node.children) sizes?.observe(child);
    requestAnimationFrame(look);
  });
  sizes?.observe(node);
  for (const child of node.children) sizes?.observe(child);
  changes.observe(node, { childList: true });
  node.addEventListener('scroll', look, { passive: true });
  requestAnimationFrame(look);
  return () => {
    sizes?.disconnect();
    changes.disconnect();
    node.removeEventListener('scroll', look);
  };
}
