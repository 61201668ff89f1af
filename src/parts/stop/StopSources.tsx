import type { Tour } from '../../content/schemas';
import styles from './stop-sources.module.css';

/** Where the story of a stop comes from, folded. */
export function StopSources({ sources }: Pick<Tour['stops'][number], 'sources'>) {
  return (
    <details className={styles.sources}>
      <summary>
        <span>Where this comes from</span>
        <span className={styles.count}>{sources.length === 1 ? '1 source' : `${sources.length} sources`}</span>
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}
