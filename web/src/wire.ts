/** Written by tools/typescript.py from the Python structs; do not edit. */

/** 2: the eye should be here now; 1: normal; 0: reference, may be folded. */
export type Weight = 0 | 1 | 2;

/** A side of a cell: n e s w of a square, ne e se sw w nw of a hex. */
export type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

/** mat: what belongs to one seat; common: the table's middle; stage: what happens now; supply; aside: out of the way. */
export type AreaRole = "mat" | "common" | "stage" | "supply" | "aside";

/** What a zone is for; the client knows where people look for it. */
export type ZoneRole =
  | "market"
  | "deck"
  | "discard"
  | "hand"
  | "tableau"
  | "column"
  | "stock"
  | "bid"
  | "reserve"
  | "queue"
  | "drawn"
  | "removed";

/** How things lie in a zone. */
export type Lay = "row" | "pile" | "column" | "fan" | "grid" | "slots" | "heap";

/** What ground keeps from passing. */
export type Stop = "foot" | "sight";

/** Cells of a board; hexes have a corner at the top and axial coordinates. */
export type Grid = "square" | "hex";

/** How cells are spoken of: K7; 2 east and 1 north of the origin; by the name of the tile that lies there. */
export type Naming = "letter" | "compass" | "label";

/** path: every step drawn; bar: filled, with thresholds; pips: filled dots. */
export type TrackForm = "path" | "bar" | "pips";

/** score: points, why, and totals; compare: two sides of a fight; reference: what one may want to look up. */
export type SheetRole = "score" | "compare" | "reference";

/** The outline of a piece; a monster stands large above the others. */
export type Shape =
  | "disc"
  | "cube"
  | "coin"
  | "gem"
  | "meeple"
  | "standee"
  | "token"
  | "roof"
  | "structure"
  | "flag"
  | "ring"
  | "monster";

/** The order of drawing within a cell, the lowest first. */
export type Level = "ground" | "structure" | "marker" | "unit" | "air";

/** What became of a die after the throw. */
export type DieState = "" | "fixed" | "rerolled" | "dropped" | "best" | "beaten";

/** How an amount is drawn. */
export type CounterForm = "number" | "pips" | "bar" | "hearts";

/** Why a note is read; an alarm is read first. */
export type NoteRole = "goal" | "mission" | "rule" | "alarm" | "phase";

/** What a light over the board means: cells somebody could reach, hit or see; lines and ways between them. */
export type OverlayRole = "reach" | "range" | "threat" | "blast" | "line" | "path" | "region" | "link" | "sight";

/** How it stands with a seat. */
export type SeatState = "" | "first" | "passed" | "out" | "down" | "won";

/**
 * pick one option; many: a set of them; assign: a thing to each place; pay: pieces that cover a cost; window: react or let
 * it pass.
 */
export type AskForm = "pick" | "many" | "assign" | "pay" | "window";

/** How the sum of what was chosen must stand to the goal. */
export type MeterRule = "exact" | "least" | "most";

/** What happened; each kind has its sound and its motion. */
export type BeatKind =
  | "deal"
  | "draw"
  | "move"
  | "place"
  | "take"
  | "give"
  | "pay"
  | "gain"
  | "lose"
  | "swap"
  | "flip"
  | "reveal"
  | "shuffle"
  | "roll"
  | "hit"
  | "heal"
  | "fall"
  | "build"
  | "break"
  | "grow"
  | "turn"
  | "phase"
  | "choose"
  | "score"
  | "win";

/** Who says how likely a victory is: the game itself, its bots' judgement put on a scale, playouts to the end. */
export type Method = "game" | "judgement" | "play";

export type BotPace = "instant" | "quick" | "relaxed";

/** look: show me where I am; answer; next: go on, or let the tutor do what the step asks for. */
export type LessonDeed = "look" | "answer" | "next";

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
  /** Name of an icon in the game's theme. */
  icon: string;
  /** The number beside it; none for a bare sign. */
  n?: number | null;
  /** What the number can be at most: ``3/5``. */
  most?: number | null;
  /** Name of a tone in the game's theme; else that of the text. */
  tone?: string;
  /** Spoken form; without it the icon's own name, ``icon-<name>`` in the words. */
  label?: Msg | null;
  /** An estimate: shown as about so many. Without it a chip of an answer promises its number. */
  about?: boolean;
}

