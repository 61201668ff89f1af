import { wordmarks } from '../../pictures/wordmarks/list';
import allMarks from '../../pictures/wordmarks/wordmarks.svg?no-inline';
import { classes } from '../../ui/classes';
import styles from './wordmark.module.css';

/** Returns the id of the drawn logo of a newspaper; undefined if there is none. */
export const wordmarkOf = (paper: string): string | undefined => wordmarks.find(({ name }) => name === paper)?.id;

/**
 * The logo of a newspaper, printed in the text color of either theme. All logos are in one file,
 * because a page shows many. It is decorative; the name is in the text beside it. `--scale` sets
 * its size.
 */
export function Wordmark({ id, className }: { id: string; className?: string | undefined }) {
  const mark = wordmarks.find((one) => one.id === id);
  if (!mark) return null;
  const { width, height } = mark;
  return (
    <svg
      className={classes(styles.mark, className)}
      style={{ aspectRatio: `${width} / ${height}`, width: `calc(${width}px * var(--scale, 1))` }}
      aria-hidden="true"
    >
      <use href={`${allMarks}#${id}`} />
    </svg>
  );
}
