// Applies the chosen theme before the first paint, so that a visitor with the dark theme does not
// see a light flash. It is the same in every build and on every page.
import { THEME_KEY } from '../../../shared/storage-keys';

try {
  const theme = localStorage.getItem(THEME_KEY);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
} catch {
  // The storage is blocked, so no theme can have been chosen: the system's theme applies.
}
