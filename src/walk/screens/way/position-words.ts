// What the screens say of a position. Which state holds, and from how many meters and seconds on, is decided in
// position.ts and thresholds.ts (docs/decisions/0062); this file has the words. Pure.
import { directionWords, metersWords, roundedLeg } from '../../position/fixes/distance-and-bearing';
import type { Found, PositionState } from '../../position/position';
import type { WalkIconName } from '../walk-icons';

/** What may be pressed beside the words. */
export type PositionWay = 'show-me' | 'how-to-allow' | 'way-back' | 'i-know' | 'read-on' | 'go-on';

export interface PositionText {
  readonly title: string;
  readonly words: string;
  /** What a screen reader hears when it comes to this. It has no figure, so that it is heard once. */
  readonly news: string;
  /** The words have no figure and are heard as well. */
  readonly areWordsHeard?: boolean;
  /** Undefined: nothing beside the words. `isDoubt`: the position is not to be relied on. */
  readonly icon?: WalkIconName;
  readonly isDoubt?: boolean;
  readonly ways: readonly PositionWay[];
}

const about = (meters: number): string => `about ${metersWords(meters < 1000 ? roundedLeg(meters) : meters)}`;

/** "10 seconds ago", "2 minutes ago". */
export function agoWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(10, seconds)} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
}

const toTens = (value: number): number => Math.max(10, Math.round(value / 10) * 10);
const sureWords = (accuracy: number): string => `accurate to about ${metersWords(toTens(accuracy))}`;

/** So old, a figure says how old it is. */
const SAID_AGE_SECONDS = 20;
/** "You, accurate to about 30 ft (10 m)", and when that was. */
const youWords = ({ mark, age }: Found): string =>
  `You, ${age < SAID_AGE_SECONDS ? '' : `${agoWords(age)}, `}${sureWords(mark.accuracy)}`;

/** Nearer than this, or than a fix may be off, a direction would be a guess. */
const DIRECTION_FROM_METERS = 20;
const isDirectionKnown = (meters: number, { mark }: Found): boolean =>
  meters > Math.max(DIRECTION_FROM_METERS, mark.accuracy);
/** "to the north of you"; "near you" where the direction would be a guess. */
const towardWords = (meters: number, bearing: number, found: Found): string =>
  isDirectionKnown(meters, found) ? `to the ${directionWords(bearing)} of you` : 'near you';

type Led = Extract<PositionState, { readonly stop: number }>;
type Unlocated = Exclude<PositionState, Found>;

export function positionText(state: PositionState): PositionText {
  if (!('mark' in state)) return textWithout(state);
  return 'stop' in state ? textOnTheWay(state) : textFound(state);
}

/** Nothing is known of where the walker is. */
function textWithout(state: Unlocated): PositionText {
  switch (state.kind) {
    case 'not-asked':
      return {
        title: 'Location is off',
        news: 'Location is off',
        areWordsHeard: true,
        words: 'The words and the map work without it.',
        icon: 'here',
        ways: ['show-me'],
      };
    case 'asking':
      return {
        title: 'Finding your location',
        news: 'Finding your location',
        areWordsHeard: true,
        words: 'Your browser may ask you first. The words go on without it.',
        icon: 'here',
        ways: [],
      };
    case 'refused':
      return {
        title: 'Location is not allowed',
        news: 'Location is not allowed',
        areWordsHeard: true,
        words: 'You have not let this page see where you are. The words, the map and the list work without it.',
        icon: 'lost',
        ways: ['how-to-allow'],
      };
    case 'cannot':
      return {
        title: 'This device cannot find its location',
        news: 'This device cannot find its location',
        areWordsHeard: true,
        words: 'Go by the words, and press I am here at each stop.',
        icon: 'lost',
        ways: state.reason === 'unsupported' ? [] : ['show-me'],
      };
  }
}

