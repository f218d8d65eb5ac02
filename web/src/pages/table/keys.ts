import type { Offer } from '../../lib/hands';
import { type Sorted, enterOffer, spaceOffer } from '../../lib/offers';
import { settings } from '../../lib/store/settings.svelte';
import type { Table } from '../../lib/table.svelte';

export interface Keyed {
  table: Table;
  sorted: Sorted;
  log(): void;
  /** Asks about the card under the eyes; false if there is none to ask about. */
  why(): boolean;
}

const ACTABLE = '.felt [data-spot].ready, .prompt .pickable, .prompt .buttons button';

/** The keys of the table. A key that does something here does nothing else. */
export function keys(event: KeyboardEvent, on: Keyed): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  // A light dialog leaves the table in reach, so its keys too.
  if (target.closest('dialog:not(.light), input, textarea, select')) return;
  // A key that is held down answers one question: whatever it repeats is no answer to the next.
  if (event.repeat && [' ', 'Enter'].includes(event.key)) return event.preventDefault();
  if (act(event.key, target, on)) event.preventDefault();
}

function act(key: string, target: Element, { table, sorted, log, why }: Keyed): boolean {
  // A focused button keeps its own keys; a card keeps only Enter.
  const free = !target.closest('button, a, summary, [role=button]');
  const card = target.closest('[data-spot]') !== null;
  switch (key) {
    case ' ':
      return (free || card) && (pays(table) || pick(table, spaceOffer(sorted.buttons, table.room?.view?.question)));
    case 'Enter':
      return free && (pays(table) || pick(table, enterOffer(sorted, table.selection.labels.length, table.room?.view?.question)));
    case 'n':
    case 'N':
      return next(target);
    case 'z':
    case 'Z':
      void table.undo();
      return true;
    case 'f':
    case 'F':
      settings.fullControl = !settings.fullControl;
      return true;
    case 'l':
    case 'L':
      log();
      return true;
    case 'Escape':
      if (table.passing) {
        table.passUntilMyTurn();
        return true;
      }
      if (!table.unfinished) return false;
      void table.takeBack();
      return true;
    case '?':
      return why();
    default:
      return false;
  }
}

/** Goes to the next card or button with which something can be done. */
function next(from: Element): boolean {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(ACTABLE)];
  all[(all.findIndex((each) => each === from) + 1) % all.length]?.focus();
  return all.length > 0;
}

/** Accepts the payment that is proposed, if one is. */
function pays(table: Table): boolean {
  const { payable } = table;
  if (payable) table.pay();
  return payable;
}

function pick(table: Table, offer: Offer | null): boolean {
  if (offer) void table.act(offer.pick);
  return offer !== null;
}
