import { useEffect, useState } from 'react';
import type { Tour } from '../../../content/schemas';
import type { MapDistrict } from '../../../pictures/map-frames';
import type { Sighting } from './sighting';

const LOOKING: Sighting = { words: 'Looking for your place. Your browser may ask you first.' };
const NOT_LOADED: Sighting = { words: 'This part did not load. Try again when you have a connection.', over: true };

interface WhereAmI {
  readonly watching: boolean;
  readonly sighting: Sighting | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * The visitor's place on a walk's map. Asked for only between start and stop; leaving the page, or
 * the walk, is a stop too. What does the asking is loaded with the first start.
 */
export function useWhereAmI(district: MapDistrict, stops: Tour['stops']): WhereAmI {
  const [watching, setWatching] = useState(false);
  const [sighting, setSighting] = useState<Sighting>();
  useEffect(() => {
    if (!watching) return undefined;
    let left = false;
    let endWatch = (): void => undefined;
    const report = (seen: Sighting): void => {
      if (left) return;
      setSighting(seen);
      if (seen.over) setWatching(false);
    };
    import('./watch-place').then(
      ({ watchPlace }) => {
        if (!left) endWatch = watchPlace({ district, stops }, report);
      },
      () => report(NOT_LOADED),
    );
    // A page that is kept for the way back must not go on watching.
    const leave = (): void => {
      setWatching(false);
      setSighting(undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      left = true;
      endWatch();
      window.removeEventListener('pagehide', leave);
    };
  }, [watching, district, stops]);
  return {
    watching,
    sighting,
    start: () => {
      setSighting(LOOKING);
      setWatching(true);
    },
    stop: () => {
      setWatching(false);
      setSighting(undefined);
    },
  };
}
