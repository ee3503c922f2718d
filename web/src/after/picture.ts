/** The end of a match as a picture to share: drawn on a canvas with the fonts and colours of the table. */
import { seatLook } from '../app/seats';
import { shapePath } from '../app/shapes';
import type { Theme } from '../table/theme';
import type { Sheet, Story } from '../wire';
import type { Words } from '../words/words';
import { curves, seatOf } from './story';

export interface Subject {
  game: string;
  title: string;
  kicker: string;
  words: Words;
  theme: Theme;
  style: CSSStyleDeclaration;
  sheet: Sheet | null;
  story: Story | null;
  ranks: { seat: number; name: string; score: number | null; won: boolean }[];
  percent: boolean;
  leads: string;
}

const WIDTH = 1200;
const EDGE = 40;
const ROW = 40;

export async function picture(subject: Subject): Promise<Blob | null> {
  const rows = subject.sheet?.rows.length ?? 0;
  const ranks = subject.ranks.length;
  const side = subject.sheet ? 60 + rows * ROW : 0;
  const curve = subject.story && subject.story.standings.length > 1 ? 260 : 0;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 210 + Math.max(side + 20, 0) + curve + (subject.sheet ? 0 : ranks * ROW) + 60;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  await document.fonts.ready;
  const draw = new Draw(pen, subject);
  draw.ground(canvas.height);
  draw.head();
  let top = 210;
  if (subject.sheet) top = draw.sheet(subject.sheet, top) + 20;
  else top = draw.ranks(top) + 20;
  if (curve) draw.curve(subject.story!, top, curve - 40);
  draw.foot(canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** Give the picture away: to another app where the device can, else as a file. Says what happened. */
export async function handOver(made: Blob, name: string, say: (id: string) => string): Promise<string> {
  const file = new File([made], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ files: [file] });
      return '';
    } catch {
      return '';
    }
  }
  const address = URL.createObjectURL(made);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return say('picture-saved');
}

class Draw {
  constructor(
    private readonly pen: CanvasRenderingContext2D,
    private readonly subject: Subject,
  ) {}

  private css(name: string): string {
    return this.subject.style.getPropertyValue(name).trim() || '#888';
  }

  private text(text: string, x: number, y: number, size: number, more: Partial<Style> = {}): void {
    const { pen } = this;
    const family = more.display ? this.css('--display') : this.css('--ui');
    pen.font = `${more.bold ? '700 ' : ''}${size}px ${family}`;
    pen.fillStyle = more.colour ?? this.css('--ink');
    pen.textAlign = more.align ?? 'left';
    pen.textBaseline = 'middle';
    pen.fillText(text, x, y, more.most);
  }

  private mark(seat: number, x: number, y: number, r: number): void {
    const look = seatLook(seat);
    this.pen.fillStyle = look.colour;
    this.pen.fill(new Path2D(shapePath(look.shape, x, y, r)));
  }

  private box(x: number, y: number, w: number, h: number, fill: string, alpha = 1): void {
    const { pen } = this;
    pen.globalAlpha = alpha;
    pen.fillStyle = fill;
    pen.beginPath();
    pen.roundRect(x, y, w, h, 6);
    pen.fill();
    pen.globalAlpha = 1;
  }

  ground(height: number): void {
    const { pen } = this;
    pen.fillStyle = this.css('--ground');
    pen.fillRect(0, 0, WIDTH, height);
    const glow = pen.createRadialGradient(260, 0, 20, 260, 0, 900);
    glow.addColorStop(0, this.css('--accent'));
    glow.addColorStop(1, 'transparent');
    pen.globalAlpha = 0.28;
    pen.fillStyle = glow;
    pen.fillRect(0, 0, WIDTH, height);
    pen.globalAlpha = 1;
  }

  head(): void {
    const { pen, subject } = this;
    const wreath = subject.theme.icon('vp');
    if (wreath) {
      pen.save();
      pen.translate(EDGE, 40);
      pen.scale(130 / 512, 130 / 512);
      pen.fillStyle = this.css('--gilt');
      pen.fill(new Path2D(wreath));
      pen.restore();
    }
    const winner = subject.ranks.find((each) => each.won);
    if (winner && subject.ranks.filter((each) => each.won).length === 1) this.mark(winner.seat, EDGE + 65, 105, 24);
    this.text(subject.kicker.toUpperCase(), 205, 62, 20, { bold: true, colour: this.css('--gilt') });
    const score = winner && !subject.percent && winner.score !== null ? `  ${winner.score}` : '';
    this.text(subject.title + score, 205, 112, 64, { display: true, most: WIDTH - 250 });
    const others = subject.ranks.filter((each) => !each.won);
    const line = others
      .map((each) => `${each.name}${each.score === null ? '' : ` ${each.score}${subject.percent ? ' %' : ''}`}`)
      .join('  ·  ');
    this.text(line, 205, 166, 24, { colour: this.css('--soft'), most: WIDTH - 250 });
  }

