/** All that is needed to look back on a match, asked for at once. */
import type { Catalogue, Replay, Story, TableInfo } from '../wire';
import * as api from './api';
import { tongue } from './tongue.svelte';

export interface Past {
  info: TableInfo;
  replay: Replay;
  /** What mattered, of a finished match; none where today's rules cannot tell. */
  story: Story | null;
  catalogue: Catalogue;
}

/** A match as seen from a seat, or as everybody saw it. */
export async function past(table: string, from: number | null, known: TableInfo | null = null): Promise<Past> {
  const found = api.replay(table, from);
  found.catch(() => undefined); // told below, unless the table itself is not there
  const info = known ?? (await api.table(table));
  const [replay, story, catalogue] = await Promise.all([
    found,
    info.state === 'finished' ? api.story(table).catch(() => null) : null,
    api.catalogue(info.game),
    api.gameWords(info.game, tongue.language).catch(() => ''), // kept there for whoever speaks
  ]);
  return { info, replay, story, catalogue };
}
