// What walks keep on this device: the progress of each, and one set of settings for all, how somebody likes to walk.
// JSON under a key, written at every change, since a phone ends an app without a word. Two tabs change the same card.
import * as z from 'zod/mini';
import type { ReadableStore } from '../../browser/store';
import { localTexts, storedValue, type TextStorage } from '../../browser/stored-value';
import { optionalText, parseJsonOr, parseOr } from '../../shared/parse';
import { WALK_SETTINGS_KEY, walkProgressKey } from '../../shared/storage-keys';
import { newProgress, readProgress, type WalkProgress } from './progress';

interface Kept<T> extends ReadableStore<T> {
  /** Changes what stands there now, whichever tab wrote it. */
  change(change: (value: T) => T): void;
  /** False: the browser refuses to keep anything, and it holds for as long as the page is open. */
  remembers(): boolean;
}

/**
 * A value of JSON under a key.
 * @param parse makes a value of whatever may stand there; undefined: nothing, or no JSON
 */
function keptValue<T>(key: string, parse: (stored: unknown) => T, storage: TextStorage = localTexts): Kept<T> {
  const read = (text: string | null): T => parse(parseJsonOr(z.unknown(), text, undefined));
  const { set, read: look, ...store } = storedValue<T>(key, read, JSON.stringify, storage);
  return {
    ...store,
    change(change) {
      look();
      const before = store.getSnapshot();
      const after = change(before);
      if (after !== before) set(after);
    },
    remembers: look,
  };
}

/** Undefined: no walk was begun, or it is too old. */
export interface ProgressStore extends ReadableStore<WalkProgress | undefined> {
  /** Begins a walk where there is none. Written at once. */
  change(change: (progress: WalkProgress, now: number) => WalkProgress): void;
  clear(): void;
  /** False: the browser refuses to keep anything. */
  remembers(): boolean;
}

/**
 * @param walk the slug of the tour
 * @param stops how many stops it has
 */
export function createProgressStore(
  walk: string,
  stops: number,
  storage?: TextStorage,
  now: () => number = Date.now,
): ProgressStore {
  const kept = keptValue(
    walkProgressKey(walk),
    (stored): WalkProgress | undefined => readProgress(stored, walk, stops, now()),
    storage,
  );
  return {
    getSnapshot: kept.getSnapshot,
    getServerSnapshot: () => undefined,
    subscribe: kept.subscribe,
    change(change) {
      kept.change((progress) => {
        const time = now();
        const before = progress ?? newProgress(walk, time);
        const after = change(before, time);
        return after === before && progress === undefined ? undefined : after;
      });
    },
    clear: () => kept.change(() => undefined),
    remembers: kept.remembers,
  };
}

/** The slowest and the fastest speed of the voice that is offered; 1 is the voice's own. */
export const SLOWEST = 0.8;
export const FASTEST = 1.4;

const walkSettings = z.object({
  textSize: z.catch(z.enum(['A', 'B', 'C']), 'A'),
  readAloud: z.catch(z.boolean(), false),
  keepScreenOn: z.catch(z.boolean(), false),
  paper: z.catch(z.enum(['day', 'night', 'phone']), 'phone'),
  /** The speed of the voice. */
  rate: z.catch(z.number().check(z.refine((rate) => rate >= SLOWEST && rate <= FASTEST)), 1),
  /** The voiceURI of the chosen voice; undefined: the best there is. */
  voice: optionalText,
  /** The map turns with the walker. */
  headingUp: z.catch(z.boolean(), false),
  /** How far and how long it is to the end stands on the way. */
  showsLeft: z.catch(z.boolean(), true),
  /** Restrooms, water, steps, benches and stations stand on the map and in the list. */
  showsAround: z.catch(z.boolean(), true),
});
export type WalkSettings = Readonly<z.infer<typeof walkSettings>>;

export const FIRST_SETTINGS: WalkSettings = z.parse(walkSettings, {});

/** What was kept, as far as it can be believed; the rest is as at first. */
const readSettings = (stored: unknown): WalkSettings => parseOr(walkSettings, stored, FIRST_SETTINGS);

export interface SettingsStore extends ReadableStore<WalkSettings> {
  change(change: Partial<WalkSettings>): void;
}

export function createSettingsStore(storage?: TextStorage): SettingsStore {
  const kept = keptValue(WALK_SETTINGS_KEY, readSettings, storage);
  return {
    getSnapshot: kept.getSnapshot,
    getServerSnapshot: () => FIRST_SETTINGS,
    subscribe: kept.subscribe,
    change: (change) => kept.change((settings) => ({ ...settings, ...change })),
  };
}