/** A named place in a zone, tile or card; drawn as a hollow outline while empty. */
export interface Slot {
  /** Its part of the place's name: ``tile:3#dwelling``; lower-case letters, digits, ``.`` and ``-``. */
  name: string;
  /** What a person calls it; without it the name. */
  label?: Msg | null;
  /** Icon of what belongs there, drawn in the hollow. */
  fits?: string;
  /** On a tile: where it lies from the middle to the right edge, in hundredths; negative to the left. */
  x?: number;
  /** On a tile: where it lies from the middle to the bottom, in hundredths; negative towards the top. */
  y?: number;
}

/** A part of the table that holds zones, boards and counters. */
export interface Area {
  kind: "area";
  /** What it is for. */
  role: AreaRole;
  /** Icon beside its name. */
  emblem?: string;
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** A place where things lie together. */
export interface Zone {
  kind: "zone";
  /** What it is for. */
  role: ZoneRole;
  /** How things lie in it. */
  lay?: Lay;
  /** Its named places, drawn also while empty. */
  slots?: Slot[];
  /** How many things lie here when they are not all sent. */
  count?: number | null;
  /** How many may lie here at most. */
  cap?: number | null;
  /** The viewer may arrange it; the order means nothing. */
  sort?: boolean;
  /** Facts beside its name. */
  marks?: Pip[];
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** What one sign of a board's ground means. */
export interface Ground {
  /** Name of a skin in the game's theme. */
  face: string;
  /** What a person calls it; said of each cell of it. */
  label?: Msg | null;
  /** What cannot pass; said of each such cell. */
  stops?: Stop[];
}

/** A named part of a board: outlined, and said of its cells. */
export interface Region {
  /** Its name within the board. */
  id: string;
  /** Rectangles and single cells: ``6,6..11,11 8,18``. */
  cells: string;
  /** What a person calls it. */
  label?: Msg | null;
  /** Name of a tone in the game's theme. */
  tone?: string;
}

/** Cells with tiles and pieces on them. A cell is the place ``board@x,y``, its edge ``board@x,y/e``. */
export interface Board {
  kind: "board";
  /** Which cells it has. */
  grid: Grid;
  /** x0, y0, x1, y1; without it the board grows with its tiles. */
  size?: [number, number, number, number] | null;
  /** For a fixed size: a row of signs for each row of cells; a space is no cell. */
  ground?: string[];
  /** What each sign of the ground means. */
  legend?: Record<string, Ground>;
  /** Named parts of it. */
  regions?: Region[];
  /** How its cells are spoken of. */
  naming?: Naming;
  /** The cell from which a compass counts, ``map@0,0``. */
  origin?: string;
  /** It goes on growing: there is room around it, and the camera follows. */
  frontier?: boolean;
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** A piece of the board itself; it lies on a cell. */
export interface Tile {
  kind: "tile";
  /** Name of a skin in the game's theme. */
  face: string;
  /** Further cells it covers, from the one it lies on. */
  over?: ([number, number])[];
  /** How often it was turned clockwise, in quarters or sixths. */
  turn?: number;
  /** Closed sides as they lie now; not turned again by the reader. */
  walls?: Side[];
  /** Signs printed on it. */
  marks?: Pip[];
  /** Named places on it, each with an anchor: ``tile:3#dwelling``. */
  slots?: Slot[];
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** One step of a track. */
export interface TrackStep {
  /** What a person calls it; without it its number. */
  label?: Msg | null;
  /** What one gets for reaching it. */
  gain?: Pip[];
  /** Name of a tone in the game's theme. */
  tone?: string;
  /** A threshold: something is different from here on. */
  gate?: boolean;
}

/** Steps in a row; markers lie on them, at ``track:x#3``. */
export interface Track {
  kind: "track";
  /** From the first to the last. */
  steps: TrackStep[];
  /** How it is drawn. */
  form?: TrackForm;
  /** The number of its first step. */
  first?: number;
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** One row of a sheet. */
export interface SheetRow {
  /** What it counts. */
  label: Msg;
  /** One for each head; none stays empty. */
  cells: (number | Msg | null)[];
  /** How each came about. */
  why?: (Msg | null)[];
  /** It sums up those above. */
  total?: boolean;
  /** Name of a tone in the game's theme, where what it counts has one on the table. */
  tone?: string;
  /** Name of an icon in the game's theme, of what it counts. */
  icon?: string;
}

/** Numbers in rows and columns. */
export interface Sheet {
  kind: "sheet";
  /** What it is for. */
  role: SheetRole;
  /** Names of the columns. */
  heads: Msg[];
  /** From top to bottom. */
  rows: SheetRow[];
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** A card, open or face down. */
export interface Card {
  kind: "card";
  /** Key of a face in the game's catalogue; empty is face down. */
  face?: string;
  /** Name of a back in the game's theme. */
  back?: string;
  /** Turned sideways: used for now. */
  tapped?: boolean;
  /** Conditions: the table's own (new spent blocked peeked) or the game's, each with a word ``state-<name>``. */
  states?: string[];
  /** Facts beside what is printed. */
  pips?: Pip[];
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** Everything solid that is not a card. */
export interface Piece {
  kind: "piece";
  /** Its outline. */
  shape: Shape;
  /** Name of an icon in the game's theme, drawn on it. */
  icon?: string;
  /** What is printed on it. */
  value?: string;
  /** How many alike lie here as one stack. */
  n?: number;
  /** Face down. */
  down?: boolean;
  /** The order of drawing within a cell. */
  level?: Level;
  /** Further cells it covers, from the one it stands on. */
  over?: ([number, number])[];
  /** Facts one wants to compare at a glance; one with ``most`` is drawn as a bar. */
  stats?: Pip[];
  /** Conditions: the table's own (hidden lurking spent stunned poisoned flying) or the game's, with a word each. */
  states?: string[];
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** A die; it tumbles for show and settles on its value. */
export interface Die {
  kind: "die";
  /** Which die: ``d6``, or the name of one in the game's theme. */
  die: string;
  /** What lies on top; empty before the throw. */
  value?: string;
  /** Nine signs 0 and 1: a pattern of three by three instead of a value. */
  mask?: string;
  /** What became of it. */
  state?: DieState;
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** An amount that belongs to somebody. */
export interface Counter {
  kind: "counter";
  /** Name of an icon in the game's theme. */
  icon: string;
  /** How much there is. */
  value: number;
  /** How much there can be. */
  most?: number | null;
  /** How it is drawn. */
  form?: CounterForm;
  /** Drawn as a warning from here down; with a minus sign, from there up. */
  warn?: number | null;
  /** What it is made of, as its explanation. */
  parts?: Pip[];
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** A sentence that stays on the table. */
export interface Note {
  kind: "note";
  /** Why it is there. */
  role: NoteRole;
  /** What it says. */
  text: Msg;
  /** How far one has come. */
  done?: number | null;
  /** How far one must come. */
  goal?: number | null;
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** A light over a board. */
export interface Overlay {
  kind: "overlay";
  /** What it means. */
  role: OverlayRole;
  /** Cells that are lit. */
  cells?: string[];
  /** Places that a line or a way joins, in order. */
  ends?: string[];
  /** Where a line is cut off. */
  broken?: string;
  /** Word of a layer that a person can switch off. */
  layer?: string;
  /** A number written over its cells. */
  value?: string;
  /** Its name while it exists; things that move keep it. */
  id: string;
  /** The place it lies in; empty is the table itself. */
  at?: string;
  /** What a person calls it; a card may leave it to its face, a piece or counter to its icon. */
  label?: Msg | null;
  /** The seat it belongs to: drawn in that seat's colour and shape. */
  owner?: number | null;
  /** Name of a tone in the game's theme, for what belongs to nobody. */
  tone?: string;
  /** How much it matters now. */
  weight?: Weight;
  /** Element it is shown beside, without lying in it. */
  near?: string;
  /** Rule reference that opens the guide there. */
  help?: string;
  /** What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py). */
  about?: Msg | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
}

/** What the game says of a seat; the person's name and clock are the server's. */
export interface Seat {
  /** Its number, from 0. */
  seat: number;
  /** What this seat plays: a role, a house. */
  title?: Msg | null;
  /** The table calls the seat by its person, and by what it plays only beside that; otherwise the reverse. */
  by_person?: boolean;
  /** Icon of that role. */
  emblem?: string;
  /** Name of a tone in the game's theme, of that role. */
  tone?: string;
  /** Points everybody may know. */
  score?: number | null;
  /** Points it would have if the match ended now, where that differs. */
  forecast?: number | null;
  /** A few facts the others keep an eye on; health (``hp`` with ``most``) is drawn as a bar, too. */
  badges?: Pip[];
  /** Seats with the same number win together. */
  team?: number | null;
  /** Nobody sits here: the game moves it. */
  automa?: boolean;
  /** How it stands with the seat. */
  state?: SeatState;
}

/** Everything one viewer may see. */
export interface Scene {
  /** Where in the match we are. */
  phase: Msg;
  /** In the order of the table. */
  seats: Seat[];
  /** Flat, in reading order; order among brothers is the order here. */
  elements: (Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay)[];
  /** Seats asked now; several when they choose at the same time. Filled in by core. */
  turn?: number[];
  /** Version of these words. */
  v?: number;
}

/** An icon sentence on a card: ``[tool][tool] → [vp 3]``. */
export interface Row {
  /** Icons and words in reading order. */
  atoms: (string | Pip)[];
  /** What the row is called. */
  head?: Msg | null;
  /** Lets an option point at this row: ``card:crossbow#skill``. */
  id?: string;
}

/** A card as printed; sent once in the game's catalogue. */
export interface Face {
  /** Name of a frame in the game's theme. */
  frame: string;
  /** Name of a tone in the game's theme. */
  tone: string;
  /** Its name. */
  title: Msg;
  /** Smaller, under the name. */
  sub?: Msg | null;
  /** Icons that make its picture, the largest first. */
  art?: string[];
  /** What stands in the corner, to be seen in a fan. */
  corner?: Pip[];
  /** A rank for each entry, with its value or empty. */
  ranks?: string[];
  /** What it costs. */
  cost?: Pip[];
  /** What it does, in icons. */
  rows?: Row[];
  /** Named places on it. */
  slots?: Slot[];
  /** What it does, in words. */
  text?: Msg | null;
  /** A fact at its foot. */
  foot?: Pip | null;
  /** Our own design, shown with the house mark. */
  house?: boolean;
  /** How many of it there are. */
  copies?: number;
}

/** One possible answer. */
export interface Option {
  /** Stable name, as stored in the record. */
  name: string;
  /** Element ids, places or ``!verb``, in the order a person points at them. */
  path: string[];
  /** In words; without it the things it points at. */
  label?: Msg | null;
  /** It is an amount: options that differ in it alone become a stepper. */
  n?: number | null;
  /** Its sure consequences: ``+6``, ``-2``. */
  gives?: Pip[];
  /** Elements as they would be, drawn as ghosts. */
  preview?: (Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay)[];
  /** Asked once more before it is sent. */
  confirm?: Msg | null;
}

/** What would follow an answer beyond its chips and ghosts; worked out only for the one somebody is about to give. */
export interface Foresight {
  /** In words, the gravest first. */
  say?: Msg[];
  /** Lights over a board as they would be; one with the id of another takes its place. */
  put?: (Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay)[];
  /** Ids of lights that would be gone. */
  drop?: string[];
}

/** A button: a step of a path that is no thing. */
export interface Verb {
  /** What it says. */
  label: Msg;
  /** Icon beside it. */
  icon?: string;
  /** What it costs. */
  cost?: Pip[];
  /** 2: the usual thing to do; 0: hardly ever. */
  weight?: Weight;
}

/** A sum that must come out: shown while things are chosen in a ``many`` question. */
export interface Meter {
  /** What is summed up. */
  label: Msg;
  /** What it must come to. */
  goal: number;
  /** What each option adds, by its name; one that is missing adds nothing. */
  per: Record<string, number>;
  /** How the sum must stand to the goal. */
  rule?: MeterRule;
}

/** Something one might want to choose, and why it cannot be. */
export interface Blocked {
  /** As an option's. */
  path: string[];
  /** The reason, in words. */
  why: Msg;
  /** Rule reference that opens the guide there. */
  rule?: string;
  /** Lights that show the reason while somebody points at it: a line that is cut off. */
  preview?: (Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay)[];
}

/** What is to be paid, and how it can be; the options of the Ask are the kinds of pieces. */
export interface Bill {
  /** How many of each symbol; a symbol is an icon. */
  cost: Pip[];
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
  /** Stable name, as the server keeps it. */
  name: string;
  /** What it does, in words. */
  label: Msg;
}

/** One question to one seat. The browser, the terminal and a bot get the same one. */
export interface Ask {
  /** Decision number and question fingerprint, ``214.9f3a``; sent back with the answer. */
  id: string;
  /** Who is asked. */
  seat: number;
  /** How it is answered. */
  form: AskForm;
  /** What is asked, in a few words. */
  prompt: Msg;
  /** All legal answers, or what they are made of. */
  options: Option[];
  /** What the rules call this kind of question; the word ``coach-<kind>`` says what it means. */
  kind?: string;
  /** What helps to decide. */
  hint?: Msg | null;
  /** Rule reference that opens the guide there. */
  rule?: string;
  /** Buttons by name, for steps ``!name`` of paths. */
  verbs?: Record<string, Verb>;
  /** How many must be chosen in a ``many`` question. */
  least?: number;
  /** How many may be chosen in a ``many`` question. */
  most?: number;
  /** Sums that must come out. */
  meter?: Meter[];
  /** Places of an ``assign`` question, each of which gets one thing. */
  places?: string[];
  /** What cannot be chosen, with the reason. */
  blocked?: Blocked[];
  /** Own answer to a simultaneous question; it may be changed until the last one is in. */
  answered?: string | null;
  /** For the form pay. */
  bill?: Bill | null;
  /** Standing orders a person may give in a window, so as not to be asked again. */
  orders?: Order[];
  /** What would follow an answer can be asked for while it is pointed at. */
  foresight?: boolean;
}

/** Somebody else is asked: the public prompt, never the options. */
export interface Waiting {
  /** Who is asked. */
  seat: number;
  /** What is asked, as everybody may know it. */
  prompt: Msg;
  /** A simultaneous question this seat has already answered. */
  done?: boolean;
}

/** Where a new id comes from or a vanished one goes to. */
export interface Flow {
  /** The thing that moved. */
  id: string;
  /** Where it came from. */
  was?: string;
  /** Where it went. */
  to?: string;
  /** How many alike moved. */
  n?: number;
}

/** An event together with what it changed for one viewer. */
export interface Beat {
  /** What happened. */
  kind: BeatKind;
  /** Its line in the chronicle. */
  log?: Msg | null;
  /** The seat that did it. */
  by?: number | null;
  /** Ways that ids alone do not tell. */
  flows?: Flow[];
  /** Places to look at. */
  focus?: string[];
  /** Elements that are new or changed. */
  put?: (Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay)[];
  /** Ids of elements that are gone. */
  drop?: string[];
  /** New order of the children of a place, only where it changed. */
  order?: Record<string, string[]>;
  /** Seats that changed. */
  seats?: Seat[];
  /** The new phase. */
  phase?: Msg | null;
  /** Who is asked from now on. */
  turn?: number[] | null;
  /** How far its line is set in: it is a part of the line before. */
  deep?: number;
  /** How many decisions had been taken when this happened. */
  number?: number;
}

/** What can be taken back now. */
export interface Undo {
  /** Number of decisions that stay. */
  to: number;
  /** The decision that is taken back. */
  what: Msg;
}

/** A few words of a teacher beside a thing. */
export interface Saying {
  /** The thing or place they speak of; empty: the table as a whole. */
  about: string;
  /** What is said, in one or two sentences. */
  text: Msg;
  /** A few words above it. */
  head?: Msg | null;
}

/** An answer that was not taken, so that one learns from it; the position stays. */
export interface Tried {
  /** Names of what was chosen. */
  names: string[];
  /** What was good about it, and why another one is better here. */
  why: Msg;
}

/** A word of the game to know. */
export interface Term {
  /** The word. */
  name: Msg;
  /** Rule reference that opens the guide there. */
  rule?: string;
}

/** Where a lesson stands, for the person who takes it. */
export interface Teaching {
  /** Name of the lesson. */
  lesson: string;
  /** What it is about. */
  title: Msg;
  /** How long all of it takes. */
  minutes: number;
  /** What it goes through, in order. */
  parts: Msg[];
  /** Which of them is on, from 0. */
  part: number;
  /** How many steps were taken; a part may take several. */
  step: number;
  /** How many there are. */
  steps: number;
  /** What to do or to look at now. */
  task: Msg;
  /** What helps with it. */
  hint?: Msg | null;
  /** Rule reference that opens the guide there. */
  rule?: string;
  /** What the teacher says, beside the things. */
  says?: Saying[];
  /** Further things and places to look at. */
  lights?: string[];
  /** There is nothing to answer: one goes on when one has looked. */
  look?: boolean;
  /** The lesson is over, and one plays on as one likes. */
  free?: boolean;
  /** Names of a right answer, for whoever wants to be shown one. */
  show?: string[];
  /** Words of the game that this lesson explains. */
  terms?: Term[];
}

/** A turn worth telling. */
export interface Deed {
  /** The row it is about: who gained or lost by it. */
  seat: number;
  /** The decision that brought most of it; the table right after it shows what happened. */
  at: number;
  /** What it brought this row; 0 where that cannot be counted. */
  gain: number;
  /** The same against what it brought the others on the average. */
  swing: number;
  /** How the row stood then. */
  after: number;
  /** What the chronicle says. */
  lines: Msg[];
  phase?: Msg | null;
}

/** What an end screen tells. */
export interface Story {
  unit: "percent" | "points";
  /** How every row stood before the first decision and after each one. */
  standings: number[][];
  sides: number[][];
  /** Each new phase, with the decision that led to it. */
  phases: ([number, Msg])[];
  /** The largest swings, in order of time. */
  moments: Deed[];
  /** The best turn of each row; none for who never gained anything. */
  best: (Deed | null)[];
  winners?: number[];
  /** By row; none where the match was ended before its end. */
  scores?: number[];
}

/** A decision that mattered. */
export interface Judged {
  /** How many decisions came before it. */
  number: number;
  seat: number;
  /** The question, with the answers that are spoken of. */
  ask: Ask;
  played: string[];
  /** What it changed for the own side: against the better answer, or where there is none against the next best. */
  swing: number;
  error: number;
  /** The same for every side. */
  shift: number[];
  /** What a strong bot would have done; empty where nothing better was found. */
  better?: string[];
  /** Terms of the game's judgement, each with a word ``term-<name>``, that speak for the better of the two answers … */
  good?: string[];
  /** … and those that speak against it. */
  bad?: string[];
}

/** From the start to the end of one side; start, luck, own and others add up to the end. */
export interface Balance {
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
  /** Standard error of luck, own and others. */
  error: number;
}

export interface Analysis {
  method: Method;
  sides: number[][];
  /** The chance of each side before the first decision and after each one; the last is the result. */
  curve: number[][];
  /** Typical standard error of a point of the curve. */
  doubt: number;
  /** Swings below it are noise and not listed. */
  threshold: number;
  moments: Judged[];
  balance: Balance[];
  /** Worlds that were imagined and played on. */
  worlds: number;
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
  /** Applies only where one of these holds: other options, or the number of ``players``, with one of the values. */
  only?: (Record<string, unknown[]>)[];
}

export interface BotInfo {
  name: string;
  /** 1 weakest … 5 strongest; label ``bot-<name>`` in the shared words. */
  strength: number;
}

/** A lesson of a game; its title is in the words of the lessons. */
export interface LessonInfo {
  name: string;
  title: Msg;
  minutes: number;
}

export interface GameInfo {
  name: string;
  /** Numbers of seats allowed. */
  players: number[];
  minutes: number;
  designers: string[];
  publishers: string[];
  stage: string;
  version: number;
  languages: string[];
  options: OptionField[];
  bots: BotInfo[];
  /** For how many people, where one may lead several seats. */
  people?: number[];
  /** Whether a seat ever sees what another does not; if not, one may act for all own seats at once. */
  private?: boolean;
  /** How one learns it at the table, in this order. */
  lessons?: LessonInfo[];
  /** Its name, by language: the lobby need not load its words. */
  titles?: Record<string, string>;
  /** What it is about in a few words, by language. */
  pitches?: Record<string, string>;
  /** Content hash; the theme is at ``/api/games/{name}/theme/{hash}.json``. */
  theme?: string;
  /** The game itself, by its own authors, and no unofficial version of another. */
  original?: boolean;
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
  /** game-icons name → SVG path data (512×512 view box), as far as it is sent along: of a poster the emblem. */
  icons: Record<string, string>;
  /** Names of all icons of the game; ``GET /api/icons?names=a,b`` gives their path data when they are drawn. */
  pictures?: string[];
}

/** ``GET /api/me``: who this browser is. A person exists as soon as a name was given. */
export interface Me {
  person: string | null;
  name: string;
  account: boolean;
  /** To be sent back as header ``X-CSRF`` with every changing request. */
  csrf: string;
}

/** A browser in which this person is logged in. */
export interface Device {
  id: string;
  device: string;
  seen: string;
  here?: boolean;
}

export interface Known {
  person: string;
  name: string;
}

/** ``GET /api/account``: what this person can look after. */
export interface AccountInfo {
  devices: Device[];
  /** Ways back in that are left. */
  codes: number;
  /** People this person does not hear. */
  shunned: Known[];
}

/** ``POST /api/account/recovery`` and ``delete``: the password again, where there is one. */
export interface SureIn {
  password?: string;
}

/** ``POST /api/recover``: one of the codes, and a new password. */
export interface RecoverIn {
  name: string;
  code: string;
  password: string;
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

/** ``POST /api/account/password``: another password; other browsers are logged out. */
export interface PasswordIn {
  old: string;
  new: string;
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
  /** Minutes after which silence in a reaction window is a pass; 0: never. */
  silence?: number;
  /** Whether people may ask a strong bot for a hint although they play against each other. */
  hints?: boolean;
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
  /** Whoever sits here agrees to end the match; it ends when all do. */
  ends?: boolean;
  won?: boolean | null;
  score?: number | null;
}

/** The match that a table plays on from. */
export interface OriginInfo {
  table: string;
  /** How many of its decisions were taken over. */
  at: number;
  /** Whether chance was new from then on. */
  fresh: boolean;
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
  /** What the match before this one handed on, in words. */
  legacy?: Msg[];
  /** Where it came from, if it plays on from another match. */
  origin?: OriginInfo | null;
  /** Whether a seat sees what another does not; if not, a person acts for all own seats without looking away. */
  private?: boolean;
  /** Minutes after which silence in a reaction window is a pass; 0: never. */
  silence?: number;
  /** Whether people may ask a strong bot for a hint although they play against each other. */
  hints?: boolean;
  /** At home: what this person is asked, while the match is in memory. */
  question?: Msg | null;
}

/** ``POST /api/tables/{table}/what-if``: a table of its own that plays on from a moment of a finished match. */
export interface WhatIfIn {
  /** After so many decisions. */
  at: number;
  seats: SeatIn[];
  /** Chance from then on is new; else it is what it would have been. What lies face down stays as it lies. */
  fresh?: boolean;
  title?: string;
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

/**
 * ``GET /api/tables/{table}/links``: a seat link of mine that can still be opened.
 *
 * ``POST …/links/{id}/revoke`` ends it.
 */
export interface LinkInfo {
  id: string;
  /** ISO time */
  until: string;
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

/** ``GET /api/tables/{table}/analysis``; ``POST`` begins it. A finished match only. */
export interface AnalysisInfo {
  /** Parts that are worked out … */
  done: number;
  /** … of so many; 0: nobody has asked for it. */
  parts: number;
  analysis?: Analysis | null;
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
  /** Questions to this seat; where nothing is private also those to the other seats of who sits here. */
  asks?: Ask[];
  /** What this seat may do at any moment, whoever is asked. */
  aside?: Ask | null;
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

/** Answer to a ``foresee``; without ``would`` nothing is foreseen. */
export interface Foreseen {
  type: "foreseen";
  ask: string;
  name: string;
  would?: Foresight | null;
}

/** An answer that a strong bot would give, with what speaks for it and against it. */
export interface Advised {
  names: string[];
  good?: Msg[];
  bad?: Msg[];
}

/** Answer to a ``hint``: the best answers to a question, best first. */
export interface Hint {
  type: "hint";
  ask: string;
  answers: Advised[];
}

/** Somebody at the table shows the others something: a thing, or the steps of an order they propose. */
export interface Pointed {
  type: "pointed";
  seat: number;
  places: string[];
}

export interface Pong {
  type: "pong";
}

/**
 * ``ask`` is the ask's id, which holds the expected decision number.
 *
 * ``names``: one name for pick and window, the chosen ones for many, one for each place for assign, one for each piece
 * for pay.
 */
export interface Answer {
  type: "answer";
  ask: string;
  names: string[];
  /** Which of my seats answers, if not the one I look from. */
  seat?: number | null;
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

/** What would follow an answer that somebody points at. */
export interface Foresee {
  type: "foresee";
  ask: string;
  name: string;
  /** Which of my seats is asked, if not the one I look from. */
  seat?: number | null;
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

/**
 * A standing order for reaction windows: pass ``always``, for this ``turn`` (until my next one) or ``never``, or one
 * of the orders that the window offers.
 */
export interface Auto {
  type: "auto";
  passes: string;
}

/** How much time bots take for a turn while this device looks on. */
export interface BotsIn {
  type: "bots";
  pace: BotPace;
}

/** What would a strong bot answer? Where everybody else is a bot, or hints were agreed on when the table was opened. */
export interface HintIn {
  type: "hint";
  ask: string;
  seat?: number | null;
}

/** Show the others something. Only where all see the same, so that nothing private is named; nobody keeps it. */
export interface Point {
  type: "point";
  places: string[];
}

export interface Ping {
  type: "ping";
}

/**
 * ``POST /api/games/{name}/lessons/{lesson}``: where I am in a lesson, and what I do there.
 *
 * The server keeps nothing of it: ``made`` and ``step`` of the last answer are sent back with the next request, those
 * of an earlier one to step back. Without them a lesson begins.
 */
export interface LessonIn {
  /** Decisions since the beginning. */
  made?: ([number, string, string, string])[];
  /** How many steps were taken. */
  step?: number;
  deed?: LessonDeed;
  /** Of the deed answer: as of an ``Answer``. */
  names?: string[];
  /** Of the deed answer: which of my seats, if not the one I look from. */
  seat?: number | null;
  /** Tell why this place is no answer, and do nothing else. */
  place?: string;
}

/** What comes of it. The frame holds a whole scene after the deed look, else beats. */
export interface LessonTold {
  frame: Frame;
  teaching: Teaching;
  made: ([number, string, string, string])[];
  step: number;
  /** The seats of who learns. */
  seats: number[];
  players: number;
  /** The answer was not taken, and why; everything is as it was. */
  tried?: Tried | null;
  because?: Because | null;
}

export type Word = number | string | Msg | Ref | SeatRef;

export type Arg = number | string | Msg | Ref | SeatRef | (number | string | Msg | Ref | SeatRef)[];

export type AnyElement = Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay;

export type Atom = Pip | string;

export type ToClient = Frame | TableChanged | Chat | Refused | Because | Foreseen | Hint | Pointed | Pong;

export type FromClient = Answer | UndoIn | RedoIn | Why | Foresee | Resync | Say | Look | Auto | BotsIn | HintIn | Point | Ping;
