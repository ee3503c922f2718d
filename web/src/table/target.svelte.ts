/** Makes anything drawn a thing one can point at: lit, chosen or blocked, by mouse, touch and keyboard. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { TableState } from './table.svelte';

export function target(table: TableState, place: string, role = ''): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    node.dataset.place = place;
    let timer = 0;

    const click = (event: Event): void => {
      event.stopPropagation();
      if (node.dataset.moved) return;
      table.press(place, table.finger);
    };
    // Over and out bubble, so that leaving a thing for what holds it points at the holder again.
    const over = (event: PointerEvent): void => {
      event.stopPropagation();
      table.hover(place, event);
    };
    const down = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (event.pointerType === 'touch') timer = window.setTimeout(() => table.inspect(place), 450);
    };
    const up = (): void => clearTimeout(timer);
    const leave = (event: Event): void => {
      event.stopPropagation();
      clearTimeout(timer);
      table.left(place);
    };
    const focus = (event: Event): void => {
      if ((event.target as HTMLElement).matches(':focus-visible')) table.hovered = place;
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.target !== node || (event.key !== 'Enter' && event.key !== ' ')) return;
      // What is chosen already, or was the focus of an earlier question, does not keep Enter from confirming.
      if (event.key === 'Enter' && !table.status(place)?.legal && (table.pending || table.ready)) return;
      event.preventDefault();
      event.stopPropagation();
      table.press(place);
    };
    node.addEventListener('click', click);
    node.addEventListener('pointerover', over as EventListener);
    node.addEventListener('pointerdown', down as EventListener);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointerout', leave);
    node.addEventListener('focusin', focus);
    node.addEventListener('focusout', leave);
    node.addEventListener('keydown', key as EventListener);

    // A board has hundreds of these: each effect hears only of what changes this one thing.
    const status = $derived(table.status(place));
    const choosable = $derived(Boolean(status?.legal || status?.chosen));
    const blocked = $derived(status?.blocked ?? null);
    const shown = $derived({
      legal: status?.legal ?? false,
      chosen: (status?.chosen ?? false) || table.held === place,
      blocked: blocked !== null,
      lit: table.lit === place,
      pointed: table.hovered === place || table.pointed === place,
    });
    const flags = $derived(Object.values(shown).map(Number).join(''));
    const name = $derived(nameOf(table, place));
    const holds = $derived(table.tree.at(place).length + table.tree.within(place).length);

    $effect(() => {
      void flags;
      for (const [key, on] of Object.entries(untrack(() => shown))) flag(node, key, on);
    });
    $effect(() => {
      if (choosable) node.setAttribute('tabindex', '0');
      else if (role === 'gridcell') node.setAttribute('tabindex', '-1');
      else node.setAttribute('tabindex', blocked ? '0' : '-1');
      set(node, 'aria-disabled', choosable || blocked ? String(!choosable) : null);
      set(node, 'aria-pressed', status?.chosen && table.ask?.form === 'many' ? 'true' : null);
      set(node, 'aria-description', blocked ? table.session.words.text(blocked.why) : null);
    });
    $effect(() => {
      void holds;
      const called = name;
      const given = choosable || blocked ? role || 'button' : role;
      node.setAttribute('aria-label', called);
      if (given) node.setAttribute('role', given);
      // What only holds other things is a group of them, what holds none a picture; they may come a moment later.
      else queueMicrotask(() => node.setAttribute('role', node.querySelector('[data-place]') ? 'group' : 'img'));
      if (!choosable && !blocked) return;
      // What stands written on a thing one can choose is part of its name, also when the room for it changes.
      const call = (): void => {
        const written = writtenOn(node).replace(/\s+/g, ' ').trim();
        node.setAttribute('aria-label', written && !called.includes(written) ? `${called}. ${written}` : called);
      };
      const watch = new MutationObserver(call);
      watch.observe(node, { subtree: true, childList: true, characterData: true });
      queueMicrotask(call);
      return () => watch.disconnect();
    });

    return () => {
      clearTimeout(timer);
      node.removeEventListener('click', click);
      node.removeEventListener('pointerover', over as EventListener);
      node.removeEventListener('pointerdown', down as EventListener);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointerout', leave);
      node.removeEventListener('focusin', focus);
      node.removeEventListener('focusout', leave);
      node.removeEventListener('keydown', key as EventListener);
      // A new attachment to the same node is no leaving.
      queueMicrotask(() => {
        if (!node.isConnected) table.left(place);
      });
    };
  };
}

/** What a thing is called, with what choosing it does. */
function nameOf(table: TableState, place: string): string {
  const line = table.speech.placeLine(place);
  const options = table.status(place)?.options ?? [];
  const deed = options.length === 1 ? table.session.words.text(options[0]!.label) : '';
  const brings = [
    line.toLowerCase().includes(deed.toLowerCase()) ? '' : deed,
    table.speech.pips(table.gives(place), true),
  ]
    .filter(Boolean)
    .join(', ');
  return [line, brings].filter(Boolean).join(': ');
}

/** What one reads on a thing; what is there for screen readers only is not written on it. */
function writtenOn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node instanceof Element && node.classList.contains('visually-hidden')) return '';
  return [...node.childNodes].map(writtenOn).join('');
}

function set(node: Element, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

function flag(node: HTMLElement | SVGElement, name: string, on: boolean): void {
  if (on) node.dataset[name] = '';
  else delete node.dataset[name];
}
