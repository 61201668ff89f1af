import { classes } from './classes';
import { Picture, type PictureProps } from './Picture';
import styles from './print.module.css';

interface PrintProps extends PictureProps {
  /** Whether the print has the hard shadow; one print in a section should have it. */
  readonly lifted?: boolean;
  /** Whether the print reaches the edges of the screen on a phone. */
  readonly bleed?: boolean;
  /** True for the picture's own caption, or another caption. */
  readonly caption?: boolean | string;
}

/** Renders one of our printed pictures with its border and, if wanted, a caption. */
export function Print({ lifted = false, bleed = false, caption = false, ...picture }: PrintProps) {
  return (
    <figure className={classes(styles.print, lifted && styles.lifted, bleed && styles.bleed)}>
      <Picture {...picture} />
      {caption === false ? null : (
        <figcaption className={styles.caption}>{caption === true ? picture.picture.caption : caption}</figcaption>
      )}
    </figure>
  );
}
