// The stop to which the walker goes. The map, the position and the bar have the same one.
import { lastPunched, nextStop, stopTheOtherWay } from '../../progress/progress';
import type { Walk } from '../use-walk';

type AimedWalk = Pick<Walk, 'place' | 'progress' | 'punched' | 'justPunched' | 'tour'>;

/**
 * The stop (from 1) of the walker's place: of a way, or of a stop that is read ahead; of a stop that is punched, the
 * following one, or the one before for a walker who goes the other way. On the map of a stop another stop may be
 * marked: then the walker goes on from that. Undefined on the cover, at the end, after the last stop, and after the
 * stop that filled the card.
 * @param mayPunch false on a desk, where nobody walks and every stop counts as visited
 */
export function aimOf(
  { place, progress, punched, justPunched, tour }: AimedWalk,
  mayPunch: boolean,
): number | undefined {
  if (place.kind === 'way') return place.stop;
  if (place.kind !== 'stop') return undefined;
  const from = mayPunch && justPunched !== undefined ? justPunched : place.stop;
  if (mayPunch && !punched.has(from)) return from;
  const count = tour.stops.length;
  if (mayPunch && progress && lastPunched(progress) === from) {
    if (punched.size === count) return undefined;
    const before = stopTheOtherWay(progress, count);
    if (before !== undefined) return before;
  }
  return from < count ? from + 1 : undefined;
}

/**
 * The stop that the map marks as the next one. Where the place has none, it is the next one of the card, and the number
 * of stops plus 1 if all are behind. Undefined: no walk was begun.
 */
export function mapAimOf(walk: AimedWalk, mayPunch: boolean): number | undefined {
  const { progress, tour } = walk;
  const count = tour.stops.length;
  return aimOf(walk, mayPunch) ?? (progress && (nextStop(progress, count) ?? count + 1));
}

/**
 * Whether the walker goes the other way to the stop that the map marks as the next one: the leg that leads to it is
 * then not the walker's, and the legs before it are not behind.
 */
export function goesTheOtherWay(walk: AimedWalk): boolean {
  const { place, progress, tour } = walk;
  if (place.kind === 'way' || progress === undefined) return false;
  const before = stopTheOtherWay(progress, tour.stops.length);
  return before !== undefined && before === mapAimOf(walk, true);
}
