// Writes the sentences for a position. position-state.ts decides which state holds (docs/decisions/0062).
import { directionWords, metersWords, rounded, roundedLeg } from '../../position/distance-words';
import type { Found, PositionState } from '../../position/position-state';
import type { WalkIconName } from '../WalkIcon';

/** The buttons beside the sentences. */
export type PositionAction = 'show-me' | 'how-to-allow' | 'way-back' | 'i-know' | 'read-on';

export interface PositionText {
  readonly title: string;
  readonly words: string;
  /** The announcement of a screen reader. It has no figures, so that it is announced once. */
  readonly news: string;
  /** `words` has no figures and is announced too. */
  readonly areWordsHeard?: boolean;
  /** Undefined: no icon. `isDoubt`: the position is not reliable. */
  readonly icon?: WalkIconName;
  readonly isDoubt?: boolean;
  readonly actions: readonly PositionAction[];
}

const WORKS_WITHOUT = 'The words and the map work without it.';
/** It names no button, because the bar of a marked stop leads on and marks nothing. */
const MARK_BY_HAND = 'Go by the words, and mark each stop when you are there.';

const about = (meters: number): string => `about ${metersWords(meters < 1000 ? roundedLeg(meters) : meters)}`;

/** "10 seconds ago", "2 minutes ago". */
export function agoWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(10, seconds)} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
}

/** An accuracy or an error in words, rounded to tens of meters. */
const tensWords = (meters: number): string => metersWords(rounded(meters, 10));
const accuracyWords = (accuracy: number): string => `accurate to about ${tensWords(accuracy)}`;

/** The text names the age of a position that is at least this old. */
const OLD_AFTER_SECONDS = 20;
/** "You, accurate to about 30 ft (10 m)", with the age of the position if it is old. */
const youWords = ({ mark, age, isStale }: Found): string =>
  isStale
    ? `That was ${agoWords(age)}, ${accuracyWords(mark.accuracy)}. Waiting for a new location.`
    : `You, ${age < OLD_AFTER_SECONDS ? '' : `${agoWords(age)}, `}${accuracyWords(mark.accuracy)}`;
/** Ends a sentence about the position. It names the age if a newer fix is overdue. */
const endWords = ({ age, isStale }: Found): string => (isStale ? `, ${agoWords(age)}.` : '.');
/** While a newer fix is overdue, one announcement takes the place of all others. */
const WAITING = 'Waiting for a new location.';
const newsOf = ({ isStale }: Found, news: string): string => (isStale ? WAITING : news);

/** At a distance below this, or within the error of the fix, a direction would be a guess. */
const DIRECTION_FROM_METERS = 20;
const isDirectionKnown = (meters: number, { mark }: Found): boolean =>
  meters > Math.max(DIRECTION_FROM_METERS, mark.accuracy);
/** "to the north of you"; "from you" if the direction would be a guess. */
const towardWords = (meters: number, bearing: number, found: Found): string =>
  isDirectionKnown(meters, found) ? `to the ${directionWords(bearing)} of you` : 'from you';

type Guided = Extract<PositionState, { readonly stop: number }>;
type Unlocated = Exclude<PositionState, Found>;

/** Returns the sentences, the icon and the buttons for a position. Every state has a title, `words` and `news`. */
export function positionText(state: PositionState): PositionText {
  if (!('mark' in state)) return textWithout(state);
  return 'stop' in state ? textOnTheWay(state) : textFound(state);
}

/** The texts while the walker's position is unknown. */
function textWithout(state: Unlocated): PositionText {
  switch (state.kind) {
    case 'not-asked':
      return {
        title: 'Location is off',
        news: 'Location is off',
        areWordsHeard: true,
        words: WORKS_WITHOUT,
        icon: 'here',
        actions: ['show-me'],
      };
    case 'asking':
      return {
        title: 'Finding your location',
        news: 'Finding your location',
        areWordsHeard: true,
        words: 'Your browser may ask you first. The words go on without it.',
        icon: 'here',
        actions: [],
      };
    case 'refused':
      return {
        title: 'Location is not allowed',
        news: 'Location is not allowed',
        areWordsHeard: true,
        words: 'You have not let this page see where you are. The words, the map and the list work without it.',
        icon: 'lost',
        actions: ['how-to-allow'],
      };
    case 'cannot': {
      const isLooking = state.reason !== 'unsupported';
      const title = isLooking ? 'No location yet' : 'This device cannot find its location';
      return {
        title,
        news: title,
        areWordsHeard: true,
        words: isLooking ? `Still looking. High buildings may get in the way. ${WORKS_WITHOUT}` : MARK_BY_HAND,
        icon: 'lost',
        actions: isLooking ? ['show-me'] : [],
      };
    }
  }
}

