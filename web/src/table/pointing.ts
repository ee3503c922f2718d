/** Pointing: an option is a path of things; each click narrows the options until one is left. */
import type { Ask, Bill, Blocked, Option } from '../wire';
import { isVerb } from './places';

export interface Narrowed {
  /** Options that agree with everything pointed at so far. */
  options: Option[];
  /** Next things to point at, in order of the options; these are lit. */
  next: string[];
  /** Later steps one may also start from; they answer to a click but are not lit. */
  later: Set<string>;
  /** The answer, when the path is complete and nobody else shares it. */
  answer: Option | null;
  /** Complete as it stands, though longer paths exist too. */
  complete: Option | null;
}

/** Steps of a path that were not pointed at yet, in order. */
export function remaining(path: readonly string[], steps: readonly string[]): string[] {
  const left = [...path];
  for (const step of steps) {
    const at = left.indexOf(step);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function agrees(path: readonly string[], steps: readonly string[]): boolean {
  return remaining(path, steps).length === path.length - steps.length;
}

export function narrow(all: readonly Option[], steps: readonly string[]): Narrowed {
  const options = all.filter((option) => agrees(option.path, steps));
  const next: string[] = [];
  const later = new Set<string>();
  let complete: Option | null = null;
  for (const option of options) {
    const left = remaining(option.path, steps);
    if (!left.length) {
      complete ??= option;
      continue;
    }
    if (!next.includes(left[0]!)) next.push(left[0]!);
    for (const step of left.slice(1)) later.add(step);
  }
  for (const step of next) later.delete(step);
  return { options, next, later, complete, answer: complete && options.length === 1 ? complete : null };
}

/**
 * What a click on one of several places means, inner first: a lit step, else a later one.
 * `places` is a thing with everything it lies in.
 */
export function meant(narrowed: Narrowed, places: readonly string[]): string | null {
  return (
    places.find((place) => narrowed.next.includes(place)) ?? places.find((place) => narrowed.later.has(place)) ?? null
  );
}

/** A verb that leaves one option names it entirely; so does a thing of which only one verb can be said. */
export function point(
  all: readonly Option[],
  steps: readonly string[],
  step: string,
): { steps: string[]; answer: Option | null } {
  const taken = [...steps, step];
  const narrowed = narrow(all, taken);
  if (narrowed.answer) return { steps: taken, answer: narrowed.answer };
  const only = narrowed.options.length === 1 ? narrowed.options[0]! : null;
  const clear = only && (isVerb(step) || remaining(only.path, taken).every(isVerb));
  return { steps: taken, answer: clear ? only : null };
}

/** Reasons that hold after the steps so far: place → reason. */
export function blockedNow(ask: Ask, steps: readonly string[]): Map<string, Blocked> {
  const found = new Map<string, Blocked>();
  for (const blocked of ask.blocked ?? []) {
    const left = remaining(blocked.path, steps);
    if (left.length && left.length === blocked.path.length - steps.length && !found.has(left[0]!))
      found.set(left[0]!, blocked);
  }
  return found;
}

/** All options are amounts, so that one stepper serves them. */
export function amounts(options: readonly Option[]): Option[] | null {
  if (options.length < 2 || options.some((option) => option.n == null)) return null;
  return [...options].sort((a, b) => a.n! - b.n!);
}

/** The same tile lying differently in every option: one ghost with a handle that turns it. */
export function turns(options: readonly Option[], steps: readonly string[]): Option[] | null {
  if (options.length < 2) return null;
  const tile = options[0]!.preview?.find((element) => element.kind === 'tile');
  if (!tile) return null;
  const same = options.every(
    (option) =>
      remaining(option.path, steps).length <= 1 &&
      option.preview?.some(
        (element) =>
          element.kind === 'tile' && element.id === tile.id && element.at === tile.at && element.face === tile.face,
      ),
  );
  return same ? [...options] : null;
}

// ---- many ----------------------------------------------------------------------------------------

export interface Sum {
  have: number;
  goal: number;
  /** short | met | over */
  state: string;
}

/** Options of a `many` question that are one thing each; `auto` is the game's own proposal. */
export function toggles(ask: Ask): Option[] {
  return ask.options.filter((option) => option.path.length > 0);
}

export function sums(ask: Ask, chosen: readonly string[]): Sum[] {
  return (ask.meter ?? []).map((meter) => {
    const have = chosen.reduce((total, name) => total + (meter.per[name] ?? 0), 0);
    const rule = meter.rule ?? 'exact';
    const over = have > meter.goal && rule !== 'least';
    const short = have < meter.goal && rule !== 'most';
    return { have, goal: meter.goal, state: over ? 'over' : short ? 'short' : 'met' };
  });
}

export function manyReady(ask: Ask, chosen: readonly string[]): boolean {
  const least = ask.least ?? 1;
  const most = ask.most ?? 1;
  return chosen.length >= least && chosen.length <= most && sums(ask, chosen).every((sum) => sum.state === 'met');
}

// ---- pay ------------------------------------------------------------------------------------------

/** How many pieces of each kind are given up. */
export type Payment = Readonly<Record<string, number>>;

/** How many pieces a bill takes. */
export function pieces(bill: Bill): number {
  return Object.values(bill.proposed).reduce((sum, n) => sum + n, 0);
}

const paid = (payment: Payment): number => Object.values(payment).reduce((sum, n) => sum + n, 0);

/** Give one piece more of a kind: when enough is given already, in place of one of another kind that can do without. */
export function giveMore(bill: Bill, payment: Payment, kind: string): Payment {
  const more = { ...payment, [kind]: (payment[kind] ?? 0) + 1 };
  if (more[kind]! > (bill.have[kind] ?? 0)) return payment;
  if (paid(more) <= pieces(bill)) return more;
  for (const other of Object.keys(payment)) {
    if (other === kind || !payment[other]) continue;
    const swapped = giveLess({ ...more }, other);
    if (settles(bill, swapped)) return swapped;
  }
  return more;
}

export function giveLess(payment: Payment, kind: string): Payment {
  const left = (payment[kind] ?? 0) - 1;
  const { [kind]: _, ...others } = payment;
  return left > 0 ? { ...others, [kind]: left } : others;
}

/** Whether this pays the bill; where its ways are too many to be listed the server has the last word. */
export function settles(bill: Bill, payment: Payment): boolean {
  if (!bill.ways?.length) return paid(payment) === pieces(bill);
  const same = (way: Payment): boolean =>
    paid(way) === paid(payment) && Object.entries(way).every(([kind, n]) => (payment[kind] ?? 0) === n);
  return bill.ways.some(same);
}

/** The names of an answer: one for each piece. */
export function piecesOf(ask: Ask, payment: Payment): string[] {
  return ask.options.flatMap((option) => Array<string>(payment[option.name] ?? 0).fill(option.name));
}

// ---- assign --------------------------------------------------------------------------------------

/** Which option fills which place, by position in `ask.places`; null is empty. */
export type Assigned = readonly (string | null)[];

/** Put an option on a place (the next free one when none is named); it leaves where it was, and swaps with what lay there. */
export function assignTo(assigned: Assigned, name: string, place: number | null): (string | null)[] {
  const result = [...assigned];
  const from = result.indexOf(name);
  const free = result.indexOf(null);
  const to = place ?? (from >= 0 ? from : free >= 0 ? free : result.length - 1);
  if (to < 0 || to === from) return result;
  const before = result[to] ?? null;
  result[to] = name;
  if (from >= 0) result[from] = before;
  return result;
}

export function takeBack(assigned: Assigned, name: string): (string | null)[] {
  return assigned.map((held) => (held === name ? null : held));
}

/** Options offered for an assign question: a thing's path may name the thing alone, or the place too. */
export function thingOf(ask: Ask, option: Option): string {
  return option.path.find((step) => !(ask.places ?? []).includes(step)) ?? option.path[0] ?? '';
}
