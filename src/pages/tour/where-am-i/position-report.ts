// What the map and the line of words beside it say about a position, or about why there is none. Pure.
import { MAP_FRAMES, toMapShare, toMapUnits, type MapDistrict } from '../../../geography/map-frames';
import { aboutWords, bearingTo, directionWords, nearestOf, type Place } from './distance-and-bearing';

/** What is shown of the visitor's position. */
export interface PositionReport {
  readonly words: string;
  /** Center and accuracy, in units of the map. */
  readonly mark?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Nothing more will come: the watch has ended by itself. */
  readonly over?: boolean;
}

export interface MappedTour {
  readonly district: MapDistrict;
  readonly stops: readonly { readonly title: string; readonly at: Place }[];
}

/** A position fix: the part of GeolocationCoordinates that is used. */
export interface PositionFix {
  readonly latitude: number;
  readonly longitude: number;
  /** In meters: the radius of the circle that holds the device with 95 % confidence. */
  readonly accuracy: number;
}

/** About the width of a street: closer than that counts as being there. */
const ARRIVED_METERS = 30;
/** At a worse accuracy than this, "You are at stop 2" would be a guess. */
const SURE_METERS = 75;

/** The report of a position, on the map or off it. */
export function reportOfFix(tour: MappedTour, { latitude, longitude, accuracy }: PositionFix): PositionReport {
  const here: Place = { lat: latitude, lon: longitude };
  const nearest = nearestOf(
    here,
    tour.stops.map(({ at }) => at),
  );
  const stop = nearest && tour.stops[nearest.index];
  if (!nearest || !stop) return { words: UNAVAILABLE, over: true };
  const name = `stop ${nearest.index + 1}, ${stop.title}`;
  const away = `about ${aboutWords(nearest.meters)} to the ${directionWords(bearingTo(here, stop.at))}`;
  const sure = `This is right to about ${aboutWords(accuracy)}.`;
  if (toMapShare(tour.district, here) === null)
    return { words: `You are not on this map. The walk is ${away} of you: the nearest is ${name}. ${sure}` };
  const frame = MAP_FRAMES[tour.district];
  const mark = { ...toMapUnits(frame, here), radius: accuracy * frame.scale };
  const arrived = nearest.meters <= ARRIVED_METERS && accuracy <= SURE_METERS;
  return { words: `${arrived ? `You are at ${name}.` : `The nearest is ${name}, ${away} of you.`} ${sure}`, mark };
}

const UNAVAILABLE =
  'This device cannot find its place just now. High buildings and tunnels get in the way. Try again in the open, or go by the street names.';

export const NOT_SUPPORTED: PositionReport = {
  words: 'This browser cannot say where it is. The map and the list work without it.',
  over: true,
};

/** The codes of GeolocationPositionError. */
const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

/**
 * The report of why there is no position.
 * @param code of the GeolocationPositionError
 * @param last what was shown before; a mark on the map is kept while the watch goes on
 */
export function reportOfError(code: number, last: PositionReport | undefined): PositionReport {
  if (code === PERMISSION_DENIED)
    return {
      words:
        'You have not let this page see your position. The map and the list work without it. To change that, allow location for this site in the settings of your browser, and press again.',
      over: true,
    };
  if (last?.mark)
    return { words: 'No new position is coming in. The mark shows where you were last.', mark: last.mark };
  if (code === TIMEOUT)
    return {
      words:
        'It took too long to find your place. High buildings and tunnels get in the way. Try again in the open, or go by the street names.',
      over: true,
    };
  return { words: UNAVAILABLE, over: true };
}
