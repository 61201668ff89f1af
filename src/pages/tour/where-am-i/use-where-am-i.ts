import { useEffect, useState } from 'react';
import type { Tour } from '../../../content/schemas';
import type { MapDistrict } from '../../../geography/map-frames';
// Types only: position-report comes with the import() below.
import type { PositionReport } from './position-report';

const LOOKING: PositionReport = { words: 'Looking for your place. Your browser may ask you first.' };
const NOT_LOADED: PositionReport = {
  words: 'This part did not load. Try again when you have a connection.',
  over: true,
};

interface WhereAmI {
  readonly watching: boolean;
  readonly report: PositionReport | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * The visitor's position on the map of a tour. Asked for only between start and stop; leaving the page, or
 * the tour, is a stop too. What asks the browser is loaded with the first start.
 */
export function useWhereAmI(district: MapDistrict, stops: Tour['stops']): WhereAmI {
  const [watching, setWatching] = useState(false);
  const [report, setReport] = useState<PositionReport>();
  useEffect(() => {
    if (!watching) return undefined;
    let left = false;
    let endWatch = (): void => undefined;
    const onReport = (received: PositionReport): void => {
      if (left) return;
      setReport(received);
      if (received.over) setWatching(false);
    };
    import('./watch-position').then(
      ({ watchPosition }) => {
        if (!left) endWatch = watchPosition({ district, stops }, onReport);
      },
      () => onReport(NOT_LOADED),
    );
    // A page in the back/forward cache must not go on watching.
    const leave = (): void => {
      setWatching(false);
      setReport(undefined);
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
    report,
    start: () => {
      setReport(LOOKING);
      setWatching(true);
    },
    stop: () => {
      setWatching(false);
      setReport(undefined);
    },
  };
}
