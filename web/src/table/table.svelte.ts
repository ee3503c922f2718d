/** The state of one table on this screen: what is shown, what is asked, what is pointed at. */
import { getContext, setContext } from 'svelte';
import { settings } from '../app/settings.svelte';
import type { Session } from '../session.svelte';
import type { AnyElement, Ask, Beat, Blocked, Foresight, Msg, Option, Pip, Scene } from '../wire';
import { layout } from './layout';
import { Player } from './motion/player.svelte';
import { CROWD } from './board/crowd';
import { isVerb, parsePlace } from './places';
import * as pointing from './pointing';
import { Speech } from './speech';
import { Theme } from './theme';
import { Tree } from './tree';

/** What a place is in the current question. */
export interface Status {
  /** Lit: may be chosen now. */
  legal: boolean;
  /** Already pointed at, toggled on, or assigned. */
  chosen: boolean;
  blocked: Blocked | null;
  /** Options a click leads to. */
  options: Option[];
}

const EMPTY: Scene = { v: 1, phase: { t: 'm', id: 'table-loading' }, seats: [], elements: [] };
const KEY = Symbol('table');

export class TableState {
  readonly player: Player;
  /** Which of the questions is being answered; the first is the one that holds up the match. */
  asked = $state(0);
  /** Things pointed at so far, in any order. */
  steps: string[] = $state.raw([]);
  /** Names toggled on in a `many` question. */
  chosen: string[] = $state.raw([]);
  assigned: (string | null)[] = $state.raw([]);
  /** Pieces given up in a `pay` question, by kind; at first the cheapest way. */
  paying: pointing.Payment = $state.raw({});
  /** What one may do out of turn is open, in place of the question. */
  besides = $state(false);
  /** Place of an assign question that the next thing goes to. */
  aimed: number | null = $state(null);
  /** Which way a tile lies, which amount a stepper shows. */
  dial = $state(0);
  /** An answer that waits for “yes”. */
  pending: Option | null = $state.raw(null);
  pendingNames: string[] = $state.raw([]);
  /** Under the pointer or the focus. */
  hovered: string | null = $state(null);
  /** The last press was a finger's: browsers then report a mouse that rests where it tapped, but nobody points there. */
  finger = false;
  /** Selected by a first tap. */
  held: string | null = $state(null);
  /** Opened in the inspector until closed. */
  inspected: string | null = $state(null);
  /** A crowded cell that is shown large. */
  closeup: string | null = $state(null);
  /** Lit from the chronicle. */
  lit: string | null = $state(null);
  /** Seat whose whole mat is open. */
  opened: number | null = $state(null);
  /** A reason to be read, from a click on something blocked or from the server. */
  reason: { text: Msg; rule: string; place: string } | null = $state.raw(null);
  /** What happened since the viewer's last answer is open. */
  recap = $state(false);
  /** The question whose hint was closed. */
  unhinted = $state('');
  /** The next thing pressed is shown to the others, not chosen. */
  showing = $state(false);
  /** Digits are shown on legal targets while Alt is held. */
  numbered = $state(false);
  /** At first as large as the window: nothing is laid out for another screen than the one it is on. */
  width = $state(globalThis.document?.documentElement.clientWidth || 1440);
  height = $state(globalThis.document?.documentElement.clientHeight || 900);

  constructor(readonly session: Session) {
    this.player = new Player(session);
  }

  readonly scene: Scene = $derived.by(() => this.player.scene ?? EMPTY);
  readonly theme: Theme = $derived.by(() => new Theme(this.session.catalogue));
  /** Questions are put only when everything before them was shown. */
  readonly asks: Ask[] = $derived.by(() => (this.player.playing || this.player.looking ? [] : this.session.asks));
  /** What may be done out of turn; nothing where the questions offer all of it themselves. */
  readonly aside: Ask | null = $derived.by(() => {
    const aside = this.player.playing || this.player.looking ? null : this.session.aside;
    const asked = new Set(this.session.asks.flatMap((ask) => ask.options.map((option) => option.name)));
    return aside?.options.some((option) => !asked.has(option.name)) ? aside : null;
  });
  readonly ask: Ask | null = $derived.by(() =>
    this.besides && this.aside ? this.aside : (this.asks[this.asked] ?? this.asks[0] ?? null),
  );
  readonly tree: Tree = $derived.by(() => new Tree(this.moved(this.scene)));
  readonly layout = $derived.by(() => layout(this.scene, this.tree, this.session.viewer));
  readonly speech: Speech = $derived.by(() => new Speech(this.session.words, this.tree, this.session.catalogue));
  /** A phone on its side: the shared space has the height of the screen, all else stands in one column beside it. */
  readonly lying: boolean = $derived.by(() => this.height < 520 && this.width >= 600);
  readonly shape: 'wide' | 'tablet' | 'narrow' = $derived.by(() =>
    this.lying || this.width < 700 ? 'narrow' : this.width >= 1180 ? 'wide' : 'tablet',
  );

