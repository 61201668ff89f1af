// Records the input, the outbox's announcements and the confirmations of a page that may be killed at any moment.
import type { Page } from 'playwright';
import { OUTBOX_CHANNEL } from '../../src/outbox/delivery/outbox-channel';
import type { PageEvents } from './fate';

type What = keyof PageEvents;

/** The texts with which the forms say that a submission is saved or sent, as a regular expression. */
const CONFIRMATION_TEXTS =
  'Saved on this device|Message Sent!|Thank you for your feedback!|Check your email for your free|Your sign-up went to';

/**
 * Listens to the fields, the outbox's channel and the texts of a page that is opened afterwards. A report that the page
 * sent before it was killed is already in the pipe to this process, and arrives although the browser is gone.
 * @returns the reports so far; the object changes with each further report
 */
export async function listenTo(page: Page): Promise<Readonly<PageEvents>> {
  const events: PageEvents = { lastChangeAt: undefined, announcedAt: undefined, toldAt: undefined };
  await page.exposeFunction('reportEvent', (what: What, at: number): void => {
    // The last change counts, but the first announcement and the first confirmation.
    events[what] = what === 'lastChangeAt' ? Math.max(at, events[what] ?? 0) : (events[what] ?? at);
  });
  // tsx wraps every named function in a call of a helper, which does not exist in the page.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(reportEvent, { channel: OUTBOX_CHANNEL, told: CONFIRMATION_TEXTS });
  return events;
}

/** Runs in the page. */
function reportEvent({ channel, told }: { channel: string; told: string }): void {
  const tell = (what: What): void => {
    const { reportEvent: send } = globalThis as { reportEvent?: (what: What, at: number) => unknown };
    void send?.(what, Date.now());
  };
  addEventListener('input', () => tell('lastChangeAt'), true);
  new BroadcastChannel(channel).addEventListener('message', () => tell('announcedAt'));
  const words = new RegExp(told);
  new MutationObserver((changes) => {
    const isSaid = (node: Node): boolean => words.test(node.textContent ?? '');
    const isNew = ({ type, target, addedNodes }: MutationRecord): boolean =>
      type === 'characterData' ? isSaid(target) : [...addedNodes].some(isSaid);
    // The parser adds the texts of the whole document; only a text that is added later is a confirmation.
    if (document.readyState === 'complete' && changes.some(isNew)) tell('toldAt');
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
