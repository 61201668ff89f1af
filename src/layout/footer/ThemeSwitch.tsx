import { chooseTheme, chosenTheme } from '../../browser/chosen-theme';
import { useStore } from '../../browser/store';
import styles from './theme-switch.module.css';

/**
 * Switches between light, dark and the system's theme. A native select is small and works on every
 * device.
 */
export function ThemeSwitch() {
  const theme = useStore(chosenTheme);
  return (
    <label className={styles.theme}>
      <span>Theme</span>
      <select value={theme} onChange={(event) => chooseTheme(event.target.value)}>
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
