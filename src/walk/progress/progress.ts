// The progress of one walk as it is stored on the device. Pure: the clock is a parameter. Locations are never stored.
import * as z from 'zod/mini';
import { parseOr } from '../../shared/parse';
import { isTooOld } from './kept';
import { hashOf, readScreen, type Screen } from './screen-hash';

/** Milliseconds since 1970. */
const time = z.number().check(z.refine((ms) => ms >= 0));

const punchSchema = z.object({
  /** Counted from 1. */
  stop: z.number().check(z.refine((stop) => Number.isInteger(stop) && stop >= 1)),
  at: time,
});
export type Punch = Readonly<z.infer<typeof punchSchema>>;
const punches: z.ZodMiniType<readonly Punch[]> = z.array(punchSchema);

const walkProgress = z.object({
  version: z.literal(1),
  /** The slug of the tour. */
  walk: z.string(),
  /** In the future if the clock was set back after the change. */
  changedAt: time,
  /** The hash of the screen where the walker was. */
  at: z.string(),
  /** Index (from 0) of the sentence at which the voice was. */
  sentence: z.catch(z.number().check(z.refine((number) => Number.isInteger(number) && number >= 0)), 0),
  /** In the order of punching; each stop at most once. */
  punched: punches,
  /** "Not now" was pressed on the home page, which hides the card there until the next punch. */
  hiddenOnHome: z.catch(z.boolean(), false),
  /** The same on the page of the walk's tour. */
  hiddenOnTour: z.catch(z.boolean(), false),
});
export type WalkProgress = Readonly<z.infer<typeof walkProgress>>;

/** An invalid punch is left out, and the others stay. */
const storedProgress = z.object({
  ...walkProgress.shape,
  punched: z.array(z.catch(z.optional(punchSchema), undefined)),
});

/** A time in the future is accepted up to this difference, because a device's clock may have been corrected. */
const CLOCK_SLACK_MS = 26 * 60 * 60 * 1000;

/**
 * Returns the progress of a walk that begins on the cover, without a punch.
 * @param walk the slug of the tour
 * @param now milliseconds since 1970
 */
export const newProgress = (walk: string, now: number): WalkProgress => ({
  version: 1,
  walk,
  changedAt: now,
  at: '',
  sentence: 0,
  punched: [],
  hiddenOnHome: false,
  hiddenOnTour: false,
});

/** Returns whether a stop (from 1) is punched. */
export const isPunched = ({ punched }: WalkProgress, stop: number): boolean =>
  punched.some((punch) => punch.stop === stop);

/** The stop that was punched last, from which the walker goes on. */
export const lastPunched = (progress: Pick<WalkProgress, 'punched'> | undefined): number | undefined =>
  progress?.punched.at(-1)?.stop;

/** Punches a stop. A stop that is already punched keeps its time. */
export function punch(progress: WalkProgress, stop: number, now: number): WalkProgress {
  if (isPunched(progress, stop)) return progress;
  return {
    ...progress,
    changedAt: now,
    punched: [...progress.punched, { stop, at: now }],
    hiddenOnHome: false,
    hiddenOnTour: false,
  };
}

/** Removes the punch of a stop. A stop that is not punched changes nothing, and a hidden card stays hidden. */
export function undoPunch(progress: WalkProgress, stop: number, now: number): WalkProgress {
  if (!isPunched(progress, stop)) return progress;
  return { ...progress, changedAt: now, punched: progress.punched.filter((one) => one.stop !== stop) };
}

/** Goes to a screen. On another screen, reading aloud begins with the first sentence. */
export function goTo(progress: WalkProgress, screen: Screen, now: number): WalkProgress {
  const at = hashOf(screen);
  if (at === progress.at) return progress;
  return { ...progress, changedAt: now, at, sentence: 0 };
}

/** Remembers the sentence of a screen at which the voice is, unless another tab has gone on to another screen. */
export const withSentence = (progress: WalkProgress, screen: Screen, sentence: number, now: number): WalkProgress =>
  progress.at !== hashOf(screen) || sentence === progress.sentence
    ? progress
    : { ...progress, changedAt: now, sentence };

/** The stored sentence of a screen; the first one if another screen is stored. */
export const sentenceOf = ({ at, sentence }: WalkProgress, screen: Screen): number =>
  at === hashOf(screen) ? sentence : 0;

/** A page that shows the card of a walk that was begun. */
export type CardPage = 'home' | 'tour';

/** Hides the card on this page until the next punch. */
export const hideCard = (progress: WalkProgress, page: CardPage): WalkProgress =>
  page === 'home' ? { ...progress, hiddenOnHome: true } : { ...progress, hiddenOnTour: true };

/** Returns whether the card is hidden on this page. Hiding it on the other page does not count. */
export const isCardHidden = ({ hiddenOnHome, hiddenOnTour }: WalkProgress, page: CardPage): boolean =>
  page === 'home' ? hiddenOnHome : hiddenOnTour;

/** The time of the last change as it is shown: never in the future, even if the clock was set back. */
export const changeTimeToShow = ({ changedAt }: WalkProgress, now: number): number => Math.min(changedAt, now);

/** The stop before the one that was punched last, for a walker who goes the other way; undefined for all others. */
export function stopTheOtherWay({ punched }: Pick<WalkProgress, 'punched'>, stops: number): number | undefined {
  const open = openStops(punched, stops);
  const last = lastPunched({ punched }) ?? stops;
  return last < stops && !open.includes(last + 1) && open.includes(last - 1) ? last - 1 : undefined;
}

/**
 * The next stop: the one to which the walker was on the way, as long as it is unpunched; else the one before for a
 * walker who goes the other way; else the first unpunched one after the one that was punched last; else the first
 * unpunched one of all.
 * @returns undefined if every stop is punched
 */
export function nextStop({ punched, at }: Pick<WalkProgress, 'punched' | 'at'>, stops: number): number | undefined {
  const open = openStops(punched, stops);
  const screen = readScreen(at, stops);
  if (screen.kind === 'way' && open.includes(screen.stop)) return screen.stop;
  const last = lastPunched({ punched }) ?? 0;
  return stopTheOtherWay({ punched }, stops) ?? open.find((stop) => stop > last) ?? open[0];
}

/** The stops that are not punched, in the order of the walk. */
export function openStops(punched: readonly Punch[], stops: number): readonly number[] {
  const done = new Set(punched.map(({ stop }) => stop));
  return Array.from({ length: stops }, (_, index) => index + 1).filter((stop) => !done.has(stop));
}

/**
 * Reads stored progress as far as it is valid.
 * @param stored any parsed JSON value
 * @param walk the slug of the tour
 * @param stops how many stops the tour has today; punches of other stops are left out
 * @param now milliseconds since 1970
 * @returns undefined for another version or walk, and for damaged, future or more than 30 days old progress
 */
export function readProgress(stored: unknown, walk: string, stops: number, now: number): WalkProgress | undefined {
  const parsed = parseOr(storedProgress, stored, undefined);
  if (parsed === undefined || parsed.walk !== walk) return undefined;
  const { changedAt, at, sentence, punched } = parsed;
  if (isTooOld(changedAt, now) || changedAt - now > CLOCK_SLACK_MS) return undefined;
  const screen = readScreen(at, stops);
  return {
    ...parsed,
    at: hashOf(screen),
    sentence: hashOf(screen) === at ? sentence : 0,
    punched: punched
      .filter((one) => one !== undefined)
      .filter(({ stop }) => stop <= stops)
      .filter(({ stop }, index, all) => all.findIndex((other) => other.stop === stop) === index),
  };
}
