// Which theme a visitor has chosen. Until they choose, both themes follow the system. The choice is
// put on <html> twice: by a line in the head before the first paint (tools/site/early-theme.ts, which
// knows the same key), and by Document, which keeps it there when React renders afresh.
import { createStore, type ReadableStore } from '../../browser/store';

export type Theme = 'system' | 'light' | 'dark';

export const THEME_KEY = 'theme';

const store = createStore<Theme>(stored());
export const chosenTheme: ReadableStore<Theme> = store;

/** Changes the theme at once, and for the next visits where the browser lets us store it. */
export function chooseTheme(value: string): void {
  store.set(themeOf(value));
  try {
    localStorage.setItem(THEME_KEY, value);
  } catch {
    // Storage is blocked: the choice holds for as long as the page is open.
  }
}

/** A choice made in one tab holds in the others. */
export function followOtherTabs(): () => void {
  const follow = (): void => store.set(stored());
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function stored(): Theme {
  try {
    return themeOf(localStorage.getItem(THEME_KEY));
  } catch {
    // Blocked, or there is none (the build): the system decides.
    return 'system';
  }
}

/** Whatever may stand in the storage of a browser: only our two words count. */
function themeOf(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
