// The visitor's position on the map of a tour: what the walks know of positions (src/walk), in the words of this page.
// Promises: nothing but the words and the mark leaves this file, nothing is kept and nothing is sent.
import { createWalkWatch, watchDeps, type WatchDeps } from '../../../walk/watch-walk';
import { reportOf, type MappedTour, type PositionReport } from './position-report';

/**
 * Watches the visitor's position.
 * @param tour whose map and stops the reports name
 * @param onReport told of each position, and of why there is none
 * @param deps the browser's geolocation, clock and page; no compass, which would ask one more question
 * @returns ends the watch; nothing is reported afterwards
 */
export function watchPosition(
  tour: MappedTour,
  onReport: (report: PositionReport) => void,
  deps: WatchDeps = { ...watchDeps(), compass: undefined },
): () => void {
  const route = { stops: tour.stops.map(({ at }) => [at.lat, at.lon] as const), legs: [] };
  const watch = createWalkWatch(route, { stop: undefined, open: tour.stops.map((_, index) => index + 1) }, deps);
  const unsubscribe = watch.subscribe(() => {
    const report = reportOf(tour, watch.getSnapshot());
    if (report) onReport(report);
  });
  watch.start();
  return () => {
    unsubscribe();
    watch.stop();
  };
}
