/** Written by tools/typescript.py from the Python structs; do not edit. */

/** A Fluent message id with its arguments, looked up in the game's words, then in core's. */
export interface Msg {
  t: "m";
  id: string;
  args?: Record<string, number | string | (number | string | Msg | Ref | SeatRef)[] | Msg | Ref | SeatRef>;
}

/** An element on the table, shown as a link that lights it up. */
export interface Ref {
  t: "r";
  id: string;
  name: Msg;
}

/** A person, shown with colour and shape; the client knows the name. */
export interface SeatRef {
  t: "s";
  seat: number;
}

/** An icon with a number: a fact small enough to stand beside something. */
export interface Pip {
  icon: string;
  n?: number | null;
  most?: number | null;
  tone?: string;
  /** Spoken form; without it the icon's own name, ``icon-<name>`` in the words. */
  label?: Msg | null;
  /** An estimate: shown as about so many. Without it a chip of an answer promises its number. */
  about?: boolean;
}

/** A named place in a zone, tile or card; drawn as a hollow outline while empty. */
export interface Slot {
  name: string;
  label?: Msg | null;
  fits?: string;
}

export interface Area {
  kind: "area";
  /** mat | common | stage | supply | aside */
  role: string;
  emblem?: string;
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface Zone {
  kind: "zone";
  /** market deck discard hand tableau column stock bid reserve queue drawn removed */
  role: string;
  /** row | pile | column | fan | grid | slots | heap */
  lay?: string;
  slots?: Slot[];
  /** How many things lie here when they are not all sent. */
  count?: number | null;
  cap?: number | null;
  sort?: boolean;
  marks?: Pip[];
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface Ground {
  face: string;
  label?: Msg | null;
  stops?: string;
}

export interface Region {
  id: string;
  /** Rectangles and single cells: ``6,6..11,11 8,18``. */
  cells: string;
  label?: Msg | null;
  tone?: string;
}

export interface Board {
  kind: "board";
  /** square | hex (pointy, axial) */
  grid: string;
  /** x0, y0, x1, y1; without it the board grows with its tiles. */
  size?: [number, number, number, number] | null;
  ground?: string[];
  legend?: Record<string, Ground>;
  regions?: Region[];
  /** letter (K7) | compass (2 east, 1 north of the origin) | label (the tiles' own names) */
  naming?: string;
  origin?: string;
  frontier?: boolean;
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface Tile {
  kind: "tile";
  face: string;
  over?: ([number, number])[];
  turn?: number;
  /** Closed sides as they lie now; not turned again by the reader. */
  walls?: string[];
  marks?: Pip[];
  slots?: Slot[];
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface TrackStep {
  label?: Msg | null;
  gain?: Pip[];
  tone?: string;
  gate?: boolean;
}

export interface Track {
  kind: "track";
  steps: TrackStep[];
  /** path: every step drawn; bar: filled bar with thresholds; pips */
  form?: string;
  first?: number;
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface SheetRow {
  label: Msg;
  cells: (number | Msg | null)[];
  why?: (Msg | null)[];
  total?: boolean;
}

export interface Sheet {
  kind: "sheet";
  /** score | compare | reference */
  role: string;
  heads: Msg[];
  rows: SheetRow[];
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface Card {
  kind: "card";
  /** Key of a face in the game's catalogue; empty is face down. */
  face?: string;
  back?: string;
  tapped?: boolean;
  states?: string[];
  pips?: Pip[];
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface Piece {
  kind: "piece";
  /** disc cube coin gem meeple standee token roof structure flag ring */
  shape: string;
  icon?: string;
  value?: string;
  n?: number;
  down?: boolean;
  /** ground | structure | marker | unit | air: the drawing order within a cell */
  level?: string;
  over?: ([number, number])[];
  stats?: Pip[];
  states?: string[];
  facing?: string;
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface Die {
  kind: "die";
  die: string;
  value?: string;
  mask?: string;
  /** fixed | rerolled | dropped | best | beaten */
  state?: string;
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface Counter {
  kind: "counter";
  icon: string;
  value: number;
  most?: number | null;
  /** number | pips | bar | hearts */
  form?: string;
  warn?: number | null;
  parts?: Pip[];
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface Note {
  kind: "note";
  /** goal | mission | rule | alarm | phase */
  role: string;
  text: Msg;
  done?: number | null;
  goal?: number | null;
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

export interface Overlay {
  kind: "overlay";
  /** reach | range | threat | blast | line | path | region | link | sight */
  role: string;
  cells?: string[];
  ends?: string[];
  broken?: string;
  layer?: string;
  value?: string;
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; required for anything that can be chosen. */
  label?: Msg | null;
  owner?: number | null;
  tone?: string;
  /** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
  weight?: number;
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** What the game says of a seat; the person's name and clock are the server's. */
export interface Seat {
  seat: number;
  title?: Msg | null;
  emblem?: string;
  tone?: string;
  score?: number | null;
  forecast?: number | null;
  badges?: Pip[];
  /** Seats with the same number win together. */
  team?: number | null;
  /** Nobody sits here: the game moves it. */
  automa?: boolean;
  /** "" | first | passed | out | down | won */
  state?: string;
}

export interface Scene {
  phase: Msg;
  seats: Seat[];
  /** Flat, in reading order; order among brothers is the order here. */
  elements: (Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay)[];
  /** Seats asked now; several when they choose at the same time. Filled in by core. */
  turn?: number[];
  v?: number;
}

/** An icon sentence on a card: ``[tool][tool] → [vp 3]``. */
export interface Row {
  atoms: (string | Pip)[];
  head?: Msg | null;
  /** Lets an option point at this row: ``card:crossbow#skill``. */
  id?: string;
}

/** A card as printed; sent once in the game's catalogue. */
export interface Face {
  frame: string;
  tone: string;
  title: Msg;
  sub?: Msg | null;
  art?: string[];
  corner?: Pip[];
  ranks?: string[];
  cost?: Pip[];
  rows?: Row[];
  slots?: Slot[];
  text?: Msg | null;
  foot?: Pip | null;
  house?: boolean;
  copies?: number;
}

export interface Option {
  /** Stable name, as stored in the record. */
  name: string;
  /** Element ids, places or ``!verb``, in the order a person points at them. */
  path: string[];
  label?: Msg | null;
  n?: number | null;
  gives?: Pip[];
  preview?: (Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay)[];
  confirm?: Msg | null;
}

export interface Verb {
  label: Msg;
  icon?: string;
  cost?: Pip[];
  weight?: number;
}

export interface Meter {
  label: Msg;
  goal: number;
  per: Record<string, number>;
  /** exact | least | most */
  rule?: string;
}

export interface Blocked {
  path: string[];
  why: Msg;
  rule?: string;
}

/** What is to be paid, and how it can be; the options of the Ask are the kinds of pieces. */
export interface Bill {
  /** How many of each symbol. */
  cost: Record<string, number>;
  /** How many pieces of each kind there are to pay with. */
  have: Record<string, number>;
  /** The cheapest way. */
  proposed: Record<string, number>;
  /** All ways, unless there are too many. */
  ways?: (Record<string, number>)[];
  /** So many symbols need not be covered. */
  off?: number;
}

/** A standing order: it passes in windows by itself. */
export interface Order {
  name: string;
  label: Msg;
}

/** One question to one seat. The browser, the terminal and a bot get the same one. */
export interface Ask {
  /** Decision number and question fingerprint, ``214.9f3a``; sent back with the answer. */
  id: string;
  seat: number;
  /** pick | many | assign | pay | window | aside */
  form: string;
  prompt: Msg;
  options: Option[];
  hint?: Msg | null;
  rule?: string;
  verbs?: Record<string, Verb>;
  least?: number;
  most?: number;
  meter?: Meter[];
  places?: string[];
  blocked?: Blocked[];
  /** Own answer to a simultaneous question; it may be changed until the last one is in. */
  answered?: string | null;
  /** For the form pay. */
  bill?: Bill | null;
  /** Standing orders a person may give in a window, so as not to be asked again. */
  orders?: Order[];
}

/** Somebody else is asked: the public prompt, never the options. */
export interface Waiting {
  seat: number;
  prompt: Msg;
  /** A simultaneous question this seat has already answered. */
  done?: boolean;
}

/** Where a new id comes from or a vanished one goes to. */
export interface Flow {
  id: string;
  was?: string;
  to?: string;
  n?: number;
}

/** An event together with what it changed for one viewer. */
export interface Beat {
  /**
   * deal draw move place take give pay gain lose swap flip reveal shuffle roll hit heal fall build
   * break grow turn phase choose score win
   */
  kind: string;
  log?: Msg | null;
  by?: number | null;
  flows?: Flow[];
  focus?: string[];
  put?: (Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay)[];
  drop?: string[];
  /** New order of the children of a place, only where it changed. */
  order?: Record<string, string[]>;
  seats?: Seat[];
  phase?: Msg | null;
  turn?: number[] | null;
  deep?: number;
  /** How many decisions had been taken when this happened. */
  number?: number;
}

export interface Undo {
  /** Number of decisions that stay. */
  to: number;
  what: Msg;
}

/** Every HTTP error (RFC 9457, ``application/problem+json``). */
export interface Problem {
  /** ``/problems/<kind>``; the client says the message ``problem-<kind>`` if it has one. */
  type: string;
  title: string;
  status: number;
  detail: string;
}

/** One field of a game's options, enough to make a form. */
export interface OptionField {
  /** Label is the message ``option-<name>``, help ``option-<name>-help``. */
  name: string;
  /** bool | int | choice | choices */
  type: string;
  default: unknown;
  /** Labels are messages ``option-<name>-<choice>``. */
  choices?: string[];
  least?: number | null;
  most?: number | null;
}

export interface BotInfo {
  name: string;
  /** 1 weakest … 5 strongest; label ``bot-<name>`` in the shared words. */
  strength: number;
}

export interface GameInfo {
  name: string;
  /** Numbers of players allowed. */
  players: number[];
  minutes: number;
  designers: string[];
  publishers: string[];
  stage: string;
  version: number;
  languages: string[];
  options: OptionField[];
  bots: BotInfo[];
  /** Content hash; the theme is at ``/api/games/{name}/theme/{hash}.json``. */
  theme: string;
}

/**
 * ``GET /api/games/{name}/catalogue``: everything constant a client needs to draw the game.
 *
 * ``…/poster`` is as much of it as the lobby needs: no faces, colours and type of the theme, one icon.
 */
export interface Catalogue {
  faces: Record<string, Face>;
  /** ``theme.toml`` as JSON: palette, tones, type, icons, frames, skins, sounds, motion. */
  theme: Record<string, unknown>;
  /** game-icons name → SVG path data (512×512 view box) for every icon the theme names. */
  icons: Record<string, string>;
}

/** ``GET /api/me``: who this browser is. A person exists as soon as a name was given. */
export interface Me {
  person: string | null;
  name: string;
  account: boolean;
  /** To be sent back as header ``X-CSRF`` with every changing request. */
  csrf: string;
}

/** ``POST /api/me``: who I am; makes the person of this browser if there is none. */
export interface NameIn {
  name: string;
}

/** ``POST /api/account`` (make one of this person), ``POST /api/login``; ``POST /api/logout``. */
export interface AccountIn {
  name: string;
  password: string;
}

export interface SeatIn {
  /** me | open | bot | local (hot-seat: another person on the opener's device) */
  kind: string;
  bot?: string;
  name?: string;
}

/** ``POST /api/tables`` */
export interface TableIn {
  game: string;
  seats: SeatIn[];
  options?: Record<string, unknown>;
  /** live | days */
  pace?: string;
  public?: boolean;
  title?: string;
  shuffle_seats?: boolean;
}

export interface SeatInfo {
  seat: number;
  /** open | person | bot */
  kind: string;
  name?: string;
  bot?: string;
  /** This browser may act for it. */
  mine?: boolean;
  /** Somebody is connected for it now. */
  here?: boolean;
  /** The person left and a bot plays on; the person may come back. */
  left?: boolean;
  won?: boolean | null;
  score?: number | null;
}

/** ``GET /api/tables/{table}``; also the first message on the socket and after each change. */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  /** waiting | running | frozen | finished */
  state: string;
  pace: string;
  public: boolean;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  /** ISO time */
  opened: string;
  /** This browser opened it: may start, rename bots, close. */
  host: boolean;
  turn?: number[];
  decisions?: number;
  /** Hash of the sealed seed, shown before the first card is dealt. */
  commitment?: string;
  watchers?: number;
  /** Table of the return match, once somebody asked for one. */
  next?: string;
}

/** ``GET /api/home`` */
export interface Home {
  games: GameInfo[];
  /** Tables with a seat of mine, those waiting for me first. */
  mine: TableInfo[];
  waiting: TableInfo[];
  /** Public tables one may watch. */
  running: TableInfo[];
  finished: TableInfo[];
}

/** ``GET /api/finished?mine=true&before=…``: finished tables, the last first. */
export interface Page {
  tables: TableInfo[];
  /** ``before`` of the next page; nothing on the last one. */
  next?: string;
}

/** ``POST /api/tables/{table}/join``; also ``/leave``, ``/return``, ``/start``, ``/close``, ``/again``. */
export interface JoinIn {
  name?: string;
  seat?: number | null;
}

/**
 * ``POST /api/tables/{table}/link``: carries my seats to another device.
 *
 * Opening ``/s/{token}`` there takes them over; ``qr`` is an SVG picture of that address.
 */
export interface SeatLink {
  token: string;
  path: string;
  qr: string;
}

/** ``POST /api/tables/{table}/seats/{seat}/bot``: the host fills a waiting or left seat with a bot. */
export interface BotIn {
  bot: string;
}

/** ``GET /api/tables/{table}/verify`` (finished matches) */
export interface Verification {
  agrees: boolean;
  commitment: string;
  seed: string;
  seed_matches: boolean;
  decisions: number;
  difference?: string;
  /** The record in its readable form. */
  text?: string;
}

/** A match from its start as one viewer saw it; a running one as far as that viewer may see. */
export interface Replay {
  /** Before the first decision. */
  scene: Scene;
  beats: Beat[];
  decisions: number;
  seats: SeatInfo[];
  /** Public scores of all seats after each decision, for the chart. */
  scores?: ((number | null)[])[];
}

/** One change. The first holds a whole scene, later ones beats; a gap in ``seq`` means resync. */
export interface Frame {
  type: "frame";
  seq: number;
  /** Viewer this was made for; a hot-seat socket is told when it changes. */
  seat: number | null;
  decisions: number;
  scene?: Scene | null;
  beats?: Beat[];
  asks?: Ask[];
  waiting?: Waiting[];
  undo?: Undo | null;
  redo?: boolean;
  over?: boolean;
  frozen?: Msg | null;
  /** How many of the beats happened since this seat last looked (only with a first frame). */
  away?: number;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface Chat {
  type: "chat";
  id: number;
  name: string;
  text: string;
  at: string;
  seat?: number | null;
}

/**
 * A polite no; a frame with the current position follows when one is needed.
 *
 * Besides core's own reasons: ``refused-message`` (not understood), ``refused-slow`` (too many at once),
 * ``refused-not-yours``, ``refused-waiting`` (not started yet), ``refused-name`` (say who you are before you speak).
 */
export interface Refused {
  type: "refused";
  why: Msg;
  rule?: string;
}

/** Answer to a ``why``. */
export interface Because {
  type: "because";
  place: string;
  why: Msg;
  rule?: string;
}

export interface Pong {
  type: "pong";
}

/**
 * ``ask`` is the ask's id, which holds the expected decision number.
 *
 * ``names``: one name for pick and window, the chosen ones for many, one for each place for assign.
 */
export interface Answer {
  type: "answer";
  ask: string;
  names: string[];
}

export interface UndoIn {
  type: "undo";
  to: number;
}

export interface RedoIn {
  type: "redo";
  decisions: number;
}

export interface Why {
  type: "why";
  ask: string;
  place: string;
}

export interface Resync {
  type: "resync";
}

export interface Say {
  type: "say";
  text: string;
}

/** Hot-seat: show this device the table as this seat of mine sees it. */
export interface Look {
  type: "look";
  seat: number;
}

/** Pass automatically in reaction windows: ``always``, ``turn`` (until my next turn) or ``never``. */
export interface Auto {
  type: "auto";
  passes: string;
}

export interface Ping {
  type: "ping";
}

export type Word = number | string | Msg | Ref | SeatRef;

export type Arg = number | string | Msg | Ref | SeatRef | (number | string | Msg | Ref | SeatRef)[];

export type AnyElement = Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay;

export type Atom = Pip | string;

export type ToClient = Frame | TableChanged | Chat | Refused | Because | Pong;

export type FromClient = Answer | UndoIn | RedoIn | Why | Resync | Say | Look | Auto | Ping;
