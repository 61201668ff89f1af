import { useEffect, useState, type RefObject } from 'react';

/** The gallery stops waiting after this, whatever has loaded: docs/requirements.md#gallery-loading-state */
const LONGEST_WAIT_MS = 2_000;
/** Pictures that load faster than this need no notice. */
const WORTH_SAYING_MS = 250;

const isThere = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth > 0;

/** True while not one picture of the wall has come, and for two seconds at most. */
export function useWaitsForPictures(wall: RefObject<HTMLElement | null>): boolean {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const place = wall.current;
    const pictures = [...(place?.querySelectorAll('img') ?? [])];
    if (!place || pictures.length === 0 || pictures.some(isThere)) return undefined;
    const beginning = setTimeout(() => setWaiting(true), WORTH_SAYING_MS);
    const end = (): void => {
      clearTimeout(beginning);
      setWaiting(false);
    };
    const ending = setTimeout(end, LONGEST_WAIT_MS);
    // The load of a picture does not bubble.
    place.addEventListener('load', end, true);
    return () => {
      clearTimeout(beginning);
      clearTimeout(ending);
      place.removeEventListener('load', end, true);
    };
  }, [wall]);
  return waiting;
}
