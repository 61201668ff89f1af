// The practice without a connection: for one minute this worker refuses the network to its pages, and the outbox makes
// no call. docs/RELIABILITY.md names the only case in which it lasts longer, docs/decisions/0081 what is not refused.
import * as z from 'zod/mini';
import { countdown } from '../src/shared/countdown';
import { PRACTICE_MS } from '../src/shared/online';
import { parseJsonOr } from '../src/shared/parse';

const PRACTICE_CACHE = 'gotham-mousers-practice';
/** The only file of that cache. */
const NOTE = '/practice.json';

/** The stored note says when the practice began, in milliseconds since 1970. */
const note = z.object({ beganAt: z.number() });

export interface PracticeDeps {
  readonly caches: {
    match(url: string, options: { cacheName: string }): Promise<Response | undefined>;
    open(name: string): Promise<Pick<Cache, 'put'>>;
    delete(name: string): Promise<boolean>;
  };
  wait(ms: number): Promise<void>;
}

export interface Practice {
  /**
   * Returns how many milliseconds of it are left. A worker that has just started knows it only when
   * `known` has resolved.
   */
  leftMs(): number;
  readonly known: Promise<void>;
  /**
   * Begins the practice. One that is under way is not prolonged. Rejects if the storage refuses:
   * then nothing has begun, because a worker that is killed would forget it.
   */
  begin(): Promise<void>;
  /** Never rejects: what the storage keeps is over when its minute is. */
  end(): Promise<void>;
  /** Resolves when none is under way. */
  over(): Promise<void>;
  /** Rejects, as a fetch without a connection does, while it is under way. */
  refuse(): Promise<void>;
}

/** Creates the practice of this worker and reads whether a worker before it has begun one. */
export function createPractice({ caches, wait }: PracticeDeps): Practice {
  let leftMs = (): number => 0;
  let tellEnd: () => void = () => undefined;
  let ended = Promise.resolve();
  let isWanted = false;

  const run = (ms: number): void => {
    leftMs = countdown(ms);
    ended = new Promise((resolve) => {
      tellEnd = resolve;
    });
  };
  const removeNote = async (): Promise<void> => {
    try {
      await caches.delete(PRACTICE_CACHE);
    } catch (error) {
      // A worker that starts later reads it, and sees by its time that it is over.
      console.warn('The note of the practice could not be removed', error);
    }
  };
  const restore = async (): Promise<void> => {
    try {
      const stored = await caches.match(NOTE, { cacheName: PRACTICE_CACHE });
      if (stored === undefined) return;
      const { beganAt } = parseJsonOr(note, await stored.text(), { beganAt: Number.NaN });
      const passedMs = Date.now() - beganAt;
      // If the clock was set back behind the beginning, nobody knows how long ago that was.
      if (passedMs >= 0 && passedMs < PRACTICE_MS) run(PRACTICE_MS - passedMs);
      else await removeNote();
    } catch (error) {
      // Storage is blocked, so nothing was begun.
      console.warn('The note of the practice could not be read', error);
    }
  };
  const known = restore();

  return {
    leftMs: () => leftMs(),
    known,
    async begin() {
      isWanted = true;
      await known;
      if (leftMs() > 0) return;
      const cache = await caches.open(PRACTICE_CACHE);
      await cache.put(NOTE, new Response(JSON.stringify({ beganAt: Date.now() })));
      // The storage may take so long that the page has given up meanwhile.
      if (!isWanted) await removeNote();
      else if (leftMs() === 0) run(PRACTICE_MS);
    },
    async end() {
      isWanted = false;
      await known;
      leftMs = () => 0;
      tellEnd();
      await removeNote();
    },
    async over() {
      await known;
      while (leftMs() > 0) await Promise.race([wait(leftMs()), ended]);
    },
    async refuse() {
      await known;
      if (leftMs() > 0) throw new TypeError('Practice without a connection');
    },
  };
}
