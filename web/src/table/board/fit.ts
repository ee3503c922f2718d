/** Names of hexes stay inside them: long ones are set smaller, and drawn together where that is not enough. */

/** A hex is 100 wide. */
const WIDE = 96;
const SMALLEST = 12;
/** Of a letter's size, on average. */
const LETTER = 0.5;

export const nameSize = (name: string, wanted: number): number =>
  Math.min(wanted, Math.max(SMALLEST, WIDE / (LETTER * name.length)));

/** Draws a line of text together that is wider than its hex; `shown` is what it says and how large, so that changes are seen. */
export function fitted(node: SVGTextElement, shown: string): { update: (next: string) => void } {
  let now = '';
  const fit = (): void => {
    node.removeAttribute('textLength');
    if (node.checkVisibility() && node.getComputedTextLength() > WIDE) node.setAttribute('textLength', String(WIDE));
  };
  const update = (next: string): void => {
    if (next === now || !('fonts' in document)) return; // without fonts nothing is measured
    now = next;
    fit();
    void document.fonts.ready.then(fit);
  };
  node.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  update(shown);
  return { update };
}
