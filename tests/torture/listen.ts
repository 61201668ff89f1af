// What a page tells while it lives, for a run that may kill it at any moment.
import type { Page } from 'playwright';
import { OUTBOX_CHANNEL } from '../../src/outbox/delivery/outbox-channel';
import type { Heard } from './fate';

type What = keyof Heard;

/** The words of all forms for "saved" and "sent". */
const TOLD =
  'Saved on this device|Message Sent!|Thank you for your feedback!|Check your email for your free|Your sign-up went to';

/**
 * Listens to a page that is opened afterwards: its fields, the outbox's channel and its words. What a page has said
 * before it is killed is in the pipe to us, and is heard though the browser is gone.
 * Out: what was heard so far; it goes on changing.
 */
export async function listenTo(page: Page): Promise<Readonly<Heard>> {
  const heard: Heard = { lastChangeAt: undefined, announcedAt: undefined, toldAt: undefined };
  await page.exposeFunction('tellTheRun', (what: What, at: number): void => {
    // Of changes the last counts, of announcements the first.
    heard[what] = what === 'lastChangeAt' ? Math.max(at, heard[what] ?? 0) : (heard[what] ?? at);
  });
  // The transpiler of this process gives every function its name by a helper that a page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(tellTheRun, { channel: OUTBOX_CHANNEL, told: TOLD });
  return heard;
}

/** In the page. */
function tellTheRun({ channel, told }: { channel: string; told: string }): void {
  const tell = (what: What): void => {
    const { tellTheRun: send } = globalThis as { tellTheRun?: (what: What, at: number) => unknown };
    void send?.(what, Date.now());
  };
  addEventListener('input', () => tell('lastChangeAt'), true);
  new BroadcastChannel(channel).addEventListener('message', () => tell('announcedAt'));
  const words = new RegExp(told);
  new MutationObserver((changes) => {
    const isSaid = (node: Node): boolean => words.test(node.textContent ?? '');
    const isNew = ({ type, target, addedNodes }: MutationRecord): boolean =>
      type === 'characterData' ? isSaid(target) : [...addedNodes].some(isSaid);
    // The parser adds the whole document: only what comes after it was said.
    if (document.readyState === 'complete' && changes.some(isNew)) tell('toldAt');
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