  ranks(top: number): number {
    this.subject.ranks.forEach((each, n) => {
      const y = top + n * ROW + ROW / 2;
      this.mark(each.seat, EDGE + 16, y, 11);
      this.text(each.name, EDGE + 44, y, 26, { bold: true });
      if (each.score !== null) this.text(String(each.score), WIDTH - EDGE, y, 28, { display: true, align: 'right' });
    });
    return top + this.subject.ranks.length * ROW;
  }

  sheet(sheet: Sheet, top: number): number {
    const { words, theme } = this.subject;
    const labels = 330;
    const wide = (WIDTH - 2 * EDGE - labels) / sheet.heads.length;
    sheet.heads.forEach((head, column) => {
      const seat = seatOf(head);
      const x = EDGE + labels + column * wide;
      if (seat !== null) {
        this.mark(seat, x + 18, top + 22, 9);
        this.box(x + 3, top + 42, wide - 6, 4, seatLook(seat).colour);
      }
      this.text(words.text(head), x + (seat === null ? 8 : 36), top + 22, 22, { bold: true, most: wide - 44 });
    });
    sheet.rows.forEach((row, n) => {
      const y = top + 54 + n * ROW;
      const tone = theme.tone(row.tone || 'neutral').fill;
      if (!row.total) this.box(EDGE, y, labels - 6, ROW - 4, tone, 0.7);
      this.text(words.text(row.label), EDGE + 12, y + ROW / 2 - 2, row.total ? 26 : 22, {
        bold: !row.total,
        display: Boolean(row.total),
        colour: row.total ? this.css('--accent') : '#fff6e4',
        most: labels - 30,
      });
      row.cells.forEach((cell, column) => {
        const x = EDGE + labels + column * wide;
        if (!row.total) this.box(x + 3, y, wide - 6, ROW - 4, tone, cell ? 0.26 : 0.08);
        const told = typeof cell === 'number' ? String(cell) : cell ? words.text(cell) : '';
        this.text(told, x + wide - 14, y + ROW / 2 - 2, row.total ? 30 : typeof cell === 'number' ? 25 : 19, {
          display: typeof cell === 'number',
          align: 'right',
          most: wide - 22,
        });
      });
    });
    return top + 54 + sheet.rows.length * ROW;
  }

  curve(story: Story, top: number, height: number): void {
    const { pen } = this;
    const lines = curves(story);
    const values = lines.flatMap((line) => line.values);
    const low = story.unit === 'percent' ? 0 : Math.min(-1, ...values);
    const high = story.unit === 'percent' ? 100 : Math.max(1, ...values);
    const last = Math.max(1, story.standings.length - 1);
    const left = EDGE;
    const wide = WIDTH - 2 * EDGE;
    this.text(this.subject.leads, left, top + 12, 24, { display: true });
    const x = (at: number): number => left + (at / last) * wide;
    const y = (value: number): number => top + 36 + (1 - (value - low) / (high - low)) * (height - 36);
    pen.strokeStyle = this.css('--line');
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(left, y(0));
    pen.lineTo(left + wide, y(0));
    pen.stroke();
    for (const { row, values: line } of lines) {
      pen.strokeStyle = lines.length > 1 ? seatLook(row).colour : this.css('--accent');
      pen.lineWidth = story.winners?.includes(row) ? 5 : 3;
      pen.lineJoin = 'round';
      pen.beginPath();
      line.forEach((value, at) => (at ? pen.lineTo(x(at), y(value)) : pen.moveTo(x(at), y(value))));
      pen.stroke();
    }
    story.moments.forEach((moment, n) => {
      const line = lines.find((each) => each.row === moment.seat) ?? lines[0]!;
      const [cx, cy] = [x(moment.at), y(line.values[moment.at] ?? 0)];
      pen.fillStyle = this.css('--ink');
      pen.beginPath();
      pen.arc(cx, cy, 14, 0, 7);
      pen.fill();
      this.text(String(n + 1), cx, cy + 1, 19, { bold: true, align: 'center', colour: this.css('--ground') });
    });
  }

  foot(height: number): void {
    this.text(this.subject.game, EDGE, height - 28, 22, { display: true, colour: this.css('--accent') });
    this.text('Wyrmtable', WIDTH - EDGE, height - 28, 22, {
      align: 'right',
      display: true,
      colour: this.css('--soft'),
    });
  }
}

interface Style {
  bold: boolean;
  display: boolean;
  colour: string;
  align: CanvasTextAlign;
  most: number;
}
