// Turns a position, or the reason why there is none, into the mark on the map and the text beside it.
import type { Coordinates } from '../../../geography/coordinates';
import { MAP_FRAMES, toMapShare, toMapUnits, type MapDistrict } from '../../../geography/map-frames';
import { aboutWords, directionWords, metersWords, rounded } from '../../../walk/position/distance-words';
import type { Found, PositionState } from '../../../walk/position/position-state';
import { ARRIVED_METERS, SURE_ACCURACY_METERS } from '../../../walk/position/thresholds';

/** The text and the mark that show the visitor's position. */
export interface PositionReport {
  readonly words: string;
  /** The figures, which change every few steps while the words stay the same. */
  readonly figures?: string;
  /** Center and radius of accuracy, in units of the map. */
  readonly mark?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Whether this is the last report, because the watch has ended by itself. */
  readonly over?: boolean;
}

/** The parts of a tour that a report uses. */
export interface MappedTour {
  readonly district: MapDistrict;
  readonly stops: readonly { readonly title: string; readonly at: Coordinates }[];
}

/** Returns the report of a state; undefined while the browser has not answered yet. */
export function reportOf(tour: MappedTour, state: PositionState): PositionReport | undefined {
  if (state.kind === 'not-asked' || state.kind === 'asking') return undefined;
  if (state.kind === 'refused') return REFUSED;
  if (state.kind === 'cannot') return { words: CANNOT[state.reason], over: true };
  const found = reportOfPlace(tour, state);
  // After the page was hidden, the state is "lost" only a minute later.
  if (!(state.kind === 'lost' || state.mark.isOld) || !found.mark) return found;
  return { words: 'Your location is not updating. The mark shows where you were last.', mark: found.mark };
}

function reportOfPlace(tour: MappedTour, { mark, nearest }: Found): PositionReport {
  const { latitude, longitude, accuracy } = mark;
  const here: Coordinates = { lat: latitude, lon: longitude };
  const stop = nearest && tour.stops[nearest.stop - 1];
  if (!nearest || !stop) return { words: CANNOT.unavailable, over: true };
  const name = `stop ${nearest.stop}, ${stop.title}`;
  const away = `about ${awayWords(nearest.meters, accuracy)} to the ${directionWords(nearest.bearing)}`;
  // Within the error of the location, a direction and a distance would be guesses.
  const isAwayKnown = nearest.meters > accuracy;
  const sure = `This is accurate to about ${aboutWords(accuracy)}.`;
  if (toMapShare(tour.district, here) === null)
    return isAwayKnown
      ? { words: `You are not on this map. The nearest is ${name}.`, figures: `The walk is ${away} of you. ${sure}` }
      : { words: 'Your location is not exact enough for this map.', figures: sure };
  const frame = MAP_FRAMES[tour.district];
  const arrived = nearest.meters <= ARRIVED_METERS && accuracy <= SURE_ACCURACY_METERS;
  const near = isAwayKnown
    ? `The nearest is ${name}.`
    : `You are somewhere in the circle. Its middle is nearest to ${name}.`;
  return {
    words: arrived ? `You are at ${name}.` : near,
    figures: isAwayKnown && !arrived ? `It is ${away} of you. ${sure}` : sure,
    mark: { ...toMapUnits(frame, here), radius: accuracy * frame.scale },
  };
}

const FINE_METERS = 10;
const COARSE_METERS = 50;

/** The words for a distance, which is rounded to no finer step than the error of the location. */
function awayWords(meters: number, accuracy: number): string {
  // Above that, the words give tenths of a mile and of a kilometer.
  if (meters > 950 && accuracy <= 100) return metersWords(meters);
  const usual = meters < 100 ? FINE_METERS : COARSE_METERS;
  const error = accuracy <= 2 * FINE_METERS ? FINE_METERS : Math.ceil(accuracy / COARSE_METERS) * COARSE_METERS;
  return metersWords(rounded(meters, Math.max(usual, error)));
}

const REFUSED: PositionReport = {
  words:
    'You have not let this page see your location. The map and the list work without it. To change that, allow location for this site in the settings of your browser, and for the browser in the settings of your phone. Then reload this page, and ask again.',
  over: true,
};

const CANNOT = {
  unavailable:
    'This device cannot find its location just now. High buildings and tunnels get in the way. Try again in the open, or go by the street names.',
  'nothing-came':
    'It took too long to find your location. High buildings and tunnels get in the way. Try again in the open, or go by the street names.',
  unsupported: 'This browser cannot say where it is. The map and the list work without it.',
} as const;
