import { beforeEach, describe, expect, it, vi } from 'vitest';
import { capture, travel } from '../src/table/motion/travel';

/** Things on a screen whose boxes we set: jsdom lays nothing out. */
function thing(id: string, box: DOMRect): HTMLElement {
  const node = document.createElement('div');
  node.dataset.id = id;
  node.getBoundingClientRect = () => box;
  document.body.append(node);
  return node;
}
const box = (x: number, y: number, width: number, height: number): DOMRect => ({ x, y, width, height }) as DOMRect;
const manner = { ms: 100, still: false };

describe('things travel', () => {
  const transforms: string[] = [];
  beforeEach(() => {
    globalThis.DOMRect ??= class {
      constructor(
        readonly x = 0,
        readonly y = 0,
        readonly width = 0,
        readonly height = 0,
      ) {}
    } as never;
    transforms.length = 0;
    document.body.innerHTML = '<div class="flyers"></div>';
    Element.prototype.animate = vi.fn((frames: Keyframe[]) => {
      transforms.push(...frames.map((frame) => String(frame.transform ?? '')).filter(Boolean));
      return { finished: Promise.resolve() };
    }) as never;
  });

  it.each([
    ['from a place without height', box(10, 10, 40, 0), box(200, 10, 40, 40)],
    ['from a place without size', box(10, 10, 0, 0), box(200, 10, 40, 40)],
    ['to a place without height', box(10, 10, 40, 40), box(200, 10, 40, 0)],
  ])('%s', async (_, start, end) => {
    thing('place', start);
    const before = capture(document.body);
    thing('coin', end);
    await travel(document.body, before, [{ id: 'coin', was: 'place' }], manner);
    for (const transform of transforms) expect(transform).not.toMatch(/NaN|Infinity|undefined/);
    if (end.height) expect(transforms[0]).toContain(`scale(${start.width / 40}, 0)`);
  });

  it('measures everything before it changes anything', async () => {
    const deeds: string[] = [];
    const boxes = ['a', 'b', 'c'].map((id, k) => [id, box(10 * k, 10, 40, 40)] as const);
    const nodes = boxes.map(([id, at]) => thing(id, at));
    const before = capture(document.body);
    for (const node of [...nodes, document.querySelector<HTMLElement>('.flyers')!])
      node.getBoundingClientRect = () => {
        deeds.push('look');
        return box(300, 300, 40, 40);
      };
    document.querySelector('.flyers')!.append = () => void deeds.push('change');
    await travel(document.body, before, [], manner);
    expect(deeds.filter((deed) => deed === 'change')).toHaveLength(3);
    expect(deeds.lastIndexOf('look')).toBeLessThan(deeds.indexOf('change'));
  });
});
