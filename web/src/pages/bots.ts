/** What a bot is called: its kind in words, and how long it thinks. */
import { tongue } from '../net/tongue.svelte';

export function botName(name: string): string {
  const [kind = '', ...settings] = name.split(':');
  const id = `bot-${kind}`;
  const known = tongue.words.has(id) ? tongue.words.say(id) : kind;
  const detail = settings
    .map((setting) => setting.replace(/^([\d.]+)s$/, (_, n: string) => tongue.words.say('seconds', { n: Number(n) })))
    .join(', ');
  return detail ? `${known} (${detail})` : known;
}