  readonly narrowed = $derived.by(() => pointing.narrow(this.ask?.options ?? [], this.steps));
  readonly blocked = $derived.by(() =>
    this.ask ? pointing.blockedNow(this.ask, this.steps) : new Map<string, Blocked>(),
  );
  /** Options that a stepper or a turn handle chooses among. */
  readonly amounts = $derived.by(() => (this.pickable ? pointing.amounts(this.narrowed.options) : null));
  readonly turning = $derived.by(() => (this.pickable ? pointing.turns(this.narrowed.options, this.steps) : null));
  readonly dialled: Option | null = $derived.by(() => {
    const options = this.amounts ?? this.turning;
    return options ? options[((this.dial % options.length) + options.length) % options.length]! : null;
  });
  /** Verbs offered now: as buttons in the bar, or as a ring at the thing pointed at last. */
  readonly verbs: string[] = $derived.by(() => {
    if (!this.pickable || this.amounts || this.turning) return [];
    const offered = this.narrowed.next.filter(isVerb);
    // A verb that comes later is offered at once only where it can mean just one thing; an amount means nothing alone.
    for (const step of this.narrowed.later) {
      const options = isVerb(step) && !offered.includes(step) ? this.verbOptions(step) : [];
      if (options.length === 1 && options[0]!.n == null) offered.push(step);
    }
    const weight = (step: string): number => this.ask?.verbs?.[step.slice(1)]?.weight ?? 1;
    return offered.sort((a, b) => weight(b) - weight(a));
  });
  readonly statuses: Map<string, Status> = $derived.by(() => this.judge());

  /** What a click would mean: the thing under the pointer, or the lit place it stands on. */
  readonly pointed: string | null = $derived.by(() => {
    const place = this.hovered ?? this.held;
    if (!place || isVerb(place) || this.statuses.has(place)) return place;
    return this.tree.chain(place).find((each) => this.statuses.get(each)?.legal) ?? place;
  });

  /** Previews of what would be, for the thing under the pointer. */
  readonly foreseen: Option | null = $derived.by(() => {
    if (this.pending) return this.pending;
    if (this.dialled) return this.dialled;
    const place = this.pointed;
    const options = place ? (this.statuses.get(place)?.options ?? this.verbOptions(place)) : [];
    return options.length === 1 ? options[0]! : null;
  });
  /** What would follow the answer that is pointed at, once the server has told it. */
  readonly outlook: Foresight | null = $derived.by(() =>
    this.ask?.foresight && this.foreseen ? this.session.outlook(this.ask, this.foreseen.name) : null,
  );
  readonly ghosts: AnyElement[] = $derived.by(
    () =>
      this.foreseen?.preview ??
      (this.pointed ? this.statuses.get(this.pointed)?.blocked?.preview : null) ??
      (this.active ? this.ask?.bill?.preview : null) ??
      [],
  );

  get pickable(): boolean {
    return this.ask !== null && (this.ask.form === 'pick' || this.ask.form === 'window') && !this.pending;
  }

  /** The viewer may answer something now. */
  get active(): boolean {
    return this.ask !== null && this.session.sent !== this.ask.id;
  }

  status(place: string): Status | undefined {
    return this.statuses.get(place);
  }

