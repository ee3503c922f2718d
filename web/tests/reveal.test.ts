import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reveal } from '../src/table/reveal';

/** A page whose boxes are as written: jsdom lays nothing out. */
function draw(html: string): HTMLElement {
  document.body.innerHTML = html;
  for (const node of document.querySelectorAll<HTMLElement>('[data-box]')) {
    const [x, y, width, height] = node.dataset.box!.split(' ').map(Number) as [number, number, number, number];
    const box = { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height } as DOMRect;
    node.getBoundingClientRect = () => box;
    node.getClientRects = () => [box] as unknown as DOMRectList;
  }
  return document.querySelector<HTMLElement>('.table')!;
}

describe('bringing into sight what may be chosen', () => {
  const moved = vi.fn();
  beforeEach(() => {
    moved.mockClear();
    Element.prototype.scrollIntoView = moved;
  });

  it('moves nothing while any of it can be seen', () => {
    reveal(draw('<div class="table" data-box="0 0 390 844"><i data-legal data-box="100 400 40 40"></i></div>'), true);
    expect(moved).not.toHaveBeenCalled();
  });

  it('sees nothing below the bar that asks', () => {
    const bar = '<div class="prompt" data-box="8 380 374 90"></div>';
    const page = `<div class="table" data-box="0 0 390 844">${bar}<i data-legal data-box="100 400 40 40"></i></div>`;
    reveal(draw(page), true);
    expect(moved).toHaveBeenCalled();
  });

  it('goes no farther than it must where the bar goes along', () => {
    reveal(
      draw('<div class="table tablet" data-box="0 0 820 1180"><i data-legal data-box="9 1300 99 99"></i></div>'),
      true,
    );
    expect(moved).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
  });

  it('sees nothing outside the window of its board', () => {
    const target = '<i data-legal data-box="480 300 40 40"></i><i data-legal data-box="200 300 40 40"></i>';
    const board = `<section class="board" data-box="0 -280 390 388">${target}</section>`;
    reveal(draw(`<div class="table" data-box="0 0 390 844">${board}</div>`), true);
    expect(moved).toHaveBeenCalled();
  });
});
