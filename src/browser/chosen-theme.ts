// The theme that a visitor has chosen. Until a choice is made, the site follows the system. The
// choice is set on <html> in two places: by a script in the head before the first paint
// (src/layout/document/early/apply-theme.ts, which uses the same key), and by Document, which keeps
// it there when React renders again.
import { THEME_KEY } from '../shared/storage-keys';
import type { ReadableStore } from './store';
import { storedValue } from './stored-value';

export type Theme = 'system' | 'light' | 'dark';

const store = storedValue<Theme>(THEME_KEY, themeOf);

/** The chosen theme; 'system' in the built HTML. A choice in one tab also applies in the others. */
export const chosenTheme: ReadableStore<Theme> = store;

/** Changes the theme at once, and for later visits if the browser allows storing it. */
export const chooseTheme = (value: string): void => store.set(themeOf(value));

/** Storage may contain any text, so only our two values are accepted. */
function themeOf(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
