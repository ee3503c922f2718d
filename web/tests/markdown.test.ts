import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { anchorFor, contents, inline, markdown, plain, safeLink } from '../src/pages/markdown';
import Blocks from '../src/pages/parts/Blocks.svelte';

function html(text: string): HTMLElement {
  const target = document.createElement('div');
  const shown = mount(Blocks, { target, props: { blocks: markdown(text) } });
  void unmount(shown);
  const again = document.createElement('div');
  mount(Blocks, { target: again, props: { blocks: markdown(text) } });
  return again;
}

describe('guides', () => {
  it('reads headings with anchors, lists, tables and quotes', () => {
    const blocks = markdown(
      '# Guide\n\n## A round {#R6}\n\nSome *soft* and **strong** `code`.\n\n1. one\n2. two\n   - deep\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> said\n',
    );
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'heading', 'paragraph', 'list', 'table', 'quote']);
    expect(contents(blocks)).toEqual([
      { id: 'guide', level: 1, text: 'Guide' },
      { id: 'R6', level: 2, text: 'A round' },
    ]);
    const list = blocks[3]!;
    expect(list.kind === 'list' && list.ordered && list.items[1]!.map((block) => block.kind)).toEqual([
      'paragraph',
      'list',
    ]);
  });
  it('finds a rule, or the nearest one above it', () => {
    const blocks = markdown('## A {#R6}\n\n### B {#R6.3}\n\n- item {#R7.1}\n');
    expect(anchorFor(blocks, 'R6.3.2')).toBe('R6.3');
    expect(anchorFor(blocks, '6.9')).toBe('R6');
    expect(anchorFor(blocks, 'R7.1')).toBe('R7.1');
    expect(anchorFor(blocks, 'R9')).toBe('');
  });
  it('keeps underscores and stars that mean nothing', () => {
    expect(plain(inline('snake_case_name 2 * 3 * 4 a_b'))).toBe('snake_case_name 2 * 3 * 4 a_b');
    expect(inline('snake_case_name').every((span) => span.kind === 'text')).toBe(true);
  });
});

describe('safety', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
    ' javascript:x',
    '\\\\evil',
    'mailto:a@b',
  ])('%s is no link', (address) => {
    expect(safeLink(address)).toBe('');
  });
  it.each(['#R6.3', '/games/x', 'https://example.org/a?b=c'])('%s is one', (address) => {
    expect(safeLink(address)).toBe(address);
  });
  it('never makes elements from text', () => {
    const page = html(
      '<img src=x onerror=alert(1)> <script>alert(1)</script> [x](javascript:alert(1)) **<b>bold</b>**\n\n' +
        '# <iframe>\n\n| <svg onload=x> |\n|---|\n| <a href=x> |',
    );
    expect(page.querySelectorAll('img, script, iframe, svg, a, b')).toHaveLength(0);
    expect(page.textContent).toContain('<script>alert(1)</script>');
  });
  it('ends on anything', () => {
    for (const text of [
      '*',
      '**',
      '[](',
      '```',
      '|',
      '- ',
      '1. \n\n  x',
      '> > >',
      '\\',
      '_a',
      '# '.repeat(50),
      '*a **b* c**',
    ])
      expect(Array.isArray(markdown(text))).toBe(true);
  });
});
