import { Link } from '@tanstack/react-router';
import { aboutStop, formatMonth } from '../../content/format';
import type { Tour } from '../../content/schemas';
import styles from './stop-sources.module.css';

interface StopSourcesProps {
  readonly stop: Pick<Tour['stops'][number], 'sources' | 'seen'>;
  readonly slug: string;
  /** From 1. */
  readonly number: number;
}

/** Where the story of a stop comes from, folded; when somebody last looked, and whom to tell of a change. */
export function StopSources({ stop: { sources, seen }, slug, number }: StopSourcesProps) {
  return (
    <>
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
      <p className={styles.today}>
        {seen === undefined ? null : <span>{`Seen ${formatMonth(seen)}.`}</span>}
        <Link to="/contact" search={{ about: aboutStop(slug, number) }}>
          <span>Tell us that something has changed here</span>
          <span className="visually-hidden">{` (stop ${number})`}</span>
        </Link>
      </p>
    </>
  );
}
