import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState, type CSSProperties } from 'react';
import { loadAskedPart } from '../../../browser/load-part';
import words from '../../../content/every-walk.yaml';
import type { Tour } from '../../../content/schemas';
import type { MapDistrict, MapFrame } from '../../../geography/map-frames';
import { Button } from '../../../ui/Button';
import { Picture } from '../../../ui/Picture';
import type { PositionReport } from '../where-am-i/position-report';
import type { TourMap } from './tour-map';
import styles from './route-map.module.css';

const LOOKING: PositionReport = { words: 'Finding your location. Your browser may ask you first.' };
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
 * Shows the visitor's position on the map of a tour. The position is only watched between start and stop; leaving the
 * page or the tour stops the watch too. The code that asks the browser is loaded at the first start.
 */
function useWhereAmI(district: MapDistrict, stops: Tour['stops']): WhereAmI {
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
    loadAskedPart(() => import('../where-am-i/watch-position')).then(
      ({ watchPosition }) => {
        if (!left) endWatch = watchPosition({ district, stops }, onReport);
      },
      () => onReport(NOT_LOADED),
    );
    // A page in the back/forward cache must not continue to watch the position.
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

/**
 * Renders a dot at the visitor's position, in a circle with the radius of the accuracy. Screen readers get the text
 * instead.
 */
function PositionMark({ mark, frame }: { mark: NonNullable<PositionReport['mark']>; frame: MapFrame }) {
  const { x, y, radius } = mark;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className={styles.mark}
      data-you-are-here
      aria-hidden="true"
      focusable="false"
    >
      <pattern id="unsure" width="26" height="26" patternUnits="userSpaceOnUse">
        <circle cx="7" cy="7" r="5" />
        <circle cx="20" cy="20" r="5" />
      </pattern>
      <circle className={styles.unsure} cx={x} cy={y} r={radius} fill="url(#unsure)" />
      <circle className={styles.dot} cx={x} cy={y} r="40" />
      <circle className={styles.core} cx={x} cy={y} r="14" />
    </svg>
  );
}

/** Shows the printed map of a tour, and the visitor's position on it after the visitor has asked for it. */
export function RouteMap({ map, stops }: { map: TourMap; stops: Tour['stops'] }) {
  const { watching, report, start, stop } = useWhereAmI(map.district, stops);
  const hydrated = useHydrated();
  const shape = { '--shape': map.frame.width / map.frame.height };
  return (
    <div className={styles.map} id="map">
      <figure>
        <div className={styles.frame} style={shape as CSSProperties}>
          <Picture picture={map.picture} sizes="(min-width: 1024px) 336px, (min-width: 768px) 420px, 100vw" />
          {report?.mark ? <PositionMark mark={report.mark} frame={map.frame} /> : null}
        </div>
        <figcaption className={styles.caption}>
          <span>{map.picture.caption}</span> <span>{words.mapSource}</span>
        </figcaption>
      </figure>
      <div className={styles.ask}>
        <div className={styles.buttons}>
          <Button
            icon={watching ? 'close' : 'pin'}
            disabled={!hydrated}
            aria-describedby="position-promise"
            onClick={watching ? stop : start}
          >
            {watching ? 'Stop' : 'Where am I?'}
          </Button>
          <Button variant="quiet" disabled={!hydrated} onClick={() => window.print()}>
            Print this walk
          </Button>
        </div>
        <div className={report && styles.seen}>
          <p role="status">
            <span key={report?.words}>{report?.words}</span>
          </p>
          {/* The figures are outside the live region, because they would interrupt a screen reader every few steps. */}
          {report?.figures === undefined ? null : <p key={report.figures}>{report.figures}</p>}
        </div>
        <p className={styles.promise} id="position-promise">
          {words.positionPromise}
        </p>
      </div>
    </div>
  );
}
