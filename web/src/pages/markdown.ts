/**
 * Markdown of the guides, read into plain data: no HTML is ever made from text, so none can be smuggled in.
 *
 * By hand, because libraries make HTML, which then needs a purifier: marked with DOMPurify is 27 kB gzipped where this
 * is 2 kB, and what they lack (anchors `{#rule}`, headings that are drawn as our own) would come on top.
 */

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'icon'; name: string }
  | { kind: 'strong'; spans: Span[] }
  | { kind: 'em'; spans: Span[] }
  | { kind: 'link'; href: string; spans: Span[] };

export type Block =
  | { kind: 'heading'; level: number; id: string; spans: Span[] }
  | { kind: 'paragraph'; id: string; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

const ANCHOR = /\s*\{#([A-Za-z0-9_.:-]+)\}\s*$/;
const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;

/** Only addresses that cannot run anything: within the page, within the site, or plain web. */
export function safeLink(address: string): string {
  return /^(#[\w.:-]*|\/(?!\/)[^\s\\]*|https?:\/\/[^\s\\]+)$/i.test(address) ? address : '';
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function takeAnchor(text: string): [string, string] {
  const found = ANCHOR.exec(text);
  return found ? [text.slice(0, found.index), found[1]!] : [text, ''];
}

export function inline(text: string): Span[] {
  const spans: Span[] = [];
  const put = (plain: string): void => {
    if (!plain) return;
    const last = spans.at(-1);
    if (last?.kind === 'text') last.text += plain;
    else spans.push({ kind: 'text', text: plain });
  };
  let rest = text;
  while (rest) {
    const code = /^`([^`]+)`/.exec(rest);
    const link = /^\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^()\s]*)\)/.exec(rest);
    const strong = /^(\*\*|__)(?=\S)(.+?\S|\S)\1/.exec(rest);
    const em = /^([*_])(?=[^\s*_])(.*?[^\s*_])\1(?![\p{L}\p{N}])/u.exec(rest);
    const escape = /^\\([\\`*_{}[\]()#+.!|<>-])/.exec(rest);
    const icon = /^\{icon:([\w.-]+)\}/.exec(rest);
    if (escape) put(escape[1]!);
    else if (icon) spans.push({ kind: 'icon', name: icon[1]! });
    else if (code) spans.push({ kind: 'code', text: code[1]! });
    else if (link) {
      const href = safeLink(link[2]!);
      if (href) spans.push({ kind: 'link', href, spans: inline(link[1]!) });
      else put(link[1]!);
    } else if (strong) spans.push({ kind: 'strong', spans: inline(strong[2]!) });
    else if (em && !/[\p{L}\p{N}]$/u.test(text.slice(0, text.length - rest.length)))
      spans.push({ kind: 'em', spans: inline(em[2]!) });
    else {
      const plain = /^[\p{L}\p{N}\s,.;:—–-]+|^[^]/u.exec(rest)![0];
      put(plain);
      rest = rest.slice(plain.length);
      continue;
    }
    rest = rest.slice((escape ?? icon ?? code ?? link ?? strong ?? em)![0].length);
  }
  return spans;
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

export function markdown(text: string): Block[] {
  return blocks(text.replace(/\r\n?/g, '\n').split('\n'));
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) at += 1;
    else if (heading) {
      const [words, anchor] = takeAnchor(heading[2]!.replace(/\s+#+\s*$/, ''));
      found.push({ kind: 'heading', level: heading[1]!.length, id: anchor || slug(words), spans: inline(words) });
      at += 1;
    } else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
      found.push({ kind: 'rule' });
      at += 1;
    } else if (/^```/.test(line)) {
      const end = lines.findIndex((other, index) => index > at && /^```/.test(other));
      found.push({ kind: 'code', text: lines.slice(at + 1, end < 0 ? undefined : end).join('\n') });
      at = end < 0 ? lines.length : end + 1;
    } else if (/^>/.test(line)) {
      const from = at;
      while (at < lines.length && /^>/.test(lines[at]!)) at += 1;
      found.push({ kind: 'quote', blocks: blocks(lines.slice(from, at).map((quoted) => quoted.replace(/^>\s?/, ''))) });
    } else if (line.includes('|') && /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(lines[at + 1] ?? '')) {
      const from = at + 2;
      at = from;
      while (at < lines.length && lines[at]!.includes('|')) at += 1;
      found.push({
        kind: 'table',
        head: cells(line).map(inline),
        rows: lines.slice(from, at).map((row) => cells(row).map(inline)),
      });
    } else if (ITEM.test(line)) at = list(lines, at, found);
    else at = paragraph(lines, at, found);
  }
  return found;
}

function paragraph(lines: string[], from: number, found: Block[]): number {
  let at = from + 1;
  while (at < lines.length && lines[at]!.trim() && !/^(#{1,6}\s|>|```)/.test(lines[at]!) && !ITEM.test(lines[at]!))
    at += 1;
  const [words, anchor] = takeAnchor(
    lines
      .slice(from, at)
      .map((line) => line.trim())
      .join(' '),
  );
  found.push({ kind: 'paragraph', id: anchor, spans: inline(words) });
  return at;
}

function list(lines: string[], from: number, found: Block[]): number {
  const [, indent, mark] = ITEM.exec(lines[from]!)!;
  const ordered = /\d/.test(mark!);
  const items: Block[][] = [];
  let at = from;
  while (at < lines.length) {
    const item = ITEM.exec(lines[at]!);
    if (!item || item[1]!.length !== indent!.length || /\d/.test(item[2]!) !== ordered) break;
    const inner = [item[3]!];
    const deep = indent!.length + 2;
    at += 1;
    while (at < lines.length) {
      const next = lines[at]!;
      const inside =
        next.startsWith(' '.repeat(deep)) || (!next.trim() && (lines[at + 1] ?? '').startsWith(' '.repeat(deep)));
      const lazy = next.trim() && !ITEM.test(next) && !/^(#{1,6}\s|>|```)/.test(next) && inner.at(-1)!.trim() !== '';
      if (!inside && !lazy) break;
      inner.push(next.slice(0, deep).trim() ? next.trimStart() : next.slice(deep));
      at += 1;
    }
    items.push(blocks(inner));
    while (at < lines.length && !lines[at]!.trim() && ITEM.exec(lines[at + 1] ?? '')?.[1] === indent) at += 1;
  }
  found.push({ kind: 'list', ordered, items });
  return at;
}

export interface Entry {
  id: string;
  level: number;
  text: string;
}

/** Headings as a table of contents. */
export function contents(found: readonly Block[]): Entry[] {
  return found.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, level: block.level, text: plain(block.spans) }] : [],
  );
}

export function plain(spans: readonly Span[]): string {
  return spans.map((span) => ('text' in span ? span.text : 'spans' in span ? plain(span.spans) : '')).join('');
}

/** The anchor a rule is found at: itself, or the nearest paragraph above it (R6.3.1 → R6.3 → R6). */
export function anchorFor(found: readonly Block[], rule: string): string {
  const ids = new Set(anchors(found));
  let wanted = rule;
  while (wanted) {
    for (const spelling of [wanted, wanted.replace(/^R/, ''), `R${wanted}`]) if (ids.has(spelling)) return spelling;
    if (!wanted.includes('.')) return '';
    wanted = wanted.slice(0, wanted.lastIndexOf('.'));
  }
  return '';
}

function anchors(found: readonly Block[]): string[] {
  return found.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(anchors);
    if (block.kind === 'quote') return anchors(block.blocks);
    return 'id' in block && block.id ? [block.id] : [];
  });
}
