// When somebody is about to leave (000 §4): the rules, without a browser. A mouse
// tells it, a finger does not.
import type { ExitVariant } from '../../parts/newsletter/ExitCard';

export const ARMED_AFTER_MS = 5_000;
const LEFT_WITHIN_PX = 10;
const MOVED_WITHIN_PX = 20;

const NEVER = /^\/(?:booking|contact|survey|outbox)(?:\/|$)/;
const ABOUT_WALKS = /^\/tours(?:\/|$)/;

/** What is offered on a page; nothing where somebody is in the middle of something. */
export function exitVariant(path: string): ExitVariant | undefined {
  if (NEVER.test(path)) return undefined;
  if (path === '/') return 'both';
  return ABOUT_WALKS.test(path) ? 'booking' : 'newsletter';
}

export interface PointerSign {
  readonly kind: 'moves' | 'leaves';
  readonly pointer: string;
  /** From the upper edge of the page's window; above it, it is negative. */
  readonly y: number;
  /** Where it was before; undefined where it has just come in. */
  readonly before: number | undefined;
  /** What the browser says how far it came, down is positive. */
  readonly movedBy: number;
}

/** Whether this is a mouse on its way up and out. A finger never is. */
export function isLeaving({ kind, pointer, y, before, movedBy }: PointerSign): boolean {
  if (pointer !== 'mouse') return false;
  const within = kind === 'leaves' ? LEFT_WITHIN_PX : MOVED_WITHIN_PX;
  const goesUp = before === undefined ? movedBy < 0 : y < before || (kind === 'leaves' && y <= before);
  return y <= within && goesUp;
}
