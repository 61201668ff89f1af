import { wordmarks } from '../../pictures/wordmarks/list';
import styles from './wordmark.module.css';

const files = import.meta.glob<string>('../../pictures/wordmarks/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** The name of a paper as the paper prints it, in the ink of the text; its name has to stand beside it in words. */
export function Wordmark({ name, scale }: { name: string; scale: number }) {
  const mark = wordmarks.find((one) => one.name === name);
  const file = mark && files[`../../pictures/wordmarks/${mark.id}.svg`];
  if (!mark || file === undefined) return null;
  return (
    <span
      className={styles.mark}
      style={{
        aspectRatio: `${mark.width} / ${mark.height}`,
        width: `${mark.width * scale}px`,
        maskImage: `url(${file})`,
      }}
      aria-hidden="true"
    />
  );
}
