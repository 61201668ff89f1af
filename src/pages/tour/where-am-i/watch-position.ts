// The visitor's position on the map of a tour: the position code of walk mode (src/walk), with the texts of this page.
// Promises: only the texts and the mark leave this module, and nothing is stored or sent.
import { createWalkWatch, watchDeps, type WatchDeps } from '../../../walk/position/watch-walk';
import { reportOf, type MappedTour, type PositionReport } from './position-report';

/**
 * Watches the visitor's position.
 * @param tour the tour whose map and stops the reports use
 * @param onReport called with each position, and with the reason if there is none
 * @param deps the browser's geolocation, clock and page; the compass is not used, because the browser would ask for one
 *   more permission
 * @returns a function that ends the watch; nothing is reported after it
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
