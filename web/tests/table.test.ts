import { readdirSync, readFileSync } from 'node:fs';
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Session } from '../src/session.svelte';
import Table from '../src/table/Table.svelte';
import type { Catalogue, Frame, FromClient, TableInfo, Overlay } from '../src/wire';

interface Fixture {
  info: TableInfo;
  catalogue: Catalogue;
  words: string;
  frames: Frame[];
}
const names = readdirSync('fixtures').map((name) => name.replace('.json', ''));
const load = (name: string): Fixture => JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as Fixture;
const shared = readFileSync('../src/wyrmtable/core/words/en.ftl', 'utf8');
const own = readFileSync('src/words/en.ftl', 'utf8');

let shown: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

async function open(
  name: string,
  change: (frame: Frame) => Frame = (frame) => frame,
): Promise<{ session: Session; sent: FromClient[]; fixture: Fixture }> {
  const fixture = load(name);
  const sent: FromClient[] = [];
  const session = new Session({
    info: fixture.info,
    catalogue: fixture.catalogue,
    texts: { game: fixture.words, shared, own: [own] },
    language: 'en',
    send: (message) => sent.push(message),
  });
  session.receive(change(fixture.frames[0]!));
  shown = mount(Table, { target: document.body, props: { session } });
  flushSync();
  await tick();
  flushSync();
  return { session, sent, fixture };
}
const legal = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-legal]')].map((node) => node.dataset.place!);
const at = (place: string): HTMLElement => document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)!;
function click(node: HTMLElement): void {
  node.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
const button = (text: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find((node) => node.textContent?.includes(text))!;

describe('the table', () => {
  it('offers out of turn only what no question offers', async () => {
    const asking = names.find((name) => (load(name).frames[0]!.asks ?? []).length)!;
    const ask = load(asking).frames[0]!.asks![0]!;
    const prompt = { t: 'm' as const, id: 'done' };
    const besides = (name: string): Promise<unknown> =>
      open(asking, (frame) => ({ ...frame, aside: { ...ask, prompt, options: [{ ...ask.options[0]!, name }] } }));
    const { session } = (await besides(ask.options[0]!.name)) as { session: Session };
    expect(session.aside).not.toBeNull();
    expect(document.querySelector('.prompt .besides')).toBeNull();
    void unmount(shown!);
    shown = null;
    document.body.innerHTML = '';
    await besides('something else');
    expect(document.querySelector('.prompt .besides')).not.toBeNull();
  });
  it.each(names)('draws %s: every element a person can see or choose', async (name) => {
    const { fixture } = await open(name);
    const first = fixture.frames[0]!;
    for (const ask of first.asks ?? [])
      for (const option of ask.options)
        for (const step of option.path.slice(0, 1))
          if (!step.startsWith('!') && !ask.options[0]!.n) expect(at(step), step).toBeTruthy();
    expect(document.querySelector('.prompt')?.textContent?.trim()).toBeTruthy();
  });

  it('lights what may be chosen, says what it brings, and answers with a click', async () => {
    const { sent } = await open('market');
    expect(legal()).toEqual(['card:e9', 'card:m1', 'card:royal']);
    expect(at('card:e9').getAttribute('aria-label')).toContain('+9');
    expect(at('card:h9').getAttribute('aria-disabled')).toBe('true');
    click(at('card:m1'));
    expect(sent).toEqual([{ type: 'answer', ask: '41.9f3a', names: ['card:m1'] }]);
  });

  it('says what choosing an answer does, without asking the server, and asks why not elsewhere', async () => {
    const { sent } = await open('market');
    const ask = (place: string): void => {
      at(place).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
      flushSync();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
      flushSync();
    };
    ask('card:e9');
    expect(sent).toEqual([]);
    expect(document.querySelector('.inspector')?.textContent).toContain('+9');
    at('card:e9').dispatchEvent(new MouseEvent('pointerout', { bubbles: true }));
    await tick();
    ask('hero:aral');
    expect(sent.map((message) => message.type)).toEqual(['why']);
  });

  it('takes back what is offered, but not while an answer is on its way', async () => {
    const { session, sent } = await open('market', (frame) => ({
      ...frame,
      undo: { to: 40, what: { t: 'm', id: 'undo' } },
    }));
    click(button('Undo'));
    expect(sent).toEqual([{ type: 'undo', to: 40 }]);
    click(at('card:m1'));
    expect(session.sent).toBeTruthy();
    click(button('Undo'));
    expect(sent.map((message) => message.type)).toEqual(['undo', 'answer']);
  });

  it('says why a blocked thing cannot be chosen, and asks the server about others', async () => {
    const { sent } = await open('market');
    click(at('card:h9'));
    expect(document.querySelector('.prompt')?.textContent).toContain('has taken it already');
    expect(sent).toEqual([]);
    click(at('card:h0'));
    click(button('Why not?'));
    expect(sent).toEqual([{ type: 'why', ask: '41.9f3a', place: 'card:h0' }]);
  });

  it('asks what would follow the answer pointed at, shows it, and forgets it with the question', async () => {
    const { session, sent } = await open('cave', (frame) => ({
      ...frame,
      asks: frame.asks!.map((ask) => ({ ...ask, foresight: true })),
    }));
    const place = 'cave@1,0';
    const name = session.asks[0]!.options.find((option) => option.path[0] === place)!.name;
    const over = (node: Element): void => {
      node.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
      flushSync();
    };
    over(at(place));
    await new Promise((done) => setTimeout(done, 180));
    expect(sent).toEqual([{ type: 'foresee', ask: session.asks[0]!.id, name }]);
    const light: Overlay = { kind: 'overlay', id: 'way', role: 'path', ends: ['cave@0,0', 'cave@1,0'] };
    const before = document.querySelectorAll('.lights path').length;
    session.receive({
      type: 'foreseen',
      ask: session.asks[0]!.id,
      name,
      would: { say: [{ t: 'm', id: 'skip' }], put: [light] },
    });
    flushSync();
    expect(document.querySelector('.prompt .then')?.textContent).toContain('Skip');
    expect(document.querySelectorAll('.lights path').length).toBeGreaterThan(before);
    over(at('cube:0'));
    expect(document.querySelector('.prompt .then')).toBeNull();
    over(at(place));
    await new Promise((done) => setTimeout(done, 180));
    expect(sent.filter((message) => message.type === 'foresee')).toHaveLength(1);
    expect(document.querySelector('.prompt .then')).toBeTruthy();
    session.receive({
      type: 'frame',
      seq: session.info ? 1 : 0,
      seat: session.viewer,
      decisions: 89,
      scene: session.scene!,
    });
    flushSync();
    expect(session.outlooks.size).toBe(0);
  });

  it('narrows in steps and goes back', async () => {
    const { sent } = await open('cave');
    click(at('cube:0'));
    expect(legal().sort()).toEqual(['movement:0#4', 'strength:0#4']);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(legal()).toContain('cave@1,0');
    click(at('cube:0'));
    click(at('strength:0#4'));
    expect(sent).toEqual([{ type: 'answer', ask: '88.c210', names: ['cube:s'] }]);
  });

  it('asks once more where something is lost', async () => {
    const { sent } = await open('cave');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
    flushSync();
    expect(sent).toEqual([]);
    click(button('Yes'));
    expect(sent).toEqual([{ type: 'answer', ask: '88.c210', names: ['end'] }]);
  });

  it('assigns things to places and confirms', async () => {
    const { sent } = await open('bids');
    const confirm = button('Confirm');
    expect(confirm.disabled).toBe(true);
    click(at('coin:0.9'));
    click(at('bids:0#3'));
    click(at('coin:0.0'));
    click(at('coin:0.11'));
    click(button('Confirm'));
    expect(sent).toEqual([{ type: 'answer', ask: '42.aa', names: ['coin:0.9', 'coin:0.11', 'coin:0.0'] }]);
  });

  it('toggles several with a meter', async () => {
    const { sent } = await open('paying');
    click(at('h0'));
    expect(button('Confirm').disabled).toBe(true);
    click(at('h1'));
    click(button('Confirm'));
    expect(sent).toEqual([{ type: 'answer', ask: '7.1', names: ['h0', 'h1'] }]);
  });

  it('offers amounts with a stepper and turns a tile in place', async () => {
    const first = await open('amount');
    click(document.querySelector<HTMLElement>('[aria-label="More"]')!);
    click(button('Confirm'));
    expect(first.sent).toEqual([{ type: 'answer', ask: '8.1', names: ['n1'] }]);
    void unmount(shown!);
    const second = await open('turning');
    click(at('cave@3,-1'));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
    flushSync();
    click(button('Place it'));
    expect(second.sent).toEqual([{ type: 'answer', ask: '89.aa', names: ['lay:1'] }]);
  });

  it('shows no green to a spectator', async () => {
    await open('market', (frame) => ({ ...frame, seat: null, asks: [] }));
    expect(legal()).toEqual([]);
    expect(document.querySelector('.mat')).toBeNull();
  });

  it('asks for the whole scene when a frame is missing', async () => {
    const { session, sent, fixture } = await open('market');
    session.receive({ ...fixture.frames[1]!, seq: 9 });
    expect(sent).toEqual([{ type: 'resync' }]);
  });

  it('stays usable with a kind it does not know', async () => {
    await open('market', (frame) => ({
      ...frame,
      scene: {
        ...frame.scene!,
        elements: [...frame.scene!.elements, { kind: 'whirl', id: 'w1', at: 'inns' } as never],
      },
    }));
    expect(document.body.textContent).toContain('w1');
  });
});

it('shows what was missed step by step', async () => {
  const fixture = load('market');
  const beats = fixture.frames[1]!.beats!;
  const after = { ...fixture.frames[0]!, beats: [...fixture.frames[0]!.beats!, ...beats], away: beats.length };
  const session = new Session({
    info: fixture.info,
    catalogue: fixture.catalogue,
    texts: { game: fixture.words, shared, own: [own] },
    language: 'en',
    send: () => {},
    replay: async () => ({ scene: fixture.frames[0]!.scene!, beats: after.beats, decisions: 41, seats: [] }),
  });
  session.receive(after);
  shown = mount(Table, { target: document.body, props: { session } });
  await expect.poll(() => document.querySelector('.away')?.textContent).toContain('2 moves while you were away');
  click(button('Show'));
  await expect.poll(() => document.querySelector('.away.open')?.textContent, { timeout: 4000 }).toContain('2/2');
  expect(legal()).toEqual([]);
  click(button('To now'));
  expect(document.querySelector('.away')).toBeNull();
  expect(legal().length).toBeGreaterThan(0);
});

it('forgets that there was no connection as soon as it hears of the match again', async () => {
  const { session, fixture } = await open('market');
  session.receive({ type: 'refused', why: { t: 'm', id: 'refused-offline' } });
  expect(session.refused).not.toBeNull();
  session.receive(fixture.frames[0]!);
  expect(session.refused).toBeNull();
  session.receive({ type: 'refused', why: { t: 'm', id: 'refused-illegal' } });
  session.receive(fixture.frames[0]!);
  expect(session.refused?.why.id).toBe('refused-illegal');
});

it('paints the rows of a score sheet in the colours they have on the table', async () => {
  const { tones } = load('finale').catalogue.theme as { tones: Record<string, string> };
  const [tone, fill] = Object.entries(tones)[0]!;
  await open('finale', (frame) => ({
    ...frame,
    scene: {
      ...frame.scene!,
      elements: frame.scene!.elements.map((element) =>
        element.kind === 'sheet' ? { ...element, rows: element.rows.map((row) => ({ ...row, tone })) } : element,
      ),
    },
  }));
  const paint = document.createElement('i');
  paint.style.background = fill;
  const keys = [...document.querySelectorAll<HTMLElement>('.sheet .key, .sheet .fill i')];
  expect(keys.length).toBeGreaterThan(4);
  expect(new Set(keys.map((key) => key.style.background))).toEqual(new Set([paint.style.background]));
});

it('knows no particular game', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|ts|css|ftl|json)$/.test(name),
  );
  const told = files.filter((name) =>
    /nidavellir|eldervale|last.?spell|\bvast\b|dwarf|goblin/i.test(readFileSync(`src/${name}`, 'utf8')),
  );
  expect(told).toEqual([]);
});

