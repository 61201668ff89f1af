// The stop to which the walker goes. The map, the position and the bar have the same one. Pure.
import { nextStop } from '../../progress/progress';
import type { Walk } from '../use-walk';

type AimedWalk = Pick<Walk, 'place' | 'punched' | 'tour'>;

/**
 * The stop (from 1) of the walker's place: of a way, or of a stop that is read ahead; of a stop that is punched, the
 * following one.
 * Undefined on the cover, at the end and after the last stop.
 * @param mayPunch false on a desk, where nobody walks and every stop counts as visited
 */
export function aimOf({ place, punched, tour }: AimedWalk, mayPunch: boolean): number | undefined {
  if (place.kind === 'way') return place.stop;
  if (place.kind !== 'stop') return undefined;
  if (mayPunch && !punched.has(place.stop)) return place.stop;
  return place.stop < tour.stops.length ? place.stop + 1 : undefined;
}

/**
 * The stop that the map marks as the next one. Where the place has none, it is the next one of the card, and the number
 * of stops plus 1 if all are behind. Undefined: no walk was begun.
 */
export function mapAimOf(walk: AimedWalk & Pick<Walk, 'progress'>, mayPunch: boolean): number | undefined {
  const { progress, tour } = walk;
  const count = tour.stops.length;
  return aimOf(walk, mayPunch) ?? (progress && (nextStop(progress, count) ?? count + 1));
}
