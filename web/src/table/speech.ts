/** Names and spoken forms: what a person calls a thing, for labels, the inspector and screen readers. */
import type { AnyElement, Catalogue, Face, Ground, Msg, Option, Piece, Pip } from '../wire';
import type { Words } from '../words/words';
import { regionCells } from './board/grid';
import { columnLetters, rowNumber, way } from './coordinates';
import { cell, isVerb, parsePlace } from './places';
import type { Tree } from './tree';

export class Speech {
  /** Whose pieces there are, by the name they have in common. */
  private owners: Map<string, Set<number>> | null = null;

  constructor(
    readonly words: Words,
    private readonly tree: Tree,
    private readonly catalogue: Catalogue,
  ) {}

  face(element: AnyElement): Face | undefined {
    return element.kind === 'card' && element.face ? this.catalogue.faces[element.face] : undefined;
  }

  /** What a person calls an element. */
  name(element: AnyElement): string {
    if (element.label) return this.words.text(element.label);
    const face = this.face(element);
    if (face) return this.words.text(face.title);
    if (element.kind === 'note') return this.words.text(element.text);
    if (element.kind === 'counter') return this.icon(element.icon);
    if (element.kind === 'piece')
      return [element.icon ? this.icon(element.icon) : this.words.say(`shape-${element.shape}`), element.value]
        .filter(Boolean)
        .join(' ');
    if (element.kind === 'card') return this.words.say('face-down');
    if (element.kind === 'die') return [this.words.say('die'), element.value].filter(Boolean).join(' ');
    return '';
  }

  /** Name of any place: element, slot, cell, edge or verb. */
  place(spelling: string, verb?: (name: string) => Msg | undefined): string {
    if (isVerb(spelling)) return this.words.text(verb?.(spelling.slice(1))) || spelling.slice(1);
    const place = parsePlace(spelling);
    switch (place.kind) {
      case 'table':
        return '';
      case 'element': {
        const element = this.tree.get(place.id);
        return element ? this.name(element) : '';
      }
      case 'slot':
        return this.slot(place.id, place.slot);
      case 'cell':
        return this.cell(place.id, place.x, place.y);
      case 'edge':
        return this.words.say('edge-of-place', {
          place: this.cell(place.id, place.x, place.y),
          side: this.words.say(`side-${place.side}`),
        });
    }
  }

  /** What a slot is called, without what it belongs to. */
  slotName(spelling: string): string {
    const place = parsePlace(spelling);
    const element = place.kind === 'slot' ? this.tree.get(place.id) : undefined;
    const slots = element?.kind === 'zone' || element?.kind === 'tile' ? element.slots : undefined;
    const known = place.kind === 'slot' ? slots?.find((each) => each.name === place.slot) : undefined;
    return known?.label ? this.words.text(known.label) : this.place(spelling);
  }

  private slot(id: string, slot: string): string {
    const element = this.tree.get(id);
    if (!element) return slot;
    if (element.kind === 'track')
      return [
        this.name(element),
        this.words.text(element.steps[Number(slot) - (element.first ?? 0)]?.label) || slot,
      ].join(', ');
    const slots = element.kind === 'zone' || element.kind === 'tile' ? element.slots : this.face(element)?.slots;
    const label =
      slots?.find((each) => each.name === slot)?.label ??
      this.face(element)?.rows?.find((row) => row.id === slot)?.head;
    return [this.name(element), label ? this.words.text(label) : slot].filter(Boolean).join(', ');
  }

  /** Name of a cell in its board's way of naming. */
  private cell(id: string, x: number, y: number): string {
    const board = this.tree.get(id);
    if (board?.kind !== 'board') return `${x}, ${y}`;
    if ((board.naming ?? 'letter') === 'letter')
      return this.words.say('cell-letter', {
        column: columnLetters(x - (board.size?.[0] ?? 0)),
        row: rowNumber(y - (board.size?.[1] ?? 0)),
      });
    const origin = parsePlace(board.origin ?? '');
    const [ox, oy] = origin.kind === 'cell' ? [origin.x, origin.y] : [0, 0];
    const steps = way(board.grid, x - ox, y - oy);
    const label = board.naming === 'label' || !steps.length ? this.tree.tileOn(cell(id, x, y))?.label : null;
    if (label) return this.words.text(label);
    const parts = steps.map(([side, n]) => this.words.say(`compass-${side}`, { n }));
    return parts.length ? this.words.list(parts) : this.words.say('compass-here');
  }

  /** What an icon stands for; of so many, where its word tells one from several. */
  icon(name: string, n?: number | null): string {
    const id = `icon-${name.replace(/[.:_]/g, '-')}`;
    const tail = name.replace(/.*\./, '');
    const args: Record<string, number> = n == null ? {} : { n };
    return this.words.named(id, args) ?? this.words.named(`icon-${tail}`, args) ?? tail.replace(/[-_]/g, ' ');
  }

  pip(pip: Pip, signed = false): string {
    const amount =
      pip.n == null
        ? ''
        : pip.most != null
          ? `${pip.n}/${pip.most}`
          : signed && pip.n > 0
            ? `+${pip.n}`
            : String(pip.n);
    const name = pip.label ? this.words.text(pip.label) : this.icon(pip.icon, pip.n ?? 1);
    const so = amount.replace('-', '−');
    return [name, pip.about && so ? this.words.say('about-so-many', { n: so }) : so].filter(Boolean).join(' ');
  }

