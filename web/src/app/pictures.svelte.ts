/** Path data of icons, asked of the server when they are first drawn, all of one moment together. */

const MOST = 80;
const AGAIN = 3000;

class Pictures {
  private known: Readonly<Record<string, string>> = $state.raw({});
  private readonly asked = new Set<string>();
  private wanted: string[] = [];

  /** Path data of an icon; empty until it is here. */
  path(name: string): string {
    const found = this.known[name];
    if (found === undefined && !this.asked.has(name)) this.want(name);
    return found ?? '';
  }

  private want(name: string): void {
    this.asked.add(name);
    if (this.wanted.push(name) === 1) setTimeout(() => void this.load());
  }

  private async load(): Promise<void> {
    const names = this.wanted.sort();
    this.wanted = [];
    for (let k = 0; k < names.length; k += MOST) {
      const part = names.slice(k, k + MOST);
      try {
        const answer = await fetch(`/api/icons?names=${part.join(',')}`);
        if (!answer.ok) throw new Error(String(answer.status));
        const more = (await answer.json()) as Record<string, string>;
        this.known = { ...this.known, ...more }; // not before: other answers may have come meanwhile
      } catch {
        setTimeout(() => part.forEach((name) => this.want(name)), AGAIN);
      }
    }
  }
}

export const pictures = new Pictures();
