import styles from './submission-form.module.css';

/** A name that says nothing to whoever fills in everything. */
export const HONEYPOT_NAME = 'reference';

/** For programs: a field that people do not see. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
