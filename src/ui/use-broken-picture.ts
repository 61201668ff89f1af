import { useCallback, useState } from 'react';

/**
 * Puts the placeholder where a print does not load, and logs it once. The browser tries AVIF and
 * WebP by itself; an error that came before the page was alive shows in `complete` without a width.
 */
export function useBrokenPicture(id: string) {
  const [errored, setErrored] = useState(false);
  const onError = useCallback(() => {
    setErrored((before) => {
      if (!before) console.warn(`The picture ${id} did not load`);
      return true;
    });
  }, [id]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') onError();
    },
    [onError],
  );
  return { errored, onError, ref };
}
