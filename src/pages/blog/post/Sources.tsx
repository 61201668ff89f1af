import styles from './sources.module.css';

/** Where a story comes from, folded: there for who asks. */
export function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <details className={styles.sources}>
      <summary>
        <h2 className={styles.heading}>Sources</h2>
        <span className={styles.count}>{sources.length === 1 ? '1 source' : `${sources.length} sources`}</span>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}
