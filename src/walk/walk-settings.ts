// How somebody likes to walk: one set of settings for all walks, kept on this device.
import type { ReadableStore } from '../browser/store';
import type { TextStorage } from '../browser/stored-value';
import { isRecord } from '../shared/is-record';
import { WALK_SETTINGS_KEY } from '../shared/storage-keys';
import { keptValue } from './kept';

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
}

export const FIRST_SETTINGS: WalkSettings = {
  textSize: 'A',
  readAloud: false,
  keepScreenOn: false,
  paper: 'phone',
  rate: 1,
  headingUp: false,
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
