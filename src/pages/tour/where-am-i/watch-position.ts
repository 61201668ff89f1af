// Watches the position through the browser's geolocation until it is told to stop. Promises: nothing but the words and
// the mark leaves this file, nothing is kept and nothing is sent.
import { NOT_SUPPORTED, reportOfError, reportOfFix, type MappedTour, type PositionReport } from './position-report';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 10_000, timeout: 20_000 };

/**
 * Watches the visitor's position.
 * @param tour whose map and stops the reports name
 * @param onReport told of each position, and of why there is none
 * @param device the browser's geolocation; undefined where it is not supported
 * @returns ends the watch; nothing is reported afterwards
 */
export function watchPosition(
  tour: MappedTour,
  onReport: (report: PositionReport) => void,
  device: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined = globalThis.navigator?.geolocation,
): () => void {
  if (!device) {
    onReport(NOT_SUPPORTED);
    return () => undefined;
  }
  let ended = false;
  let last: PositionReport | undefined;
  const tell = (report: PositionReport): void => {
    if (ended) return;
    last = report;
    onReport(report);
  };
  const watch = device.watchPosition(
    ({ coords }) => tell(reportOfFix(tour, coords)),
    ({ code }) => tell(reportOfError(code, last)),
    OPTIONS,
  );
  return () => {
    ended = true;
    device.clearWatch(watch);
  };
}