  private judge(): Map<string, Status> {
    const found = new Map<string, Status>();
    const ask = this.ask;
    if (!ask || this.pending || !this.active) return found;
    const mark = (place: string, change: Partial<Status>): void => {
      const status = found.get(place) ?? { legal: false, chosen: false, blocked: null, options: [] };
      found.set(place, { ...status, ...change });
    };
    if (ask.form === 'many') {
      const full = this.chosen.length >= (ask.most ?? 1);
      for (const option of pointing.toggles(ask)) {
        const on = this.chosen.includes(option.name);
        if (option.path[0]) mark(option.path[0], { legal: !on && !full, chosen: on, options: [option] });
      }
    } else if (ask.bill) {
      for (const option of ask.options) {
        const given = this.paying[option.name] ?? 0;
        if (option.path[0])
          mark(option.path[0], { legal: given < (ask.bill.have[option.name] ?? 0), chosen: given > 0 });
      }
    } else if (ask.form === 'assign') {
      for (const option of ask.options) {
        const thing = pointing.thingOf(ask, option);
        mark(thing, {
          legal: !this.assigned.includes(option.name),
          chosen: this.assigned.includes(option.name),
          options: [option],
        });
      }
      for (const [index, place] of (ask.places ?? []).entries())
        mark(place, { legal: this.aimed !== index, chosen: this.aimed === index });
    } else {
      const single = this.amounts ?? this.turning;
      if (!single)
        for (const place of this.narrowed.next)
          if (!isVerb(place))
            mark(place, { legal: true, options: pointing.narrow(ask.options, [...this.steps, place]).options });
      for (const place of this.steps) mark(place, { chosen: true });
    }
    for (const [place, blocked] of this.blocked) if (!found.get(place)?.legal) mark(place, { blocked });
    return found;
  }

  private verbOptions(step: string): Option[] {
    return isVerb(step) && this.ask ? pointing.narrow(this.ask.options, [...this.steps, step]).options : [];
  }

  /** Things assigned so far lie where they were put, though nobody else knows yet. */
  private moved(scene: Scene): Scene {
    const ask = this.ask;
    if (ask?.form !== 'assign' || !this.assigned.some(Boolean)) return scene;
    const places = new Map<string, string>();
    for (const [index, name] of this.assigned.entries()) {
      const option = ask.options.find((each) => each.name === name);
      if (option) places.set(pointing.thingOf(ask, option), ask.places![index]!);
    }
    const lying = new Set(
      (ask.places ?? []).flatMap((place) =>
        scene.elements.filter((element) => element.at === place).map((element) => element.id),
      ),
    );
    const elements = scene.elements.map((element) => {
      const to = places.get(element.id);
      if (to) return { ...element, at: to };
      return lying.has(element.id) && !places.has(element.id) ? { ...element, at: home(scene, element, ask) } : element;
    });
    return { ...scene, elements };
  }

  /** Pass over everything until the viewer's next question; what happened is then told as a list. */
  leap(): void {
    this.player.leaping = true;
    this.player.skip();
    this.session.hurry?.(true);
  }

  /** The question is there: from now on everything is shown again. */
  private land(): void {
    if (!this.player.leaping) return;
    this.player.leaping = false;
    this.session.hurry?.(false);
    this.recap = true;
  }

  // ---- answering ---------------------------------------------------------------------------------

  /** A new question: nothing is pointed at yet, and an assign question starts from how things lie. */
  reset(): void {
    if (this.ask && this.ask.answered == null) this.land();
    else this.recap = false;
    this.steps = [];
    this.chosen = [];
    this.aimed = null;
    this.dial = 0;
    this.pending = null;
    this.pendingNames = [];
    this.held = null;
    this.reason = null;
    this.closeup = null;
    const ask = this.ask;
    this.paying = ask?.bill?.proposed ?? {};
    this.assigned = ask?.form === 'assign' ? (ask.places ?? []).map((place) => this.lyingAt(ask, place)) : [];
    if (ask?.form === 'many') {
      const auto = ask.options.find((option) => option.name === 'auto');
      this.chosen = auto
        ? auto.path.flatMap((step) =>
            ask.options.filter((option) => option !== auto && option.path[0] === step).map((option) => option.name),
          )
        : [];
    }
  }

  private lyingAt(ask: Ask, place: string): string | null {
    const here = new Set(this.scene.elements.filter((element) => element.at === place).map((element) => element.id));
    return ask.options.find((option) => here.has(pointing.thingOf(ask, option)))?.name ?? null;
  }

