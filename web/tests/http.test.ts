import { describe, expect, it, vi } from 'vitest';
import { Http, Problem, problemOf } from '../src/net/http';

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

describe('http', () => {
  it('sends the CSRF mark with changes and fetches it only once', async () => {
    const fetch = vi.fn(async () => answer(200, { ok: true }));
    const mark = vi.fn(async () => 'm1');
    const http = new Http(mark, fetch);
    await http.post('/a', { x: 1 });
    await http.post('/b');
    expect(mark).toHaveBeenCalledTimes(1);
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(init.headers).toEqual({ 'X-CSRF': 'm1', 'Content-Type': 'application/json' });
    expect(init.body).toBe('{"x":1}');
  });

  it('asks for a new mark when the old one is no longer taken, once', async () => {
    const marks = ['old', 'new'];
    const seen: string[] = [];
    const http = new Http(
      async () => marks.shift()!,
      async (_path, init) => {
        const mark = (init!.headers as Record<string, string>)['X-CSRF']!;
        seen.push(mark);
        return mark === 'new' ? answer(200, {}) : answer(seen.length === 1 ? 200 : 403, {});
      },
    );
    await http.post('/a');
    await http.post('/b');
    expect(seen).toEqual(['old', 'old', 'new']);
  });

  it('turns problem documents into messages, the most particular first', async () => {
    const http = new Http(
      async () => 'm',
      async () => answer(409, { type: '/problems/table-full', detail: 'Full.' }),
    );
    const problem = (await http.get('/t').catch((thrown: unknown) => thrown)) as Problem;
    expect(problem).toBeInstanceOf(Problem);
    expect(problem.messages).toEqual(['problem-table-full', 'problem-409', 'problem-other']);
    expect(problem.detail).toBe('Full.');
  });

  it('never takes a message id from strange types', async () => {
    const http = new Http(
      async () => 'm',
      async () => answer(500, { type: 'about:blank' }),
    );
    const problem = problemOf(await http.get('/t').catch((thrown: unknown) => thrown));
    expect(problem.messages).toEqual(['problem-server', 'problem-other']);
  });

  it('says when the server is out of reach', async () => {
    const http = new Http(
      async () => 'm',
      async () => Promise.reject(new TypeError('failed')),
    );
    const problem = problemOf(await http.get('/t').catch((thrown: unknown) => thrown));
    expect(problem.messages[0]).toBe('problem-offline');
  });
});