/** The texts for a walker with an aim. What a stale position said is in the past tense. */
function textOnTheWay(state: Guided): PositionText {
  const { stop, isStale } = state;
  const meters = metersWords(state.meters);
  switch (state.kind) {
    case 'sure':
      return {
        title: isStale ? `You were about ${meters} before stop ${stop}` : `About ${meters} to stop ${stop}`,
        news: newsOf(state, `On the way to stop ${stop}`),
        words: youWords(state),
        actions: [],
      };
    case 'ahead': {
      const title = `You ${isStale ? 'were' : 'are'} on the way to stop ${stop}`;
      const missed = state.isAimOpen ? `Stop ${state.later.aim} is not marked. ` : '';
      const left = isStale ? `You were about ${meters} before stop ${stop}` : `About ${meters} to stop ${stop}`;
      return {
        title,
        news: newsOf(state, `${title}. ${missed}`.trim()),
        words: `${missed}${left}${endWords(state)}`,
        icon: 'flag',
        actions: [],
      };
    }
    case 'to-start':
      return {
        title: straightTitle(state, state.meters, stop),
        news: newsOf(state, 'Not at the start yet'),
        words: straightWords(state),
        actions: [],
      };
    case 'beside':
      return {
        title: straightTitle(state, state.meters, stop),
        news: newsOf(state, `Beside the way to stop ${stop}`),
        words: straightWords(state),
        actions: [],
      };
    case 'off':
      return textOff(state);
  }
}

function textOff(state: Extract<PositionState, { readonly kind: 'off' }>): PositionText {
  const { stop, isStale, isOnRoute } = state;
  const onRoute = isStale ? `You were not on the way to stop ${stop}` : `This is not the way to stop ${stop}`;
  const title = isOnRoute ? onRoute : `You ${isStale ? 'were' : 'are'} off the route`;
  const where = `${about(state.meters)} ${towardWords(state.meters, state.bearing, state)}`;
  return {
    title,
    news: newsOf(state, title),
    words: `${isOnRoute ? 'It' : `The way to stop ${stop}`} ${isStale ? 'was' : 'is'} ${where}${endWords(state)}`,
    icon: 'flag',
    isDoubt: true,
    actions: ['way-back', 'i-know'],
  };
}

/** "About 490 ft (150 m) to stop 5", in a straight line. */
function straightTitle({ isStale }: Found, meters: number, stop: number): string {
  const to = stop === 1 ? 'the start' : `stop ${stop}`;
  return isStale ? `You were about ${metersWords(meters)} from ${to}` : `About ${metersWords(meters)} to ${to}`;
}

/** The texts without an aim, or without a distance. */
function textFound(state: Exclude<PositionState, Guided | Unlocated>): PositionText {
  switch (state.kind) {
    case 'found':
      return { title: 'You are on the map', news: 'You are on the map', words: youWords(state), actions: [] };
    case 'unsure':
      return textUnsure(state);
    case 'jumps':
      return {
        title: 'Your location jumps',
        news: 'Your location jumps',
        words: `It was in two places within seconds. The mark is where you were last, ${agoWords(state.age)}.`,
        icon: 'jump',
        isDoubt: true,
        actions: [],
      };
    case 'lost': {
      const goBy = state.later ? `Go by the words, and press Continue to stop ${state.later.stop}.` : MARK_BY_HAND;
      return {
        title: 'Location is not updating',
        news: `Location is not updating. ${goBy}`,
        words: `The mark shows where you were, ${agoWords(state.age)}. ${goBy}`,
        icon: 'lost',
        isDoubt: true,
        actions: [],
      };
    }
    case 'far':
      return textFar(state);
  }
}

/** The text far from the walk, where fixes come seldom: only one that is older than a minute is in the past tense. */
function textFar(state: Extract<PositionState, { readonly kind: 'far' }>): PositionText {
  const { mark, age } = state;
  const title = mark.isOld ? 'You were far from the walk' : 'The walk is not here';
  const where = `${about(state.meters)} to the ${directionWords(state.bearing)} of you`;
  return {
    title,
    news: mark.isOld ? WAITING : title,
    words: `${mark.isOld ? `Its start was ${where}, ${agoWords(age)}` : `It begins ${where}`}. You can read it where you are.`,
    icon: 'flag',
    actions: ['read-on'],
  };
}

/**
 * High buildings cost some hundred meters. A worse accuracy comes from a device that may only give a rough location.
 */
const APPROXIMATE_FROM_METERS = 500;
const causeWords = (accuracy: number): string =>
  accuracy < APPROXIMATE_FROM_METERS
    ? 'High buildings get in the way. Go by the street names.'
    : 'Your phone gives only an approximate location. Its settings may allow the precise one. Go by the street names.';

/**
 * The text for a position whose accuracy is too poor for a place on the way: at best a straight line with its error.
 */