  /** A person clicked, tapped or pressed Enter on a place. */
  press(place: string, touch = false): void {
    if (this.showing && !isVerb(place)) return this.show(place);
    this.reason = null;
    const crowd = this.crowdAround(place);
    // A finger is too thick for one of many small things: it opens their cell first.
    if (crowd && this.finger && this.closeup !== crowd) {
      this.closeup = crowd;
      return;
    }
    // A small screen has no room for what was looked at before; a tap that looks at something opens it anew.
    if (this.finger) this.inspected = null;
    if (!this.ask || !this.active) {
      this.inspect(place);
      return;
    }
    const chain = isVerb(place) ? [place] : this.tree.chain(place);
    if (this.ask.form === 'many') return this.toggle(chain, place);
    if (this.ask.form === 'assign') return this.assign(chain, place);
    if (this.ask.bill) return this.give(chain, place);
    const step = pointing.meant(this.narrowed, chain);
    if (!step || this.pending) {
      if (this.steps.includes(place)) this.back();
      else this.explain(chain, place);
      return;
    }
    const { steps, answer } = pointing.point(this.ask.options, this.steps, step);
    if (answer && touch && this.held !== step && !isVerb(step)) {
      this.held = step;
      return;
    }
    this.held = null;
    if (answer) return this.answer([answer.name], answer);
    this.steps = steps;
    this.dial = 0;
    this.closeup = null;
  }

  /** Show the others this place, as the end of what was chosen so far. */
  show(place: string): void {
    this.showing = false;
    this.session.point([...this.steps.filter((step) => !isVerb(step) && step !== place), place].slice(-6));
  }

  private toggle(chain: string[], place: string): void {
    const ask = this.ask!;
    const option = pointing.toggles(ask).find((each) => chain.includes(each.path[0]!));
    if (!option) return this.explain(chain, place);
    if (this.chosen.includes(option.name)) this.chosen = this.chosen.filter((name) => name !== option.name);
    else if ((ask.most ?? 1) === 1) this.chosen = [option.name];
    else if (this.chosen.length < (ask.most ?? 1)) this.chosen = [...this.chosen, option.name];
  }

  private assign(chain: string[], place: string): void {
    const ask = this.ask!;
    const option = ask.options.find((each) => chain[0] === pointing.thingOf(ask, each));
    const slot = (ask.places ?? []).findIndex((each) => chain.includes(each));
    if (option) {
      if (this.assigned.includes(option.name) && this.aimed === null) {
        this.player.around(() => (this.assigned = pointing.takeBack(this.assigned, option.name)));
        this.aimed = slot >= 0 ? slot : null;
        return;
      }
      this.player.around(() => (this.assigned = pointing.assignTo(this.assigned, option.name, this.aimed)));
      this.aimed = null;
      return;
    }
    if (slot >= 0) this.aimed = this.aimed === slot ? null : slot;
    else this.explain(chain, place);
  }

  private give(chain: string[], place: string): void {
    const ask = this.ask!;
    const option = ask.options.find((each) => chain.includes(each.path[0]!));
    if (option) this.paying = pointing.giveMore(ask.bill!, this.paying, option.name);
    else this.explain(chain, place);
  }

  /** Turn to what one may do out of turn, or back to the question. */
  beside(open: boolean): void {
    this.besides = open;
    this.reset();
  }

  /** One step back in pointing. False when there was nothing to go back to. */
  back(): boolean {
    if (this.showing) this.showing = false;
    else if (this.pending) this.pending = null;
    else if (this.closeup) this.closeup = null;
    else if (this.held) this.held = null;
    else if (this.reason) this.reason = null;
    else if (this.aimed !== null) this.aimed = null;
    else if (this.steps.length) this.steps = this.steps.slice(0, -1);
    else if (this.besides) this.beside(false);
    else if (this.inspected) this.inspected = null;
    else if (this.opened !== null) this.opened = null;
    else return false;
    return true;
  }

  /** Names that Confirm would send, when they make a legal answer. */
  readonly ready: string[] | null = $derived.by(() => {
    const ask = this.ask;
    if (!ask) return null;
    if (ask.form === 'many') return pointing.manyReady(ask, this.chosen) ? this.chosen : null;
    if (ask.bill) return pointing.settles(ask.bill, this.paying) ? pointing.piecesOf(ask, this.paying) : null;
    if (ask.form === 'assign')
      return this.assigned.length && this.assigned.every(Boolean) ? (this.assigned as string[]) : null;
    if (this.dialled) return [this.dialled.name];
    if (this.held) {
      const { answer } = pointing.point(ask.options, this.steps, this.held);
      return answer ? [answer.name] : null;
    }
    return this.narrowed.complete ? [this.narrowed.complete.name] : null;
  });