/** He is led to a stop. */
function textOnTheWay(state: Led): PositionText {
  switch (state.kind) {
    case 'sure':
      return {
        title: `About ${metersWords(state.meters)} to stop ${state.stop}`,
        news: `On the way to stop ${state.stop}`,
        words: youWords(state),
        ways: [],
      };
    case 'ahead': {
      const title = `You are on the way to stop ${state.stop}`;
      const missed = state.isAimOpen ? `Stop ${state.aim} is not marked. ` : '';
      return {
        title,
        news: `${title}. ${missed}`.trim(),
        words: `${missed}About ${metersWords(state.meters)} to stop ${state.stop}.`,
        icon: 'flag',
        ways: ['go-on'],
      };
    }
    case 'to-start':
      return {
        title: `About ${metersWords(state.meters)} to the start`,
        news: 'Not at the start yet',
        words: straightWords(state),
        ways: [],
      };
    case 'beside':
      return {
        title: `About ${metersWords(state.meters)} to stop ${state.stop}`,
        news: `Beside the way to stop ${state.stop}`,
        words: straightWords(state),
        ways: [],
      };
    case 'off': {
      const title = state.isOnRoute ? `This is not the way to stop ${state.stop}` : 'You are off the route';
      return {
        title,
        news: title,
        words: `${state.isOnRoute ? 'It' : `The way to stop ${state.stop}`} is ${about(state.meters)} ${towardWords(state.meters, state.bearing, state)}.`,
        icon: 'flag',
        isDoubt: true,
        ways: ['way-back', 'i-know'],
      };
    }
  }
}

/** He is not, or it cannot be said how far it is. */
function textFound(state: Exclude<PositionState, Led | Unlocated>): PositionText {
  switch (state.kind) {
    case 'found':
      return { title: 'You are on the map', news: 'You are on the map', words: youWords(state), ways: [] };
    case 'unsure':
      return {
        title: 'You are somewhere in this circle',
        news: 'Your location is not exact. High buildings get in the way. Go by the street names.',
        words: `We know it only to about ${metersWords(toTens(state.mark.accuracy))}. High buildings get in the way. Go by the street names.`,
        icon: 'doubt',
        isDoubt: true,
        ways: [],
      };
    case 'jumps':
      return {
        title: 'Your location jumps',
        news: 'Your location jumps',
        words: `It was in two places within seconds. The mark is where you were last, ${agoWords(state.age)}.`,
        icon: 'jump',
        isDoubt: true,
        ways: [],
      };
    case 'lost':
      return {
        title: 'Location is not updating',
        news: 'Location is not updating. Go by the words, and press I am here at the stop.',
        words: `The mark shows where you were, ${agoWords(state.age)}. Go by the words, and press I am here at the stop.`,
        icon: 'lost',
        isDoubt: true,
        ways: [],
      };
    case 'far':
      return {
        title: 'The walk is not here',
        news: 'The walk is not here',
        words: `It begins ${about(state.meters)} to the ${directionWords(state.bearing)} of you. You can read it where you are.`,
        icon: 'flag',
        ways: ['read-on'],
      };
  }
}

/** Of a straight line: where it leads, how old and how exact it is. */
function straightWords(state: Found & { readonly meters: number; readonly bearing: number }): string {
  const line = isDirectionKnown(state.meters, state)
    ? `In a straight line, to the ${directionWords(state.bearing)}`
    : 'In a straight line';
  return `${line}. ${youWords(state)}`;
}

const HALF_TURN = 180;

/** The line of the cover about the start; undefined while nothing is known. */
export function startWords(state: PositionState): string | undefined {
  if (state.kind === 'not-asked') return undefined;
  if (state.kind === 'far')
    return `You are ${about(state.meters)} to the ${directionWords(state.bearing + HALF_TURN)} of it. You can read the stops where you are.`;
  if (state.kind === 'found' && state.nearest !== undefined)
    return `You are ${about(state.nearest.meters)} from stop ${state.nearest.stop}. This is ${sureWords(state.mark.accuracy)}.`;
  const { title, words } = positionText(state);
  return `${title}. ${words}`;
}

/** Where the walker stands in the list: before which stop, and in what words. */
export function hereBefore(state: PositionState): { readonly stop: number; readonly words: string } | undefined {
  if (state.kind === 'sure' || state.kind === 'ahead')
    return { stop: state.stop, words: `about ${metersWords(state.meters)} before stop ${state.stop}.` };
  if (state.kind === 'to-start' || state.kind === 'beside')
    return {
      stop: state.stop,
      words: `about ${metersWords(state.meters)} from stop ${state.stop}, in a straight line.`,
    };
  return undefined;
}

/** The stop that is offered, whether the walker is there now, and how sure that is. */
export function arrivalOf(
  state: PositionState,
): { readonly stop: number; readonly isThere: boolean; readonly sure: string } | undefined {
  if (!('offer' in state) || state.offer === undefined) return undefined;
  return { stop: state.offer, isThere: state.isThere, sure: `This is ${sureWords(state.mark.accuracy)}.` };
}

/** What stands over a stop that is offered. */
export const arrivalTitle = ({ stop, isThere }: { readonly stop: number; readonly isThere: boolean }): string =>
  isThere ? `You are at stop ${stop}.` : `You were at stop ${stop}. It is not marked.`;