function textUnsure(state: Extract<PositionState, { readonly kind: 'unsure' }>): PositionText {
  const { mark, toward, isStale } = state;
  const known = toward
    ? `In a straight line, give or take ${tensWords(toward.error)}${endWords(state)}`
    : isStale
      ? `That was ${agoWords(state.age)}, ${accuracyWords(mark.accuracy)}.`
      : `We know it only to about ${tensWords(mark.accuracy)}.`;
  return {
    title: toward
      ? straightTitle(state, toward.meters, toward.stop)
      : `You ${isStale ? 'were' : 'are'} somewhere in this circle`,
    news: newsOf(state, `Your location is not exact. ${causeWords(mark.accuracy)}`),
    words: `${known} ${causeWords(mark.accuracy)}`,
    icon: 'doubt',
    isDoubt: true,
    actions: [],
  };
}

/** The text for a straight line: its direction, and the position's age and accuracy. */
function straightWords(state: Found & { readonly meters: number; readonly bearing: number }): string {
  const line = isDirectionKnown(state.meters, state)
    ? `In a straight line, to the ${directionWords(state.bearing)}`
    : 'In a straight line';
  return `${line}. ${youWords(state)}`;
}

const HALF_TURN = 180;

/**
 * The cover's text about the distance to the start; undefined until the visitor asks. The cover has no map, no mark and
 * no button "I am here". `news` is the same as `words` if these have no figures.
 */
export function startText(state: PositionState): Pick<PositionText, 'words' | 'news'> | undefined {
  switch (state.kind) {
    case 'not-asked':
      return undefined;
    case 'found':
      return { words: foundWords(state), news: newsOf(state, 'Your location is found.') };
    case 'unsure':
      return { words: knownWords(state, 'only to'), news: positionText(state).news };
    case 'jumps': {
      const words = 'Your location jumps. It was in two places within seconds, so the distance is not known.';
      return { words, news: words };
    }
    case 'lost':
      return {
        words: `Location is not updating. You were last found ${agoWords(state.age)}. ${WORKS_WITHOUT}`,
        news: `Location is not updating. ${WORKS_WITHOUT}`,
      };
    case 'far':
      return {
        words: `${farWords(state)} You can read the stops where you are.`,
        news: positionText(state).news,
      };
    default: {
      const { title, words, news, areWordsHeard = false } = positionText(state);
      const all = `${title}. ${words}`;
      return { words: all, news: areWordsHeard ? all : news };
    }
  }
}

/** The cover's sentence about a start that is far. */
function farWords({ mark, age, meters, bearing }: Extract<PositionState, { readonly kind: 'far' }>): string {
  const where = `${about(meters)} to the ${directionWords(bearing + HALF_TURN)} of it`;
  return mark.isOld ? `You were ${where}, ${agoWords(age)}.` : `You are ${where}.`;
}

/** The cover's sentences about the nearest stop that is not marked. */
function foundWords(state: Extract<PositionState, { readonly kind: 'found' }>): string {
  const { nearest, isStale } = state;
  if (nearest === undefined) return `Every stop is marked. ${knownWords(state, 'to')}`;
  return `You ${isStale ? 'were' : 'are'} ${about(nearest.meters)} from stop ${nearest.stop}${endWords(state)} This is ${accuracyWords(state.mark.accuracy)}.`;
}

/** "We know your location to about 30 ft (10 m)." */
const knownWords = (state: Found, to: string): string =>
  `We ${state.isStale ? 'knew' : 'know'} your location ${to} about ${tensWords(state.mark.accuracy)}${endWords(state)}`;

/** The walker's place in the list: the stop after it, and its text. */
export function placeInList(
  state: PositionState,
): { readonly stop: number; readonly title: string; readonly words: string } | undefined {
  if (!('stop' in state) || state.kind === 'off') return undefined;
  const { stop, isStale, age } = state;
  const isStraight = state.kind === 'to-start' || state.kind === 'beside';
  const where = isStraight ? `from stop ${stop}, in a straight line` : `before stop ${stop}`;
  return {
    stop,
    title: `You ${isStale ? 'were' : 'are'} here,`,
    words: `${isStale ? `${agoWords(age)}, ` : ''}about ${metersWords(state.meters)} ${where}.`,
  };
}

/** The stop that is offered, whether the walker is there now, and the accuracy in words. */
export function arrivalOf(
  state: PositionState,
): { readonly stop: number; readonly isThere: boolean; readonly sure: string } | undefined {
  if (!('offer' in state) || state.offer === undefined) return undefined;
  return { stop: state.offer, isThere: state.isThere, sure: `This is ${accuracyWords(state.mark.accuracy)}.` };
}

/** The title of an offered stop. */
export const arrivalTitle = ({ stop, isThere }: { readonly stop: number; readonly isThere: boolean }): string =>
  isThere ? `You are at stop ${stop}.` : `You were at stop ${stop}. It is not marked.`;
