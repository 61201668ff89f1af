import { pictures, type PictureId } from '../pictures/list';
import { classes } from './classes';
import { pictureAddress } from './picture-address';
import styles from './print.module.css';
import { useBrokenPicture } from './use-broken-picture';

interface PrintProps {
  readonly id: PictureId;
  /** How wide it stands, as the sizes attribute says it; default: the whole screen. */
  readonly sizes?: string;
  /** One lifted print a section: it throws the hard shadow. */
  readonly lifted?: boolean;
  /** To the screen's edge on a phone. */
  readonly bleed?: boolean;
  /** Above the fold: asked for at once. */
  readonly first?: boolean;
  readonly caption?: boolean;
  /** Such as "4 / 3"; default: the print's own. */
  readonly ratio?: string;
  /** Beside words that say the same. */
  readonly decorative?: boolean;
}

/** One of our printed pictures, with its border. */
export function Print({
  id,
  sizes = '100vw',
  lifted = false,
  bleed = false,
  first = false,
  caption = false,
  ratio,
  decorative = false,
}: PrintProps) {
  const { alt, caption: words, width, height, widths } = pictures[id];
  const sourceSet = (type: 'avif' | 'webp'): string =>
    widths.map((one) => `${pictureAddress(id, one, type)} ${one.width}w`).join(', ');
  const middle = widths.find((one) => one.width >= 800) ?? widths[widths.length - 1];
  const { errored, onError, ref } = useBrokenPicture(id);
  return (
    <figure className={classes(styles.print, lifted && styles.lifted, bleed && styles.bleed)}>
      <picture className={styles.picture} style={{ aspectRatio: ratio ?? `${width} / ${height}` }}>
        {errored ? null : <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />}
        {errored ? null : <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />}
        <img
          ref={ref}
          onError={onError}
          data-errored={errored || undefined}
          src={errored ? '/placeholder.svg' : middle && pictureAddress(id, middle, 'webp')}
          alt={decorative ? '' : alt}
          width={width}
          height={height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding={first ? 'sync' : 'async'}
        />
      </picture>
      {caption ? <figcaption className={styles.caption}>{words}</figcaption> : null}
    </figure>
  );
}
