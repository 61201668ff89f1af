import { classes } from './classes';
import { Picture, type PictureProps } from './Picture';
import styles from './print.module.css';

interface PrintProps extends PictureProps {
  /** One lifted print a section: it throws the hard shadow. */
  readonly lifted?: boolean;
  /** To the screen's edge on a phone. */
  readonly bleed?: boolean;
  /** The picture's own caption, or another one. */
  readonly caption?: boolean | string;
}

/** One of our printed pictures: with its border, and its caption where asked. */
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
