import { useCallback, useState } from 'react';
import type { Picture } from '../pictures/picture';
import { afterBroken, PLACEHOLDER } from './picture-chain';

interface Options {
  readonly address: string;
  readonly standIn: Picture | undefined;
}

/**
 * Follows the chain of a picture that does not load, and fades in the one that is late. A picture
 * is visible in the HTML; only one that is not complete when the page comes alive is held back. An
 * error that came before the page was alive shows in `complete` without a width.
 */
export function usePictureChain({ address, standIn }: Options) {
  const [instead, setInstead] = useState<string>();
  const [late, setLate] = useState(false);
  const shown = instead ?? address;

  const onError = useCallback(() => {
    const next = afterBroken(shown, standIn);
    if (next === PLACEHOLDER) console.warn(`The picture ${address} did not load`);
    if (next === undefined) setLate(false);
    else setInstead(next);
  }, [address, shown, standIn]);
  const onLoad = useCallback(() => setLate(false), []);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return;
      if (!image.complete) setLate(true);
      else if (image.naturalWidth === 0 && image.currentSrc !== '') onError();
    },
    [onError],
  );
  return { instead, errored: instead === PLACEHOLDER, late, onError, onLoad, ref };
}
