import { useCallback, useRef, useState } from 'react';
import { pictureAddress, type Picture as PictureRecord } from '../pictures/picture';
import { classes } from './classes';
import styles from './picture.module.css';

export const PLACEHOLDER = '/placeholder.svg';
const RASTER = /\.(jpe?g|png)$/;

const sourceSetOf = ({ id, avif }: PictureRecord): string =>
  avif.map((file) => `${pictureAddress(id, file, 'avif')} ${file.width}w`).join(', ');

const fallbackAddress = ({ id, webp }: PictureRecord): string => pictureAddress(id, webp, 'webp');

/**
 * What to show in place of an address that does not load: a photograph is tried once more as WebP,
 * then comes the stand-in, if the page has one, then the placeholder; after it nothing.
 */
export function afterBroken(address: string, standIn?: PictureRecord): string | undefined {
  if (RASTER.test(address)) return address.replace(RASTER, '.webp');
  const fallback = standIn && fallbackAddress(standIn);
  if (fallback !== undefined && address !== fallback && address !== PLACEHOLDER) return fallback;
  return address === PLACEHOLDER ? undefined : PLACEHOLDER;
}

interface Options {
  readonly address: string;
  readonly standIn: PictureRecord | undefined;
}

/**
 * Follows the chain of a picture that does not load, and fades in the one that is late. A picture
 * is visible in the HTML; only one that is not complete at hydration is held back. An
 * error that came before hydration shows in `complete` without a width.
 */
function usePictureChain({ address, standIn }: Options) {
  const [instead, setInstead] = useState<string>();
  const [late, setLate] = useState(false);
  const shown = instead ?? address;

  const image = useRef<HTMLImageElement>(null);
  const onError = useCallback(() => {
    // It was the AVIF that did not come: the WebP that stands behind it has not been asked for yet.
    const otherFormat = instead === undefined && image.current?.currentSrc.endsWith('.avif') === true;
    const next = otherFormat ? address : afterBroken(shown, standIn);
    if (shown === address && next !== address) console.warn(`The picture ${address} did not load`);
    if (next === undefined) setLate(false);
    else setInstead(next);
  }, [address, instead, shown, standIn]);
  const onLoad = useCallback(() => setLate(false), []);
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      image.current = element;
      if (element === null) return;
      if (!element.complete) setLate(true);
      else if (element.naturalWidth === 0 && element.currentSrc !== '') onError();
    },
    [onError],
  );
  return { instead, errored: instead === PLACEHOLDER, late, onError, onLoad, ref };
}

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
  /** Composed for other windows, which `media` describes; it shows the same things. */
  readonly composed?: { readonly media: string; readonly picture: PictureRecord };
  /** Shown where the picture does not load, before the placeholder. */
  readonly standIn?: PictureRecord;
}

/** One picture in the sizes it was printed in. Its place is kept and colored before it is there. */
export function Picture({
  picture,
  sizes = '100vw',
  first = false,
  ratio,
  decorative = false,
  composed,
  standIn,
}: PictureProps) {
  const { alt, width, height, color } = picture;
  const address = fallbackAddress(picture);
  const { instead, errored, late, onError, onLoad, ref } = usePictureChain({ address, standIn });
  return (
    <picture
      className={styles.picture}
      style={{ aspectRatio: ratio ?? `${width} / ${height}`, backgroundColor: color }}
    >
      {instead === undefined && composed !== undefined ? (
        <>
          <source media={composed.media} type="image/avif" srcSet={sourceSetOf(composed.picture)} sizes={sizes} />
          <source media={composed.media} srcSet={fallbackAddress(composed.picture)} />
        </>
      ) : null}
      {instead === undefined ? <source type="image/avif" srcSet={sourceSetOf(picture)} sizes={sizes} /> : null}
      <img
        ref={ref}
        className={classes(late && (first ? styles.lateFirst : styles.late))}
        onError={onError}
        onLoad={onLoad}
        data-errored={errored || undefined}
        src={instead ?? address}
        alt={decorative ? '' : standIn !== undefined && instead === fallbackAddress(standIn) ? standIn.alt : alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
