import { list } from '../parts/newsletter/list';
import styles from '../parts/newsletter/newsletter-form.module.css';

/** The provider's honeypot: a field that people do not see and programs fill in. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input name={list.honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Empties the honeypot; true where something had filled it in. */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const honeypot = form.elements.namedItem(list.honeypot);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '') return false;
  honeypot.value = '';
  return true;
}
