import type { Tour } from '../../content/schemas';
import styles from './print-only.module.css';

const asSentence = (source: string): string => (source.endsWith('.') ? source : `${source}.`);

/** On paper only, where nothing unfolds: the sources of all stops together. */
export function PaperSources({ stops }: { stops: Tour['stops'] }) {
  return (
    <section className={styles.sources} aria-labelledby="sources-on-paper" data-paper>
      <h2 id="sources-on-paper">Where the stories come from</h2>
      <ol>
        {stops.map((stop, index) => (
          <li key={stop.title}>
            <strong>{`${index + 1}. `}</strong>
            <span>{stop.sources.map(asSentence).join(' ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
