import { wordmarks } from '../../pictures/wordmarks/list';
import { classes } from '../../ui/classes';
import styles from './wordmark.module.css';

const files = import.meta.glob<string>('../../pictures/wordmarks/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/**
 * How a paper writes its name: a mask, so it is printed in the ink of the text, in either theme.
 * Decoration; the name stands beside it in words. `--scale` sets its size.
 */
export function Wordmark({ id, className }: { id: string; className?: string | undefined }) {
  const mark = wordmarks.find((one) => one.id === id);
  const file = files[`../../pictures/wordmarks/${id}.svg`];
  if (!mark || file === undefined) return null;
  const { width, height } = mark;
  return (
    <span
      className={classes(styles.mark, className)}
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `calc(${width}px * var(--scale, 1))`,
        maskImage: `url(${file})`,
      }}
      aria-hidden="true"
    />
  );
}
