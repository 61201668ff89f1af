// Which theme a visitor has chosen. Until they choose, both themes follow the system. The choice is
// put on <html> twice: by a line in the head before the first paint (tools/site/early-scripts.ts,
// which shares the key), and by Document, which keeps it there when React renders afresh.
import { THEME_KEY } from '../shared/storage-keys';
import type { ReadableStore } from './store';
import { storedValue } from './stored-value';

export type Theme = 'system' | 'light' | 'dark';

const store = storedValue<Theme>(THEME_KEY, themeOf);

/** The chosen theme; 'system' in the built HTML. A choice made in one tab holds in the others. */
export const chosenTheme: ReadableStore<Theme> = store;

/** Changes the theme at once, and for the next visits where the browser lets us store it. */
export const chooseTheme = (value: string): void => store.set(themeOf(value));

/** Whatever may stand in the storage of a browser: only our two words count. */
function themeOf(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
