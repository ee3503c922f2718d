/** Things travel from where they were to where they are: clones fly above the table, the real ones wait for them. */
import type { Flow } from '../../wire';

interface Seen {
  node: HTMLElement;
  box: DOMRect;
  /** What it showed: a change turns it over. */
  face: string;
}

export type Before = Map<string, Seen>;

export interface Manner {
  ms: number;
  /** Cross-fade instead of moving. */
  still: boolean;
}

/** Where everything with an id is on the screen now. */
export function capture(root: HTMLElement): Before {
  const seen: Before = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-id]')) {
    const box = node.getBoundingClientRect();
    if (box.width && box.height) seen.set(node.dataset.id!, { node, box, face: node.dataset.face ?? '' });
  }
  return seen;
}

/** Where a place is on the screen, or the nearest thing that holds it: a folded mat stands for all it holds. */
function boxOf(root: HTMLElement, before: Before, place: string): DOMRect | null {
  if (!place) return null;
  const known = before.get(place);
  if (known) return known.box;
  const node = find(root, place) ?? find(root, place.replace(/[#@].*/, ''));
  return node ? node.getBoundingClientRect() : null;
}

function find(root: HTMLElement, place: string): globalThis.Element | null {
  const name = CSS.escape(place);
  return root.querySelector(`[data-id="${name}"], [data-place="${name}"], [data-holds~="${name}"]`);
}

export async function travel(root: HTMLElement, before: Before, flows: readonly Flow[], manner: Manner): Promise<void> {
  const layer = root.querySelector<HTMLElement>('.flyers');
  if (!layer || manner.ms <= 0) return;
  const from = new Map(flows.filter((flow) => flow.was).map((flow) => [flow.id, flow.was!]));
  const to = new Map(flows.filter((flow) => flow.to).map((flow) => [flow.id, flow.to!]));
  // All is measured before anything changes: a look after a change lays the whole table out again.
  const flights: (() => Promise<unknown>)[] = [];
  const origin = layer.getBoundingClientRect();
  const present = new Set<string>();
  let leaving = 0;
  for (const node of root.querySelectorAll<HTMLElement>('[data-id]')) {
    const id = node.dataset.id!;
    present.add(id);
    const box = node.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const was = before.get(id);
    const start = was?.box ?? boxOf(root, before, from.get(id) ?? '');
    const turned = was ? was.face !== (node.dataset.face ?? '') : Boolean(from.get(id));
    if (!start) {
      if (!was) flights.push(() => appear(node, manner));
    } else if (far(start, box) || turned) {
      const delay = Math.min(leaving++, 8) * (manner.still ? 0 : manner.ms * 0.18);
      const size = ownSize(node, box);
      flights.push(() => fly(layer, node, start, box, { manner, delay, turned, keep: true, origin, size }));
    }
  }
  for (const [id, was] of before) {
    if (present.has(id)) continue;
    const end = boxOf(root, before, to.get(id) ?? '');
    if (!end) continue;
    const size = ownSize(was.node, was.box);
    flights.push(() =>
      fly(layer, was.node, was.box, end, { manner, delay: 0, turned: false, keep: false, origin, size }),
    );
  }
  await Promise.all(flights.map((flight) => flight()));
}

/** Before the camera made it larger or smaller; what is gone from the page has only the size it had. */
function ownSize(node: HTMLElement, box: DOMRect): [width: number, height: number] {
  return [node.offsetWidth || box.width, node.offsetHeight || box.height];
}

function far(a: DOMRect, b: DOMRect): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) > 6 || Math.abs(a.width - b.width) > 6;
}

function appear(node: HTMLElement, manner: Manner): Promise<unknown> {
  return node
    .animate([{ opacity: 0 }, { opacity: 1 }], { duration: Math.min(200, manner.ms), easing: 'ease-out' })
    .finished.catch(() => undefined);
}

interface Flight {
  manner: Manner;
  delay: number;
  turned: boolean;
  /** The real thing is on the table and shows itself when the flyer has landed. */
  keep: boolean;
  /** Where the layer lies on the screen. */
  origin: DOMRect;
  size: [width: number, height: number];
}

async function fly(layer: HTMLElement, node: HTMLElement, start: DOMRect, end: DOMRect, flight: Flight): Promise<void> {
  const { manner, delay, turned, keep, origin } = flight;
  if (manner.still) {
    if (keep) await appear(node, manner);
    return;
  }
  const clone = node.cloneNode(true) as HTMLElement;
  const [width, height] = flight.size;
  for (const inner of [clone, ...clone.querySelectorAll<HTMLElement>('[data-id],[data-place]')]) {
    delete inner.dataset.id;
    delete inner.dataset.place;
    delete inner.dataset.legal;
    inner.removeAttribute('tabindex');
  }
  clone.classList.add('flyer');
  clone.style.cssText += `;position:fixed;left:0;top:0;margin:0;width:${width}px;height:${height}px;transform-origin:0 0;visibility:visible;z-index:1`;
  layer.append(clone);
  const at = (box: DOMRect, lift: number): string =>
    `translate(${box.x - origin.x}px, ${box.y - origin.y - lift}px) scale(${box.width / width}, ${box.height / height})`;
  const middle = new DOMRect(
    (start.x + end.x) / 2,
    (start.y + end.y) / 2,
    (start.width + end.width) / 2,
    (start.height + end.height) / 2,
  );
  const lift = Math.min(46, Math.hypot(start.x - end.x, start.y - end.y) * 0.12);
  if (keep) node.style.visibility = 'hidden';
  const turn = turned ? ' rotateY(86deg)' : '';
  const motion = clone.animate(
    [
      { transform: at(start, 0) + turn, opacity: 1 },
      { transform: at(middle, lift), opacity: 1, offset: 0.5 },
      { transform: at(end, 0), opacity: keep ? 1 : 0.2 },
    ],
    { duration: manner.ms, delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' },
  );
  await motion.finished.catch(() => undefined);
  if (keep) node.style.visibility = '';
  clone.remove();
}
