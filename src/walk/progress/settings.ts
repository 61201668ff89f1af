// The settings of walk mode: one set for all walks, stored on this device.
import * as z from 'zod/mini';
import type { ReadableStore } from '../../browser/store';
import type { TextStorage } from '../../browser/stored-value';
import { optionalText, parseOr } from '../../shared/parse';
import { storedJson } from './stored-json';

/** The key of the settings in localStorage. */
const KEY = 'walk-settings';

/** The offered speeds of the voice, from the slowest to the fastest; 1 is the voice's own speed. */
export const RATES = [0.8, 1, 1.2, 1.4] as const;
export type Rate = (typeof RATES)[number];

const walkSettings = z.object({
  textSize: z.catch(z.enum(['A', 'B', 'C']), 'A'),
  readAloud: z.catch(z.boolean(), false),
  keepScreenOn: z.catch(z.boolean(), false),
  /** The speed of the voice. */
  rate: z.catch(z.literal(RATES), 1),
  /** The voiceURI of the chosen voice; undefined: the best one of the device. */
  voice: optionalText,
  /** The map turns with the walker's direction. */
  headingUp: z.catch(z.boolean(), false),
  /** The way screen shows the distance and time to the end. */
  showsLeft: z.catch(z.boolean(), true),
  /** The map and the list show restrooms, water, steps, benches and stations. */
  showsAround: z.catch(z.boolean(), true),
});
export type WalkSettings = Readonly<z.infer<typeof walkSettings>>;

export const FIRST_SETTINGS: WalkSettings = z.parse(walkSettings, {});

/** Reads stored settings; each invalid or missing one gets its default. */
const readSettings = (stored: unknown): WalkSettings => parseOr(walkSettings, stored, FIRST_SETTINGS);

export interface SettingsStore extends ReadableStore<WalkSettings> {
  change(change: Partial<WalkSettings>): void;
}

/**
 * Creates the store of the settings. A change is stored at once; if the browser refuses to store it, it lasts only as
 * long as the page is open. The built HTML has the settings of a first visit.
 * @param storage localStorage if it is left out
 */
export function createSettingsStore(storage?: TextStorage): SettingsStore {
  const persisted = storedJson(KEY, readSettings, storage);
  return {
    getSnapshot: persisted.getSnapshot,
    getServerSnapshot: () => FIRST_SETTINGS,
    subscribe: persisted.subscribe,
    change: (change) => persisted.change((settings) => ({ ...settings, ...change })),
  };
}
