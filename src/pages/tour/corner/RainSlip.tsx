import styles from './rain-slip.module.css';

/** What happens when the weather stops a walk. */
export function RainSlip({ words }: { words: string }) {
  return (
    <div className={styles.slip}>
      <span className={styles.cell}>
        <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M7 15a4 4 0 0 1 0-8 5 5 0 0 1 9.500 0A4 4 0 0 1 17 15zM8 18l-1 3M12 18l-1 3M16 18l-1 3" />
        </svg>
      </span>
      <div>
        <h3>If it rains</h3>
        <p>{words}</p>
      </div>
    </div>
  );
}
