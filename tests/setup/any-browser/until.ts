import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenPage } from './open-page';

/** Far above what a slow and busy machine needs: it only ends a wait for what never comes. */
const WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 100;

/**
 * Calls `look` repeatedly until `isIt` accepts its result.
 *
 * @throws Error after two minutes, with the last result
 */
export async function until<T>(what: string, look: () => Promise<T> | T, isIt: (seen: T) => boolean): Promise<T> {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const seen = await look();
    if (isIt(seen)) return seen;
    if (performance.now() > deadline)
      throw new Error(`${what}: not within two minutes, last seen ${JSON.stringify(seen)}`);
    await sleep(LOOK_EVERY_MS);
  }
}

/**
 * Waits until the first element of this selector contains this text. The page itself checks after
 * each of its changes: asking it ten times a second costs more than half of an installation's work.
 *
 * @throws Error after two minutes, with the last text
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
          reject(new Error(`"${given.words}": not within two minutes, last seen ${JSON.stringify(shown())}`));
        }, given.withinMs);
        watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        look();
      }),
    // This is shorter than the time limit of the drivers, whose message says less.
    { selector, words, withinMs: WITHIN_MS - 5_000 },
  );