  confirm(): void {
    if (this.pending) return this.deliver(this.pendingNames);
    if (!this.ready) return;
    const option = this.ready.length === 1 ? this.ask!.options.find((each) => each.name === this.ready![0]) : undefined;
    this.answer(this.ready, option ?? null);
  }

  private answer(names: string[], option: Option | null): void {
    if (option?.confirm || (settings.now.confirm && option)) {
      this.pending = option;
      this.pendingNames = names;
      return;
    }
    this.deliver(names);
  }

  private deliver(names: string[]): void {
    const ask = this.ask;
    if (!ask) return;
    this.pending = null;
    this.besides = false;
    this.session.answer(ask, names);
  }

  // ---- looking -----------------------------------------------------------------------------------

  /** Say why something cannot be chosen; ask the server when the question does not tell. */
  private explain(chain: string[], place: string): void {
    this.inspect(place);
    const told = chain.map((each) => this.blocked.get(each)).find(Boolean);
    if (told) this.reason = { text: told.why, rule: told.rule ?? '', place };
  }

  /** Answers that choosing this place gives or leads to; what lies in an answer stands for it. */
  answersAt(place: string): readonly Option[] {
    if (!this.active || !this.ask || isVerb(place)) return [];
    const chain = this.tree.chain(place);
    const lit = chain.map((each) => this.statuses.get(each)?.options ?? []).find((options) => options.length);
    if (lit) return lit;
    if (!this.pickable) return [];
    const later = chain.find((each) => this.narrowed.later.has(each));
    return later ? this.narrowed.options.filter((option) => option.path.includes(later)) : [];
  }

  why(place: string): void {
    if (this.answersAt(place).length) return; // the inspector says what choosing it does
    const told = this.tree
      .chain(place)
      .map((each) => this.blocked.get(each))
      .find(Boolean);
    if (told) this.reason = { text: told.why, rule: told.rule ?? '', place };
    else if (this.ask) this.session.send({ type: 'why', ask: this.ask.id, place });
  }

  /** A pointer came over a place; a finger does not hover. */
  hover(place: string, event: PointerEvent): void {
    if (event.pointerType !== 'touch' && !this.finger) this.hovered = place;
  }

  /** Pointer or focus left a place; noted a moment later, because a thing may lose the focus while it is being redrawn. */
  left(place: string): void {
    queueMicrotask(() => {
      if (this.hovered === place) this.hovered = null;
    });
  }

  inspect(place: string | null): void {
    this.inspected = place;
    this.closeup = place && this.crowdAround(place);
  }

  /** Everything that stands on a cell or lies in its tile's slots. */
  crowd(place: string): readonly AnyElement[] {
    const tile = this.tree.tileOn(place);
    return [...this.tree.at(place), ...(tile ? this.tree.within(tile.id) : [])].filter(
      (element) => element.kind !== 'tile' && element.kind !== 'overlay',
    );
  }

  /** The cell a thing stands on, if many stand there. */
  private crowdAround(place: string): string | null {
    if (isVerb(place)) return null;
    const found = this.tree.chain(place).find((each) => parsePlace(each).kind === 'cell');
    return found && this.crowd(found).length >= CROWD ? found : null;
  }

  rule(reference: string): void {
    this.session.rules?.(reference);
  }

  /** Chips of what a place surely brings, when it leads to one option. */
  gives(place: string): readonly Pip[] {
    const options = this.statuses.get(place)?.options ?? [];
    return options.length === 1 ? (options[0]!.gives ?? []) : [];
  }

  /** Chronicle as far as it was shown. */
  readonly told: Beat[] = $derived.by(() => {
    const beats = this.session.beats;
    return this.player.queued ? beats.slice(0, beats.length - this.player.queued) : beats;
  });
}

/** Where an assigned thing goes when it is taken off its place: beside the other things of the question. */
function home(scene: Scene, element: AnyElement, ask: Ask): string {
  const places = new Set(ask.places ?? []);
  for (const option of ask.options) {
    const other = scene.elements.find((each) => each.id === pointing.thingOf(ask, option));
    if (other && other.id !== element.id && !places.has(other.at ?? '')) return other.at ?? '';
  }
  return element.at ?? '';
}

export function provideTable(session: Session): TableState {
  return setContext(KEY, new TableState(session));
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
