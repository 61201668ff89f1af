// What walks keep on this device: the progress of each, and one set of settings for all, how somebody likes to walk.
// JSON under a key, written at every change, since a phone ends an app without a word. Two tabs change the same card.
import type { ReadableStore } from '../browser/store';
import { localTexts, storedValue, type TextStorage } from '../browser/stored-value';
import { isRecord } from '../shared/is-record';
import { WALK_SETTINGS_KEY, walkProgressKey } from '../shared/storage-keys';
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
  const { set, read, ...store } = storedValue<T>(key, (text) => parse(parsed(text)), JSON.stringify, storage);
  return {
    ...store,
    change(change) {
      read();
      const before = store.getSnapshot();
      const after = change(before);
      if (after !== before) set(after);
    },
    remembers: read,
  };
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Somebody else's, or cut off.
    return undefined;
  }
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

export interface WalkSettings {
  readonly textSize: 'A' | 'B' | 'C';
  readonly readAloud: boolean;
  readonly keepScreenOn: boolean;
  readonly paper: 'day' | 'night' | 'phone';
  /** 0.8 to 1.4. */
  readonly rate: number;
  /** The voiceURI of the chosen voice; undefined: the best there is. */
  readonly voice?: string | undefined;
  /** The map turns with the walker. */
  readonly headingUp: boolean;
  /** How far and how long it is to the end stands on the way. */
  readonly showsLeft: boolean;
  /** Restrooms, water, steps, benches and stations stand on the map and in the list. */
  readonly showsAround: boolean;
}

export const FIRST_SETTINGS: WalkSettings = {
  textSize: 'A',
  readAloud: false,
  keepScreenOn: false,
  paper: 'phone',
  rate: 1,
  headingUp: false,
  showsLeft: true,
  showsAround: true,
};

/** What was kept, as far as it can be believed; the rest is as at first. */
export function readSettings(stored: unknown): WalkSettings {
  if (!isRecord(stored)) return FIRST_SETTINGS;
  const { textSize, paper, rate, voice } = stored;
  return {
    textSize: textSize === 'B' || textSize === 'C' ? textSize : 'A',
    readAloud: stored.readAloud === true,
    keepScreenOn: stored.keepScreenOn === true,
    paper: paper === 'day' || paper === 'night' ? paper : 'phone',
    rate: typeof rate === 'number' && rate >= SLOWEST && rate <= FASTEST ? rate : 1,
    ...(typeof voice === 'string' ? { voice } : {}),
    headingUp: stored.headingUp === true,
    showsLeft: stored.showsLeft !== false,
    showsAround: stored.showsAround !== false,
  };
}

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
