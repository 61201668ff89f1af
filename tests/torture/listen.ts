// Records the input, the outbox's announcements and the confirmations of a page that may be killed at any moment.
import type { Page } from 'playwright';
import { OUTBOX_CHANNEL } from '../../src/outbox/delivery/shared-names';
import type { PageEvents, Told } from './fate';

type What = 'lastChangeAt' | 'pressedAt' | 'announcedAt' | Told['as'];

/** The texts with which a page says what became of a submission, as regular expressions. */
const TEXTS: Readonly<Record<Told['as'], string>> = {
  saved: 'Saved on this device|Your submission was received',
  sent: 'Message Sent!|Thank you for your feedback!|Check your email for your free|Your sign-up went to|has been sent',
  failed: 'has refused your',
  removed: 'is not waiting any more|was deleted',
};

/**
 * Listens to the fields, the outbox's channel and the texts of a page that is opened afterwards. A report that the page
 * sent before it was killed is already in the pipe to this process, and arrives although the browser is gone.
 * @returns the reports so far; the object changes with each further report
 */
export async function listenTo(page: Page): Promise<Readonly<PageEvents>> {
  const told: Told[] = [];
  const events: PageEvents = { lastChangeAt: undefined, pressedAt: undefined, announcedAt: undefined, told };
  await page.exposeFunction('reportEvent', (what: What, at: number): void => {
    // The last change counts, but the first press, the first announcement, and each thing that was told.
    if (what === 'lastChangeAt') events.lastChangeAt = Math.max(at, events.lastChangeAt ?? 0);
    else if (what === 'pressedAt') events.pressedAt ??= at;
    else if (what === 'announcedAt') events.announcedAt ??= at;
    else told.push({ as: what, at });
  });
  // tsx wraps every named function in a call of a helper, which does not exist in the page.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(reportEvent, { channel: OUTBOX_CHANNEL, texts: TEXTS });
  return events;
}

/** Runs in the page. */
function reportEvent({ channel, texts }: { channel: string; texts: Readonly<Record<Told['as'], string>> }): void {
  const tell = (what: What, at = Date.now()): void => {
    const { reportEvent: send } = globalThis as { reportEvent?: (what: What, at: number) => unknown };
    void send?.(what, at);
  };
  addEventListener('input', () => tell('lastChangeAt'), true);
  // The browser notes the time of the press itself, however busy the page is.
  const notePress = ({ target, timeStamp }: Event): void => {
    if (target instanceof Element && target.closest('[type="submit"]') !== null)
      tell('pressedAt', Math.floor(performance.timeOrigin + timeStamp));
  };
  addEventListener('pointerup', notePress, true);
  new BroadcastChannel(channel).addEventListener('message', () => tell('announcedAt'));
  const all = (Object.keys(texts) as Told['as'][]).map((as) => [as, new RegExp(texts[as])] as const);
  new MutationObserver((changes) => {
    // The parser adds the texts of the whole document; only a text that is added later is told to the visitor.
    if (document.readyState !== 'complete') return;
    for (const [as, words] of all) {
      const isSaid = (node: Node): boolean => words.test(node.textContent ?? '');
      const isNew = ({ type, target, addedNodes }: MutationRecord): boolean =>
        type === 'characterData' ? isSaid(target) : [...addedNodes].some(isSaid);
      if (changes.some(isNew)) tell(as);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
