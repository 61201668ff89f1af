import { list } from './list';
import styles from './newsletter-form.module.css';

/** The provider's trap for programs: a field that people do not see. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name={list.trap} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
