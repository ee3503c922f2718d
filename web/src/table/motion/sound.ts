/** Small synthesised cues: wood, stone, metal, paper. No files, nothing is told by sound alone. */
import { settings } from '../../app/settings.svelte';
import type { BeatKind } from '../../wire';

type Voice = (audio: AudioContext, out: AudioNode, at: number) => void;

let audio: AudioContext | null = null;
let last = 0;

/** A decaying tone. */
function tone(frequency: number, ms: number, gain: number, type: OscillatorType = 'sine', bend = 1): Voice {
  return (context, out, at) => {
    const oscillator = context.createOscillator();
    const level = context.createGain();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(frequency, at);
    oscillator.frequency.exponentialRampToValueAtTime(frequency * bend, at + ms / 1000);
    level.gain.setValueAtTime(0.0001, at);
    level.gain.exponentialRampToValueAtTime(gain, at + 0.006);
    level.gain.exponentialRampToValueAtTime(0.0001, at + ms / 1000);
    oscillator.connect(level).connect(out);
    oscillator.start(at);
    oscillator.stop(at + ms / 1000 + 0.02);
  };
}

/** A burst of filtered noise. */
function noise(centre: number, ms: number, gain: number, q = 1.2): Voice {
  return (context, out, at) => {
    const length = Math.ceil((context.sampleRate * ms) / 1000);
    const buffer = context.createBuffer(1, length, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const level = context.createGain();
    source.buffer = buffer;
    filter.type = 'bandpass';
    filter.frequency.value = centre;
    filter.Q.value = q;
    level.gain.value = gain;
    source.connect(filter).connect(level).connect(out);
    source.start(at);
  };
}

const later =
  (voice: Voice, ms: number): Voice =>
  (context, out, at) =>
    voice(context, out, at + ms / 1000);

const wood = [noise(420, 70, 0.9), tone(180, 60, 0.25)];
const paper = [noise(2600, 90, 0.35, 0.7)];
const metal = [tone(2350, 180, 0.1), tone(3520, 240, 0.06), noise(5200, 30, 0.2)];
const stone = [noise(240, 120, 1.1), noise(900, 50, 0.4)];

/** Kinds without a sound of their own: what they mean is told by what comes with them. */
type Silent = 'phase' | 'choose';
const CUES: Record<Exclude<BeatKind, Silent> | 'wrong', Voice[]> = {
  take: [...paper, ...wood.map((voice) => later(voice, 60))],
  draw: paper,
  deal: paper,
  give: paper,
  move: wood,
  place: wood,
  build: [...wood, ...wood.map((voice) => later(voice, 110))],
  grow: stone,
  break: stone,
  hit: [noise(160, 140, 1.2), tone(90, 120, 0.4, 'sine', 0.5)],
  fall: [tone(220, 320, 0.25, 'triangle', 0.4)],
  heal: [tone(520, 200, 0.12), later(tone(780, 260, 0.1), 90)],
  pay: metal,
  gain: metal,
  lose: [tone(330, 200, 0.14, 'triangle', 0.7)],
  swap: [...paper, ...paper.map((voice) => later(voice, 120))],
  flip: paper,
  reveal: [...paper, ...metal.map((voice) => later(voice, 60))],
  shuffle: [...paper, ...[60, 120, 180].flatMap((ms) => paper.map((voice) => later(voice, ms)))],
  roll: [0, 70, 130, 210].flatMap((ms) => wood.map((voice) => later(voice, ms))),
  score: [tone(880, 420, 0.1), tone(1320, 420, 0.06)],
  turn: [tone(523, 260, 0.12), later(tone(784, 320, 0.11), 150)],
  win: [tone(523, 500, 0.1), later(tone(659, 500, 0.1), 120), later(tone(784, 700, 0.1), 240)],
  wrong: [tone(130, 160, 0.3, 'triangle', 0.8), noise(200, 90, 0.6)],
};

export function cue(kind: string): void {
  const voices = kind in CUES ? CUES[kind as keyof typeof CUES] : null;
  if (!voices || !settings.now.sound || typeof AudioContext === 'undefined') return;
  // Before the first click or key a browser plays nothing and complains.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  const now = performance.now();
  if (now - last < 40) return; // many at once are one
  last = now;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') {
      void audio.resume();
      return;
    }
    const out = audio.createGain();
    out.gain.value = settings.now.volume * 0.5;
    out.connect(audio.destination);
    for (const voice of voices) voice(audio, out, audio.currentTime + 0.005);
  } catch {
    // Sound is never needed.
  }
}
