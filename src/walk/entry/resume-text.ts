import { legWords, walkMinutes } from '../../content/distances';
import { capitalized } from '../../shared/capitalized';
import { dayOf, isSameDay, timeOf } from '../../shared/local-day';
import { changeTimeToShow, nextStop, stopTheOtherWay, type CardPage, type WalkProgress } from '../progress/progress';

/** The facts of a walk that the card needs. */
export interface ResumedWalk {
  readonly title: string;
  /** In order; `meters` is the length of the way to the next stop. */
  readonly stops: readonly { readonly title: string; readonly meters?: number | undefined }[];
}

/** "today at 11:05 AM", "November 22 at 11:05 AM", by the clock of the device, which the reader remembers. */
export const whenWords = (at: number, now: number): string =>
  `${isSameDay(at, now) ? 'today' : dayOf(at, now)} at ${timeOf(at)}`;

/**
 * Orders started walks: one with a punch comes before one that was only opened, and then the one that was changed last.
 */
export const byResumption = (one: WalkProgress, other: WalkProgress): number =>
  Number(other.punched.length > 0) - Number(one.punched.length > 0) || other.changedAt - one.changedAt;

interface ResumeText {
  readonly title: string;
  readonly words: string;
}

/**
 * The texts of the card for a started walk; undefined if every stop is punched.
 * @param page the home page's card names the walk
 */
export function resumeText(
  walk: ResumedWalk,
  progress: WalkProgress,
  now: number,
  page: CardPage,
): ResumeText | undefined {
  const count = walk.stops.length;
  const next = nextStop(progress, count);
  if (next === undefined) return undefined;
  const { length } = progress.punched;
  const when = whenWords(changeTimeToShow(progress, now), now);
  const from = stopTheOtherWay(progress, count) === next ? next + 1 : next - 1;
  const meters = walk.stops[Math.min(from, next) - 1]?.meters;
  const way = meters === undefined ? '' : `: ${legWords(meters)}, ${walkMinutes(meters)} min from stop ${from}`;
  return {
    title: length === 0 ? 'You have started this walk.' : `You stopped at ${length} of ${count}.`,
    words: `${page === 'home' ? `${walk.title}, ${when}` : capitalized(when)}. Next is stop ${next}, ${walk.stops[next - 1]?.title ?? ''}${way}.`,
  };
}
