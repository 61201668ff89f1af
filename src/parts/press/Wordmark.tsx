import { wordmarks } from '../../pictures/wordmarks/list';
import allMarks from '../../pictures/wordmarks/wordmarks.svg?no-inline';
import { classes } from '../../ui/classes';
import styles from './wordmark.module.css';

/**
 * How a paper writes its name, printed in the ink of the text, in either theme. All of them stand in one file, since
 * a page shows many. Decoration; the name stands beside it in words. `--scale` sets its size.
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
