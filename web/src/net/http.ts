/** HTTP with the server: JSON in and out, the CSRF mark with every change, problems as one kind of error. */

/** What went wrong, as the server tells it (RFC 9457), or that it could not be reached (status 0). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    /** Last part of the problem's type, when the server gives one: a message id of the pages' words. */
    readonly kind: string,
    readonly detail: string,
  ) {
    super(detail || kind || String(status));
  }

  /** Message ids to say it with, the most particular first. */
  get messages(): string[] {
    const general = this.status === 0 ? 'offline' : this.status >= 500 ? 'server' : String(this.status);
    return [...(this.kind ? [`problem-${this.kind}`] : []), `problem-${general}`, 'problem-other'];
  }
}

/** Any thrown thing as a problem. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof Problem
    ? thrown
    : new Problem(0, '', thrown instanceof Error ? thrown.message : String(thrown));
}

async function refusal(response: Response): Promise<Problem> {
  try {
    const told = (await response.json()) as { type?: unknown; detail?: unknown; title?: unknown };
    const type = typeof told.type === 'string' ? told.type.replace(/.*[/:#]/, '') : '';
    const detail = [told.detail, told.title].find((text): text is string => typeof text === 'string') ?? '';
    return new Problem(response.status, /^[a-z][a-z0-9-]*$/.test(type) && type !== 'blank' ? type : '', detail);
  } catch {
    return new Problem(response.status, '', '');
  }
}

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export class Http {
  private csrf = '';

  /** `mark` fetches the CSRF mark; it is asked for once, and again when the server no longer takes it. */
  constructor(
    private readonly mark: (http: Http) => Promise<string>,
    private readonly fetch: Fetch = (input, init) => globalThis.fetch(input, init),
  ) {}

  remember(csrf: string): void {
    this.csrf = csrf;
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.ask(path)).json()) as T;
  }

  async text(path: string): Promise<string> {
    return (await this.ask(path)).text();
  }

  async post<T>(path: string, body?: unknown): Promise<T> {
    return this.change<T>('POST', path, body);
  }

  async change<T>(method: string, path: string, body?: unknown): Promise<T> {
    const first = !this.csrf;
    if (first) this.csrf = await this.mark(this);
    try {
      return await this.send<T>(method, path, body);
    } catch (thrown) {
      const stale = thrown instanceof Problem && thrown.status === 403 && !first;
      if (!stale) throw thrown;
      const fresh = await this.mark(this);
      if (fresh === this.csrf) throw thrown;
      this.csrf = fresh;
      return this.send<T>(method, path, body);
    }
  }

  private async send<T>(method: string, path: string, body: unknown): Promise<T> {
    const headers: Record<string, string> = { 'X-CSRF': this.csrf };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const response = await this.ask(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return (text ? JSON.parse(text) : null) as T;
  }

  private async ask(path: string, init: RequestInit = {}): Promise<Response> {
    let response: Response;
    try {
      response = await this.fetch(path, { credentials: 'same-origin', ...init });
    } catch {
      throw new Problem(0, '', '');
    }
    if (!response.ok) throw await refusal(response);
    return response;
  }
}
