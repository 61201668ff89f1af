import { classes } from '../../ui/classes';
import styles from './dated-line.module.css';

interface DatedLineProps {
  readonly line: string;
  /** The line of the built HTML, which may be opened on any day. It is the longer one. */
  readonly built: string;
  readonly className?: string | undefined;
}

/** A line that names a day or a month of the visit. The line of the built HTML keeps its place, so nothing moves. */
export function DatedLine({ line, built, className }: DatedLineProps) {
  return (
    <p className={classes(styles.line, className)}>
      <span key={line}>{line}</span>
      {line === built ? null : (
        <span className={styles.place} aria-hidden="true">
          {built}
        </span>
      )}
    </p>
  );
}
