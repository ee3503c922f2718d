/**
 * Sizes of things, told when they are laid out and whenever they change. All at once: asking each thing for its size as
 * it is made would have the page laid out anew for every one of them.
 */
type Tell = (node: HTMLElement) => void;

const tells = new WeakMap<Element, Tell>();
let seen: ResizeObserver | undefined;

export function measured(tell: Tell): (node: HTMLElement) => () => void {
  return (node) => {
    seen ??= new ResizeObserver((entries) => {
      for (const { target } of entries) tells.get(target)?.(target as HTMLElement);
    });
    tells.set(node, tell);
    seen.observe(node);
    return () => seen?.unobserve(node);
  };
}
