import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenPage } from './device';

const WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

/**
 * Looks again and again until `isIt` says yes to what it sees.
 * @throws Error after a minute, with what was seen last
 */
export async function until<T>(what: string, look: () => Promise<T> | T, isIt: (seen: T) => boolean): Promise<T> {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const seen = await look();
    if (isIt(seen)) return seen;
    if (performance.now() > deadline)
      throw new Error(`${what}: not within a minute, last seen ${JSON.stringify(seen)}`);
    await sleep(LOOK_EVERY_MS);
  }
}

/**
 * Waits until the first element of this selector shows these words. The page itself looks, whenever it has changed: to
 * ask it ten times a second costs more than half of what an installation does.
 * @throws Error after a minute, with what was shown last
 */
export const untilShown = (page: OpenPage, selector: string, words: string): Promise<void> =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const shown = (): string => document.querySelector<HTMLElement>(given.selector)?.innerText ?? '';
        const stop = (): void => {
          watch.disconnect();
          clearTimeout(limit);
        };
        const look = (): void => {
          if (!shown().includes(given.words)) return;
          stop();
          resolve();
        };
        const watch = new MutationObserver(look);
        const limit = setTimeout(() => {
          stop();
          reject(new Error(`"${given.words}": not within a minute, last seen ${JSON.stringify(shown())}`));
        }, given.withinMs);
        watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        look();
      }),
    // Before the drivers give up, which say less.
    { selector, words, withinMs: WITHIN_MS - 5_000 },
  );
