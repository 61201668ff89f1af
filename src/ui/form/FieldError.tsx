import styles from './field.module.css';

/** What is wrong with a field: block, bar and words together, never color alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p id={id} className={styles.error}>
      <span className={styles.mark} aria-hidden="true">
        !
      </span>
      <span key={error}>{error}</span>
    </p>
  );
}
