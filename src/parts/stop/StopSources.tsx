import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { aboutStop, formatMonth } from '../../content/format';
import type { Tour } from '../../content/schemas';
import styles from './stop-sources.module.css';

type StopRecord = Tour['stops'][number];
interface StopSourcesProps {
  readonly sources: StopRecord['sources'];
  /** What is said below them, in the same fold. */
  readonly children?: ReactNode;
}

/** Where the story of a stop comes from, folded. */
export function StopSources({ sources, children }: StopSourcesProps) {
  return (
    <details data-fold="" className={styles.sources}>
      <summary>
        <span>Where this comes from</span>
        <span className={styles.count}>{sources.length === 1 ? '1 source' : `${sources.length} sources`}</span>
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      {children}
    </details>
  );
}

interface StopTodayProps {
  readonly seen: StopRecord['seen'];
  readonly slug: string;
  /** From 1. */
  readonly number: number;
}

/** When somebody last looked at a stop, and whom to tell of a change. */
export function StopToday({ seen, slug, number }: StopTodayProps) {
  return (
    <p className={styles.today}>
      {seen === undefined ? null : <span>{`Seen ${formatMonth(seen)}.`}</span>}
      <Link to="/contact" search={{ about: aboutStop(slug, number) }}>
        <span>Tell us that something has changed here</span>
        <span className="visually-hidden">{` (stop ${number})`}</span>
      </Link>
    </p>
  );
}