  pips(pips: readonly Pip[] | undefined, signed = false): string {
    return (pips ?? []).map((pip) => this.pip(pip, signed)).join(', ');
  }

  state(name: string): string {
    const id = `state-${name.replace(/[._]/g, '-')}`;
    return this.words.named(id) ?? name;
  }

  /** An element in one line, with everything that can be seen of it. */
  line(element: AnyElement): string {
    const parts = [this.name(element)];
    switch (element.kind) {
      case 'card': {
        const face = this.face(element);
        if (face?.ranks?.length)
          parts.push(this.words.say('ranks', { n: face.ranks.length }), face.ranks.filter(Boolean).join(', '));
        if (face?.corner?.length) parts.push(this.pips(face.corner));
        parts.push(this.pips(element.pips), ...(element.states ?? []).map((state) => this.state(state)));
        if (element.tapped) parts.push(this.state('spent'));
        break;
      }
      case 'piece':
        if (element.owner != null && this.shared(element)) parts[0] += ` (${this.words.person(element.owner)})`;
        if ((element.n ?? 1) > 1) parts.push(`× ${element.n}`);
        parts.push(this.pips(element.stats), ...(element.states ?? []).map((state) => this.state(state)));
        break;
      case 'counter':
        parts.push(
          element.most != null ? this.words.say('of', { n: element.value, most: element.most }) : String(element.value),
        );
        break;
      case 'tile':
        // A sign that the name tells already is not told twice.
        parts.push(
          this.pips(
            element.marks?.filter(
              (pip) => pip.n != null || !parts[0]!.toLowerCase().includes(this.pip(pip).toLowerCase()),
            ),
          ),
        );
        if (element.walls?.length)
          parts.push(
            this.words.say('walls', { sides: element.walls.map((side) => this.words.say(`side-${side}`)).join(', ') }),
          );
        break;
      case 'note':
        if (element.goal != null) parts.push(this.words.say('of', { n: element.done ?? 0, most: element.goal }));
        break;
      case 'die':
        if (element.state) parts.push(this.state(element.state));
        break;
    }
    return parts.filter(Boolean).join(', ');
  }

  /** Several people have pieces that are called so: then each is told with its owner, as in the terminal. */
  private shared(piece: Piece): boolean {
    const key = (each: Piece): string => JSON.stringify(each.label ?? null);
    if (!this.owners) {
      this.owners = new Map();
      for (const each of this.tree.byId.values())
        if (each.kind === 'piece' && each.owner != null)
          this.owners.set(key(each), (this.owners.get(key(each)) ?? new Set()).add(each.owner));
    }
    return (this.owners.get(key(piece))?.size ?? 0) > 1;
  }

  /** What stands on a cell, and in the slots of the tile that lies there. */
  standing(spelling: string): AnyElement[] {
    const tile = this.tree.tileOn(spelling);
    return [...this.tree.at(spelling), ...(tile ? this.tree.within(tile.id) : [])].filter(
      (each) => each.kind !== 'tile' && each.kind !== 'overlay',
    );
  }

  /** A place in one line: its name and what lies there. */
  placeLine(spelling: string): string {
    const place = parsePlace(spelling);
    if (place.kind === 'element') {
      const element = this.tree.get(place.id);
      return element ? this.line(element) : '';
    }
    const parts = [this.place(spelling)];
    if (place.kind === 'cell') {
      const tile = this.tree.tileOn(spelling);
      if (tile && this.name(tile) !== parts[0]) parts.push(this.line(tile));
      const ground = this.ground(spelling);
      if (ground) parts.push(ground);
    }
    const here = place.kind === 'cell' ? this.standing(spelling) : this.tree.at(spelling);
    parts.push(...here.filter((element) => element.kind !== 'tile').map((element) => this.line(element)));
    return parts.filter(Boolean).join('; ');
  }

  /** What the ground of a fixed board is called here, what it stops, and the regions it belongs to. */
  ground(spelling: string): string {
    const place = parsePlace(spelling);
    if (place.kind !== 'cell') return '';
    const board = this.tree.get(place.id);
    if (board?.kind !== 'board') return '';
    const ground = this.legend(spelling);
    const stops = (ground?.stops ?? []).map((stop) => this.words.say(`stops-${stop}`));
    const regions = (board.regions ?? [])
      .filter((region) => regionCells(region.cells).some(([x, y]) => x === place.x && y === place.y))
      .map((region) => this.words.text(region.label));
    return [this.words.text(ground?.label), ...stops, ...regions].filter(Boolean).join(', ');
  }

  /** The look of the ground of a fixed board at a cell; empty elsewhere. */
  skin(spelling: string): string {
    return this.legend(spelling)?.face ?? '';
  }

  private legend(spelling: string): Ground | undefined {
    const place = parsePlace(spelling);
    const board = place.kind === 'cell' ? this.tree.get(place.id) : undefined;
    if (place.kind !== 'cell' || board?.kind !== 'board') return undefined;
    const sign = board.ground?.[place.y - (board.size?.[1] ?? 0)]?.[place.x - (board.size?.[0] ?? 0)];
    return sign === undefined ? undefined : board.legend?.[sign];
  }

  /** An option in words: its own label, or the names along its path. */
  option(option: Option, verb?: (name: string) => Msg | undefined): string {
    const named = option.label
      ? this.words.text(option.label)
      : option.path
          .map((step) => this.place(step, verb))
          .filter(Boolean)
          .join(' → ');
    return named || option.name;
  }
}
