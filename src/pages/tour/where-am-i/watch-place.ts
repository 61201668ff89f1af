// Asks the browser where it is, and goes on asking until it is told to stop. Promises: nothing but
// the words and the mark leaves this file, nothing is kept and nothing is sent.
import type { Sighting } from './sighting';
import { NOT_ABLE, sightingOf, sightingOfError, type Walk } from './position-report';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 10_000, timeout: 20_000 };

/**
 * Watches the visitor's place. Loaded when somebody asks for it.
 * @param walk whose map and stops are meant
 * @param report told of each position, and of why there is none
 * @param device the browser's geolocation, missing where it has none
 * @returns ends the watch; nothing is reported afterwards
 */
export function watchPlace(
  walk: Walk,
  report: (sighting: Sighting) => void,
  device: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined = globalThis.navigator?.geolocation,
): () => void {
  if (!device) {
    report(NOT_ABLE);
    return () => undefined;
  }
  let ended = false;
  let last: Sighting | undefined;
  const tell = (sighting: Sighting): void => {
    if (ended) return;
    last = sighting;
    report(sighting);
  };
  const watch = device.watchPosition(
    ({ coords }) => tell(sightingOf(walk, coords)),
    ({ code }) => tell(sightingOfError(code, last)),
    OPTIONS,
  );
  return () => {
    ended = true;
    device.clearWatch(watch);
  };
}
