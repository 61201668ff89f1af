// What the map and its line of words say about a position, or about why there is none. Pure.
import { MAP_FRAMES, toMapShare, toMapUnits, type MapDistrict } from '../../../pictures/map-frames';
import { aboutWords, bearingTo, directionWords, nearestOf, type Place } from './distance-and-bearing';
import type { Sighting } from './sighting';

export interface Walk {
  readonly district: MapDistrict;
  readonly stops: readonly { readonly title: string; readonly at: Place }[];
}

/** As the browser gives it. */
export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in meters within which the device is, most probably. */
  readonly accuracy: number;
}

/** Closer than a street is wide, one is there. */
const ARRIVED_METERS = 30;
/** Where the device is less sure than this, a stop named as "here" would be a guess. */
const SURE_METERS = 75;

/** A position, on the map or off it. */
export function sightingOf(walk: Walk, { latitude, longitude, accuracy }: Fix): Sighting {
  const here: Place = { lat: latitude, lon: longitude };
  const nearest = nearestOf(
    here,
    walk.stops.map(({ at }) => at),
  );
  const stop = nearest && walk.stops[nearest.index];
  if (!nearest || !stop) return { words: UNAVAILABLE, over: true };
  const name = `stop ${nearest.index + 1}, ${stop.title}`;
  const away = `about ${aboutWords(nearest.meters)} to the ${directionWords(bearingTo(here, stop.at))}`;
  const sure = `This is right to about ${aboutWords(accuracy)}.`;
  if (toMapShare(walk.district, here) === null)
    return { words: `You are not on this map. The walk is ${away} of you: the nearest is ${name}. ${sure}` };
  const frame = MAP_FRAMES[walk.district];
  const mark = { ...toMapUnits(frame, here), radius: accuracy * frame.scale };
  const arrived = nearest.meters <= ARRIVED_METERS && accuracy <= SURE_METERS;
  return { words: `${arrived ? `You are at ${name}.` : `The nearest is ${name}, ${away} of you.`} ${sure}`, mark };
}

const UNAVAILABLE =
  'This device cannot find its place just now. High buildings and tunnels get in the way. Try again in the open, or go by the street names.';

export const NOT_ABLE: Sighting = {
  words: 'This browser cannot say where it is. The map and the list work without it.',
  over: true,
};

/** The codes of GeolocationPositionError. */
const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

/**
 * Why there is no position.
 * @param code of the browser's error
 * @param last what was shown before; a mark on the map is kept while the device goes on looking
 */
export function sightingOfError(code: number, last: Sighting | undefined): Sighting {
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
