import { chosenTheme, chooseTheme } from '../../browser/chosen-theme';
import { useStore } from '../../browser/store';
import styles from './theme-switch.module.css';

/** Light, dark, or as the system has it. A native select: small, and at home on every device. */
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
