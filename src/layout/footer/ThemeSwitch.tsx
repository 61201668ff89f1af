import { useEffect, useRef, useState } from 'react';
import { chooseTheme, chosenTheme } from '../../browser/chosen-theme';
import { useStore } from '../../browser/store';
import styles from './theme-switch.module.css';

/**
 * Switches between light, dark and the system's theme. A native select is small and works on every
 * device.
 */
export function ThemeSwitch() {
  const theme = useStore(chosenTheme);
  const select = useRef<HTMLSelectElement>(null);
  const [builtTheme] = useState(theme);
  useEffect(() => {
    // Another value is a choice that the visitor made before the script was there.
    if (select.current !== null && select.current.value !== builtTheme) chooseTheme(select.current.value);
  }, [builtTheme]);
  return (
    <label className={styles.theme}>
      <span>Theme</span>
      {/* Without this attribute a browser that restores fields would show an older choice after a reload. */}
      <select ref={select} value={theme} autoComplete="off" onChange={(event) => chooseTheme(event.target.value)}>
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
