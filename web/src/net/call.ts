/** Calling a person to the table: a mark in the title, two soft notes, a notification when the page is not seen. */
import { settings } from '../app/settings.svelte';
import { cue } from '../table/motion/sound';

const MARK = '● ';
let plain = 'Wyrmtable';
let marked = false;

function show(): void {
  document.title = (marked ? MARK : '') + plain;
}

/** Title of the page, without the mark. */
export function entitle(title: string): void {
  plain = title;
  show();
}

/** Whether somebody on this device is asked. */
export function mark(on: boolean): void {
  marked = on;
  show();
}

export function call(title: string, text: string): void {
  if (!document.hidden) return; // the table itself rings for those who look at it
  cue('turn');
  if (!settings.now.notify || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: text, icon: '/icon.svg', tag: 'wyrmtable-turn' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones only let workers notify; the mark and the sound remain.
  }
}

/** Asks the browser for leave to notify; tells whether it was given. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
