/** The server's HTTP part, one function for each thing it can do. */
import type {
  AccountIn,
  AccountInfo,
  AnalysisInfo,
  BotIn,
  Catalogue,
  GameInfo,
  Home,
  JoinIn,
  LessonIn,
  LessonTold,
  LinkInfo,
  Me,
  PasswordIn,
  RecoverIn,
  Replay,
  SeatLink,
  Story,
  TableIn,
  TableInfo,
  Verification,
  WhatIfIn,
} from '../wire';
import { Http } from './http';

const http = new Http(async () => (await me()).csrf);
const kept = new Map<string, Promise<unknown>>();

/** Constant answers are asked for once; a failed try is forgotten. */
function once<T>(path: string, load: (path: string) => Promise<T>): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = load(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export async function me(): Promise<Me> {
  const found = await http.get<Me>('/api/me');
  http.remember(found.csrf);
  return found;
}

const known = (found: Me): Me => {
  http.remember(found.csrf);
  return found;
};
export const rename = async (name: string): Promise<Me> => known(await http.post<Me>('/api/me', { name }));
export const makeAccount = async (account: AccountIn): Promise<Me> =>
  known(await http.post<Me>('/api/account', account));
export const login = async (account: AccountIn): Promise<Me> => known(await http.post<Me>('/api/login', account));
export const logout = async (): Promise<Me> => {
  await http.post('/api/logout');
  return me();
};

export const account = (): Promise<AccountInfo> => http.get('/api/account');
export const changePassword = async (body: PasswordIn): Promise<Me> =>
  known(await http.post<Me>('/api/account/password', body));
export const logOutElsewhere = async (): Promise<Me> => known(await http.post<Me>('/api/account/elsewhere'));
export const endDevice = (id: string): Promise<unknown> => http.post(`/api/account/devices/${id}/end`);
export const newCodes = (password: string): Promise<string[]> => http.post('/api/account/recovery', { password });
export const recover = async (body: RecoverIn): Promise<Me> => known(await http.post<Me>('/api/recover', body));
export const deleteMe = async (password: string): Promise<Me> =>
  known(await http.post<Me>('/api/account/delete', { password }));
export const hearAgain = (who: string): Promise<unknown> => http.post(`/api/people/${encodeURIComponent(who)}/hear`);
export const dataPath = '/api/account/data';

export const home = (): Promise<Home> => http.get('/api/home');
export const games = async (): Promise<GameInfo[]> => (await home()).games;

const file = (game: string): string => `/api/games/${encodeURIComponent(game)}`;
export const catalogue = (game: string): Promise<Catalogue> =>
  once(`${file(game)}/catalogue`, (path) => http.get(path));
export const poster = (game: string): Promise<Catalogue> => once(`${file(game)}/poster`, (path) => http.get(path));
export const sharedWords = (language: string): Promise<string> =>
  once(`/api/words/${language}`, (path) => http.text(path));
export const gameWords = (game: string, language: string): Promise<string> =>
  once(`${file(game)}/words/${language}`, (path) => http.text(path));
export const gameTeach = (game: string, language: string): Promise<string> =>
  once(`${file(game)}/teach/${language}`, (path) => http.text(path));
export const guide = (game: string, language: string): Promise<string> =>
  once(`${file(game)}/guide/${language}`, (path) => http.text(path));

const lessons = (game: string): string => `${file(game)}/lessons`;
export const lessonWords = (game: string, language: string): Promise<string> =>
  once(`${lessons(game)}/words/${language}`, (path) => http.text(path));
export const takeLesson = (game: string, lesson: string, body: LessonIn): Promise<LessonTold> =>
  http.post(`${lessons(game)}/${encodeURIComponent(lesson)}`, body);

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
export const openTable = (table: TableIn): Promise<TableInfo> => http.post('/api/tables', table);
export const table = (name: string): Promise<TableInfo> => http.get(at(name));
export const join = (name: string, body: JoinIn): Promise<TableInfo> => http.post(`${at(name)}/join`, body);
export const leave = (name: string, body: JoinIn = {}): Promise<TableInfo> => http.post(`${at(name)}/leave`, body);
export const comeBack = (name: string, body: JoinIn = {}): Promise<TableInfo> => http.post(`${at(name)}/return`, body);
export const start = (name: string): Promise<TableInfo> => http.post(`${at(name)}/start`);
export const close = (name: string): Promise<unknown> => http.post(`${at(name)}/close`);
export const again = (name: string): Promise<TableInfo> => http.post(`${at(name)}/again`);
export const whatIf = (name: string, body: WhatIfIn): Promise<TableInfo> => http.post(`${at(name)}/what-if`, body);
export const story = (name: string): Promise<Story> => once(`${at(name)}/story`, (path) => http.get(path));
export const analysis = (name: string): Promise<AnalysisInfo> => http.get(`${at(name)}/analysis`);
export const analyse = (name: string): Promise<AnalysisInfo> => http.post(`${at(name)}/analysis`);
export const seatBot = (name: string, seat: number, body: BotIn): Promise<TableInfo> =>
  http.post(`${at(name)}/seats/${seat}/bot`, body);
export const seatLink = (name: string): Promise<SeatLink> => http.post(`${at(name)}/link`);
export const links = (name: string): Promise<LinkInfo[]> => http.get(`${at(name)}/links`);
export const revokeLink = (name: string, link: string): Promise<unknown> =>
  http.post(`${at(name)}/links/${encodeURIComponent(link)}/revoke`);
export const shun = (name: string, line: number): Promise<unknown> => http.post(`${at(name)}/chat/${line}/shun`);
export const silence = (name: string, line: number): Promise<unknown> => http.post(`${at(name)}/chat/${line}/silence`);
export const verify = (name: string): Promise<Verification> => http.get(`${at(name)}/verify`);
export const recordPath = (name: string): string => `${at(name)}/record.json`;
export const replay = (name: string, view: number | null): Promise<Replay> =>
  http.get(`${at(name)}/replay${view === null ? '' : `?view=${view}`}`);

/** Address of a table's socket for a viewer. */
export function socketAddress(name: string, seat: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${at(name)}/socket${seat === null ? '' : `?seat=${seat}`}`;
}
