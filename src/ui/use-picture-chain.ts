import { useCallback, useRef, useState } from 'react';
import { pictureAddress, type Picture } from '../pictures/picture';

export const PLACEHOLDER = '/placeholder.svg';
const RASTER = /\.(jpe?g|png)$/;

/**
 * What to show in place of an address that does not load: a photograph is tried once more as WebP,
 * then comes the stand-in, if the page has one, then the placeholder; after it nothing.
 */
export function afterBroken(address: string, standIn?: Picture): string | undefined {
  if (RASTER.test(address)) return address.replace(RASTER, '.webp');
  const fallback = standIn && pictureAddress(standIn.id, standIn.webp, 'webp');
  if (fallback !== undefined && address !== fallback && address !== PLACEHOLDER) return fallback;
  return address === PLACEHOLDER ? undefined : PLACEHOLDER;
}

interface Options {
  readonly address: string;
  readonly standIn: Picture | undefined;
}

/**
 * Follows the chain of a picture that does not load, and fades in the one that is late. A picture
 * is visible in the HTML; only one that is not complete at hydration is held back. An
 * error that came before hydration shows in `complete` without a width.
 */
export function usePictureChain({ address, standIn }: Options) {
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
