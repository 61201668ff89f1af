import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { connection } from '../browser/connection';
import { fallbackAddress, sourceSetOf, type Picture as PictureRecord } from '../pictures/picture';
import styles from './picture.module.css';

/**
 * The picture that the page shows when nothing else loads. The worker never answers with it (sw/pictures.ts), because
 * then the page would not know that its picture is missing, and would not request it again.
 */
export const PLACEHOLDER = '/placeholder.svg';

/**
 * Returns the address to show in place of an address that does not load, or undefined if there is none left: first the
 * replacement of the page, if it has one, then the placeholder.
 */
export function afterBroken(address: string, substitute?: PictureRecord): string | undefined {
  const fallback = substitute && fallbackAddress(substitute);
  if (fallback !== undefined && address !== fallback && address !== PLACEHOLDER) return fallback;
  return address === PLACEHOLDER ? undefined : PLACEHOLDER;
}

/** Marks a picture that is not there yet, so that it fades in. */
const LATE = 'data-late';

interface Options {
  readonly address: string;
  readonly substitute: PictureRecord | undefined;
}

/**
 * Follows the chain of replacements for a picture that does not load, and fades in a picture that loads late. A picture
 * is visible in the built HTML; only a picture that is not complete at hydration is hidden until it loads. A picture
 * that failed before hydration is `complete` and has no width. When the connection is back, the picture is requested
 * again.
 *
 * The mark of a late picture is set on the element and is not a React state: a page with sixty pictures would be
 * rendered again for each of them, and React would discard a part of the page that it is preparing at that moment.
 */
function usePictureChain({ address, substitute }: Options) {
  const [instead, setInstead] = useState<string>();
  const shown = instead ?? address;
  useEffect(() => {
    // A picture that has loaded does not follow the connection: a page with sixty pictures would render all of them
    // again.
    if (instead === undefined) return undefined;
    return connection.subscribe(() => {
      if (connection.getSnapshot() === 'back') setInstead(undefined);
    });
  }, [instead]);

  const image = useRef<HTMLImageElement>(null);
  const onError = (): void => {
    // The AVIF failed, and the browser has not requested the WebP of the same picture yet.
    const otherFormat = instead === undefined && image.current?.currentSrc.endsWith('.avif') === true;
    const next = otherFormat ? address : afterBroken(shown, substitute);
    if (shown === address && next !== address) console.warn(`The picture ${address} did not load`);
    if (next === undefined) image.current?.removeAttribute(LATE);
    else setInstead(next);
  };
  const onLoad = (event: SyntheticEvent): void => event.currentTarget.removeAttribute(LATE);
  const failedBefore = useEffectEvent(onError);
  // This is checked only when the picture is new: after a replacement, `complete` still tells of the file before.
  useLayoutEffect(() => {
    const element = image.current;
    if (element === null) return;
    if (!element.complete) element.setAttribute(LATE, element.loading);
    else if (element.naturalWidth === 0 && element.currentSrc !== '') failedBefore();
  }, []);
  return { instead, errored: instead === PLACEHOLDER, onError, onLoad, image };
}

export interface PictureProps {
  readonly picture: PictureRecord;
  /** The shown width as the value of the `sizes` attribute; the whole screen if omitted. */
  readonly sizes?: string;
  /** Whether the picture is in the first screen, so that the browser requests it at once. */
  readonly first?: boolean;
  /** The aspect ratio, such as "4 / 3"; the picture's own if omitted. */
  readonly ratio?: string | undefined;
  /** Whether the text beside the picture says the same, so that the alternative text is empty. */
  readonly decorative?: boolean;
  /** The same scene, composed for the windows that the media query matches. */
  readonly composed?: { readonly media: string; readonly picture: PictureRecord };
  /** The picture that replaces one that does not load; after it comes the placeholder. */
  readonly substitute?: PictureRecord;
}

/**
 * Renders one picture in the sizes that the build made. The element has its height and a color before the picture
 * loads.
 */
export function Picture({
  picture,
  sizes = '100vw',
  first = false,
  ratio,
  decorative = false,
  composed,
  substitute,
}: PictureProps) {
  const { alt, width, height, color } = picture;
  const address = fallbackAddress(picture);
  const { instead, errored, onError, onLoad, image } = usePictureChain({ address, substitute });
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
        ref={image}
        onError={onError}
        onLoad={onLoad}
        data-errored={errored || undefined}
        src={instead ?? address}
        alt={
          decorative ? '' : substitute !== undefined && instead === fallbackAddress(substitute) ? substitute.alt : alt
        }
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
