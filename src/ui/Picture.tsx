import { pictureAddress, type Picture as PictureRecord } from '../pictures/picture';
import { classes } from './classes';
import { usePictureChain } from './use-picture-chain';
import styles from './picture.module.css';

export interface PictureProps {
  readonly picture: PictureRecord;
  /** How wide it stands, as the sizes attribute says it; default: the whole screen. */
  readonly sizes?: string;
  /** Above the fold: asked for at once. */
  readonly first?: boolean;
  /** Such as "4 / 3"; default: the picture's own. */
  readonly ratio?: string | undefined;
  /** Beside words that say the same. */
  readonly decorative?: boolean;
  /** Shown where the picture does not load, before the placeholder. */
  readonly standIn?: PictureRecord;
}

/** One picture in the sizes it was printed in. Its place is kept and colored before it is there. */
export function Picture({ picture, sizes = '100vw', first = false, ratio, decorative = false, standIn }: PictureProps) {
  const { id, alt, width, height, color, avif, webp } = picture;
  const address = pictureAddress(id, webp, 'webp');
  const { instead, errored, late, onError, onLoad, ref } = usePictureChain({ address, standIn });
  const sourceSet = avif.map((file) => `${pictureAddress(id, file, 'avif')} ${file.width}w`).join(', ');
  return (
    <picture
      className={styles.picture}
      style={{ aspectRatio: ratio ?? `${width} / ${height}`, backgroundColor: color }}
    >
      {instead === undefined ? <source type="image/avif" srcSet={sourceSet} sizes={sizes} /> : null}
      <img
        ref={ref}
        className={classes(late && (first ? styles.lateFirst : styles.late))}
        onError={onError}
        onLoad={onLoad}
        data-errored={errored || undefined}
        src={instead ?? address}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
