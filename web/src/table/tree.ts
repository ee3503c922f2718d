/** The scene as a tree: who lies where, for quick questions while drawing. */
import type { AnyElement, Scene, Tile } from '../wire';
import { cell, holder, parsePlace } from './places';

const NOTHING: readonly AnyElement[] = [];

export class Tree {
  readonly byId = new Map<string, AnyElement>();
  /** Children by exact place. */
  private readonly places = new Map<string, AnyElement[]>();
  /** Children by holding element, whatever the slot, step or cell. */
  private readonly holders = new Map<string, AnyElement[]>();
  /** Tiles by the cells they cover. */
  private readonly ground = new Map<string, Tile>();

  constructor(readonly scene: Scene) {
    for (const element of scene.elements) {
      this.byId.set(element.id, element);
      const at = element.at ?? '';
      push(this.places, at, element);
      push(this.holders, holder(at), element);
      if (element.kind === 'tile') for (const place of covered(element)) this.ground.set(place, element);
    }
  }

  get(id: string): AnyElement | undefined {
    return this.byId.get(id);
  }

  /** What lies exactly here. */
  at(place: string): readonly AnyElement[] {
    return this.places.get(place) ?? NOTHING;
  }

  /** What lies anywhere within an element. */
  within(id: string): readonly AnyElement[] {
    return this.holders.get(id) ?? NOTHING;
  }

  tileOn(place: string): Tile | undefined {
    return this.ground.get(place);
  }

  /** A thing and everything that it lies in, inner first: what a click on it may mean. */
  chain(spelling: string): string[] {
    const found: string[] = [];
    let next = spelling;
    while (next && !found.includes(next)) {
      found.push(next);
      const place = parsePlace(next);
      if (place.kind === 'element') {
        const element = this.byId.get(next);
        if (element?.kind === 'tile' || element?.kind === 'piece')
          found.push(
            ...covered(element)
              .slice(1)
              .filter((over) => !found.includes(over)),
          );
        next = element?.at ?? '';
        continue;
      }
      if (place.kind === 'cell') {
        const tile = this.ground.get(next);
        if (tile && !found.includes(tile.id)) found.push(tile.id);
      }
      next = place.kind === 'table' ? '' : place.id;
    }
    return found;
  }

  /** The seat an element or place belongs to through its mat. */
  ownerOf(spelling: string): number | null {
    for (const place of this.chain(spelling)) {
      const element = this.byId.get(place);
      if (element?.kind === 'area' && element.role === 'mat') return element.owner ?? null;
    }
    return null;
  }
}

function push(map: Map<string, AnyElement[]>, key: string, element: AnyElement): void {
  const list = map.get(key);
  if (list) list.push(element);
  else map.set(key, [element]);
}

/** All cells a tile or piece covers, its anchor first. */
export function covered(element: { at?: string; over?: [number, number][] }): string[] {
  const anchor = parsePlace(element.at ?? '');
  if (anchor.kind !== 'cell') return [];
  return [[0, 0], ...(element.over ?? [])].map(([dx, dy]) => cell(anchor.id, anchor.x + dx!, anchor.y + dy!));
}

/** Equal pieces nobody is asked about one by one are one piece with a number. */
export function alike(things: readonly AnyElement[], asked: (id: string) => boolean): AnyElement[] {
  const found = new Map<string, AnyElement>();
  for (const thing of things) {
    const plain = thing.kind === 'piece' && !asked(thing.id);
    const key = plain
      ? [thing.shape, thing.value, thing.icon, thing.tone, thing.owner, thing.down, ...(thing.states ?? [])].join('|')
      : thing.id;
    const first = found.get(key);
    if (first?.kind === 'piece' && thing.kind === 'piece')
      found.set(key, { ...first, n: (first.n ?? 1) + (thing.n ?? 1) });
    else found.set(key, thing);
  }
  return [...found.values()];
}
