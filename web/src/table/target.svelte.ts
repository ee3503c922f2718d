/** Makes anything drawn a thing one can point at: lit, chosen or blocked, by mouse, touch and keyboard. */
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

    $effect(() => {
      const status = table.status(place);
      flag(node, 'legal', status?.legal ?? false);
      flag(node, 'chosen', (status?.chosen ?? false) || table.held === place);
      flag(node, 'blocked', Boolean(status?.blocked));
      flag(node, 'lit', table.lit === place);
      flag(node, 'pointed', table.hovered === place || table.pointed === place);
      const choosable = Boolean(status?.legal || status?.chosen);
      if (choosable) node.setAttribute('tabindex', '0');
      else if (node.getAttribute('role') === 'gridcell') node.setAttribute('tabindex', '-1');
      else node.setAttribute('tabindex', status?.blocked ? '0' : '-1');
      const given = choosable || status?.blocked ? role || 'button' : role;
      // What only holds other things is a group of them, what holds none a picture.
      const plain = node.querySelector('[data-place]') ? 'group' : 'img';
      node.setAttribute('role', given || plain);
      const line = table.speech.placeLine(place);
      const deed = status?.options.length === 1 ? table.session.words.text(status.options[0]!.label) : '';
      const brings = [
        line.toLowerCase().includes(deed.toLowerCase()) ? '' : deed,
        table.speech.pips(table.gives(place), true),
      ]
        .filter(Boolean)
        .join(', ');
      const name = [line, brings].filter(Boolean).join(': ');
      const call = (): void => {
        const written = writtenOn(node).replace(/\s+/g, ' ').trim();
        node.setAttribute('aria-label', written && !name.includes(written) ? `${name}. ${written}` : name);
      };
      node.setAttribute('aria-label', name);
      // What stands written on a thing one can choose is part of its name, also when the room for it changes.
      const watch = choosable || status?.blocked ? new MutationObserver(call) : null;
      watch?.observe(node, { subtree: true, childList: true, characterData: true });
      if (watch) queueMicrotask(call);
      if (choosable || status?.blocked) node.setAttribute('aria-disabled', String(!choosable));
      else node.removeAttribute('aria-disabled');
      if (status?.chosen && table.ask?.form === 'many') node.setAttribute('aria-pressed', 'true');
      else node.removeAttribute('aria-pressed');
      if (status?.blocked) node.setAttribute('aria-description', table.session.words.text(status.blocked.why));
      else node.removeAttribute('aria-description');
      return () => watch?.disconnect();
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

/** What one reads on a thing; what is there for screen readers only is not written on it. */
function writtenOn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node instanceof Element && node.classList.contains('visually-hidden')) return '';
  return [...node.childNodes].map(writtenOn).join('');
}

function flag(node: HTMLElement | SVGElement, name: string, on: boolean): void {
  if (on) node.dataset[name] = '';
  else delete node.dataset[name];
}
