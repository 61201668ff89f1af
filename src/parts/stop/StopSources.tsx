import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatMonth } from '../../content/dates';
import type { Tour } from '../../content/schemas';
import { aboutStop } from '../../shared/about-stop';
import { classes } from '../../ui/classes';
import foldStyles from '../../ui/blocks/fold.module.css';
import styles from './stop-sources.module.css';

type StopRecord = Tour['stops'][number];
interface StopSourcesProps {
  readonly sources: StopRecord['sources'];
  /** What is shown below the sources, inside the same fold. */
  readonly children?: ReactNode;
}

/** The folded list of sources for the story of a stop. */
export function StopSources({ sources, children }: StopSourcesProps) {
  return (
    <details data-fold="" className={classes(foldStyles.fold, styles.sources)}>
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
  /** The number of the stop, counted from 1. */
  readonly number: number;
}

/** Says when someone last checked a stop, and whom to tell about a change. */
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
