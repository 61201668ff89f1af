import styles from './letter-form.module.css';

/** A name that says nothing to whoever fills in everything. */
export const TRAP_NAME = 'reference';

/** For programs: a field that people do not see. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name={TRAP_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
