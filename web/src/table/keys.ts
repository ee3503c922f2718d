/** The keyboard at the table (look.md §7); everything can be played with it. */
import { settings } from '../app/settings.svelte';
import type { TableState } from './table.svelte';

/** Legal targets in reading order: things on the table, then buttons. */
function targets(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-legal], [data-verb]')].filter(
    (node) => node.getClientRects().length > 0 && !node.closest('.flyers'),
  );
}

function typing(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]') !== null;
}

const REGIONS: Record<string, string> = {
  m: '.mat',
  b: '.board, .market',
  o: '.strip',
  l: '[data-region="chronicle"]',
};

/** Answers one key; true when it was ours. `open` shows the command line. */
export function press(table: TableState, root: HTMLElement, event: KeyboardEvent, open: () => void): boolean {
  if (typing(event) || event.ctrlKey || event.metaKey) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const here = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-place]');
  const place = here?.dataset.place ?? table.hovered;
  switch (key) {
    case 'Escape':
      return table.back();
    case 'Enter':
      if (document.activeElement?.matches('button, a, summary') || !(table.ready || table.pending)) return false;
      table.confirm();
      return true;
    case ' ':
      if (
        !(table.player.playing || table.player.paused) ||
        document.activeElement?.matches('button, a, summary, [tabindex]')
      )
        return false;
      table.player.hold(!table.player.paused);
      return true;
    case '/':
      if (!table.ask) return false;
      open();
      return true;
    case '.':
      return verb(table, ['!pass', '!done', '!end']);
    case 'e':
      return verb(table, ['!end', '!done', '!pass']);
    case 'z':
    case 'u':
      if (!table.session.undo) return false;
      table.session.takeBack();
      return true;
    case 'r':
      if (!table.turning) return false;
      table.dial++;
      return true;
    case 'i':
      if (!place) return false;
      table.inspect(table.inspected === place ? null : place);
      return true;
    case 'p': {
      const shown = table.hovered ?? place;
      if (!shown || shown.startsWith('!') || !table.session.shared) return false;
      table.show(shown);
      return true;
    }
    case '?':
      if (!place) return false;
      table.inspect(place);
      table.why(place);
      return true;
    case 'g':
      settings.set('coordinates', !settings.now.coordinates);
      return true;
    case 't': {
      const layers = [
        ...new Set(
          table.scene.elements.flatMap((element) =>
            element.kind === 'overlay' && element.layer ? [element.layer] : [],
          ),
        ),
      ];
      if (!layers.length) return false;
      settings.set('hidden', settings.now.hidden.length ? [] : layers);
      return true;
    }
    case 'ArrowLeft':
    case 'ArrowRight':
      return beside(here ?? null, key === 'ArrowRight' ? 1 : -1);
  }
  if (/^[1-9]$/.test(key)) {
    const node = targets(root)[Number(key) - 1];
    if (!node) return false;
    node.focus({ preventScroll: false });
    if (node.dataset.place) table.press(node.dataset.place);
    else node.click();
    return true;
  }
  const region = REGIONS[key];
  if (region) {
    const node = root.querySelector<HTMLElement>(region);
    const inner = node?.matches('[tabindex="0"], button')
      ? node
      : node?.querySelector<HTMLElement>('[data-legal], [tabindex="0"], button');
    (inner ?? node)?.focus();
    node?.scrollIntoView({ block: 'nearest' });
    return Boolean(node);
  }
  return false;
}

function verb(table: TableState, names: string[]): boolean {
  const step = names.find((name) => table.verbs.includes(name));
  if (!step) return false;
  table.press(step);
  return true;
}

/** Walk among the things of one zone. */
function beside(here: HTMLElement | null, way: number): boolean {
  const list = here?.closest('[role="list"], ol');
  if (!here || !list) return false;
  const things = [...list.querySelectorAll<HTMLElement>('[data-id][data-place]')];
  const next = things[things.indexOf(here) + way];
  next?.focus();
  return Boolean(next);
}

/** Digits on the first nine legal targets while Alt is held. */
export function number(root: HTMLElement, on: boolean): void {
  for (const node of root.querySelectorAll<HTMLElement>('[data-n]')) delete node.dataset.n;
  if (on) for (const [index, node] of targets(root).slice(0, 9).entries()) node.dataset.n = String(index + 1);
}