describe('the coach at the table', () => {
  const taught = (kind: string) => (frame: Frame) => ({ ...frame, asks: frame.asks!.map((ask) => ({ ...ask, kind })) });

  it('explains a new kind of question until it is answered, also when others moved meanwhile', async () => {
    localStorage.clear();
    const fixture = load('market');
    const session = new Session({
      info: fixture.info,
      catalogue: fixture.catalogue,
      texts: { game: fixture.words, taught: 'coach-take = The card joins you.', shared, own: [own] },
      language: 'en',
      send: () => undefined,
      coached: true,
    });
    const first = taught('take')(fixture.frames[0]!);
    session.receive(first);
    shown = mount(Table, { target: document.body, props: { session } });
    flushSync();
    expect(document.querySelector('.coach')?.textContent).toContain('The card joins you.');
    session.receive({ ...first, seq: first.seq + 1, asks: [] });
    flushSync();
    expect(document.querySelector('.coach')).toBeNull();
    session.receive({ ...first, seq: first.seq + 2 });
    flushSync();
    expect(document.querySelector('.coach')?.textContent).toContain('The card joins you.');
    const next = { ...first, seq: first.seq + 3, asks: first.asks!.map((ask) => ({ ...ask, id: '42.0000' })) };
    session.receive(next);
    flushSync();
    expect(document.querySelector('.coach')).toBeNull();
  });
});

describe('the leap to the next question', () => {
  it('passes over what the others do, hurries bots meanwhile, and tells it as a list', async () => {
    const fixture = load('market');
    const hurried: boolean[] = [];
    const session = new Session({
      info: fixture.info,
      catalogue: fixture.catalogue,
      texts: { game: 'took = { $who } took a card', shared, own: [own] },
      language: 'en',
      send: () => undefined,
      hurry: (on) => hurried.push(on),
    });
    const first = fixture.frames[0]!;
    session.receive({ ...first, asks: [] });
    shown = mount(Table, { target: document.body, props: { session } });
    flushSync();
    click(button('To my next question'));
    expect(hurried).toEqual([true]);
    const log = { t: 'm', id: 'took', args: { who: { t: 's', seat: 1 } } } as const;
    const { scene: _, ...later } = first;
    session.receive({ ...later, seq: first.seq + 1, beats: [{ kind: 'take', log, by: 1 }] });
    await tick();
    await tick();
    flushSync();
    expect(hurried).toEqual([true, false]);
    expect(document.querySelector('.since')?.textContent).toContain('took a card');
    expect(document.querySelector('.strip .deed')?.textContent).toContain('took a card');
  });
});
