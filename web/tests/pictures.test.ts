import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictures } from '../src/app/pictures.svelte';

type Answer = { names: string; give: () => void; fail: () => void };
let asked: Answer[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    const names = address.split('names=')[1];
    const found = Object.fromEntries(names.split(',').map((name) => [name, `path of ${name}`]));
    // The head of an answer comes at once, its body when the test says so.
    return Promise.resolve({
      ok: true,
      json: () =>
        new Promise((give, fail) => {
          asked.push({ names, give: () => give(found), fail: () => fail(new Error('line lost')) });
        }),
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('answers that overlap lose no picture', async () => {
  pictures.path('axe');
  await vi.advanceTimersByTimeAsync(1);
  pictures.path('bow');
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map((each) => each.names)).toEqual(['axe', 'bow']);
  asked[1].give();
  await vi.advanceTimersByTimeAsync(1);
  asked[0].give();
  await vi.advanceTimersByTimeAsync(1);
  expect(pictures.path('axe')).toBe('path of axe');
  expect(pictures.path('bow')).toBe('path of bow');
});

test('what did not come is asked for again, though nothing is drawn anew', async () => {
  pictures.path('cup');
  pictures.path('die');
  await vi.advanceTimersByTimeAsync(1);
  asked[0].fail();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.map((each) => each.names)).toEqual(['cup,die', 'cup,die']);
  asked[1].give();
  await vi.advanceTimersByTimeAsync(1);
  expect(pictures.path('cup')).toBe('path of cup');
});
