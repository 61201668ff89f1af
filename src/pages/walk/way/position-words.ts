// What the screens say of a position: docs/decisions/0062 has the rules, this file the words. Pure.
import type { PositionState } from '../../../walk/position';
import type { WalkIconName } from '../walk-icons';

/** What may be pressed beside the words. */
export type PositionWay = 'show-me' | 'how-to-allow' | 'way-back' | 'i-know' | 'read-on';

export interface PositionText {
  readonly title: string;
  readonly words: string;
  /** Undefined: nothing beside the words. `isDoubt`: the position is not to be relied on. */
  readonly icon?: WalkIconName;
  readonly isDoubt?: boolean;
  readonly ways: readonly PositionWay[];
}

const METERS_PER_FOOT = 0.3048;
const METERS_PER_MILE = 1609.344;
const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

const grouped = (value: number): string => value.toLocaleString('en-US');
const toTens = (value: number): number => Math.max(10, Math.round(value / 10) * 10);

/** "120 m (390 ft)", "6.4 km (3.9 miles)". */
export function distanceWords(meters: number): string {
  if (meters < 1000) return `${Math.round(meters)} m (${grouped(toTens(meters / METERS_PER_FOOT))} ft)`;
  const digits = meters < 20_000 ? 1 : 0;
  const words = (value: number): string => grouped(Number(value.toFixed(digits)));
  return `${words(meters / 1000)} km (${words(meters / METERS_PER_MILE)} miles)`;
}

/** To 10 m below 300, to 50 above: what a device knows is no finer. */
const rounded = (meters: number): number =>
  meters < 295 ? Math.max(10, Math.round(meters / 10) * 10) : Math.round(meters / 50) * 50;
const about = (meters: number): string => `about ${distanceWords(meters < 1000 ? rounded(meters) : meters)}`;
const directionWords = (bearing: number): string => DIRECTIONS[Math.round(bearing / 45) % 8] ?? 'north';

/** "10 seconds ago", "2 minutes ago". */
export function agoWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(10, seconds)} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
}

const sureWords = (accuracy: number): string => `right to about ${distanceWords(toTens(accuracy))}`;

export function positionText(state: PositionState): PositionText {
  switch (state.kind) {
    case 'not-asked':
      return {
        title: 'Your position is off',
        words: 'The words and the map work without it.',
        icon: 'here',
        ways: ['show-me'],
      };
    case 'asking':
      return {
        title: 'Looking for your place',
        words: 'Your browser may ask you first. The words go on without it.',
        icon: 'here',
        ways: [],
      };
    case 'refused':
      return {
        title: 'Position not allowed',
        words: 'You have not let this page see where you are. The words, the map and the list work without it.',
        icon: 'lost',
        ways: ['how-to-allow'],
      };
    case 'cannot':
      return {
        title: 'No position on this device',
        words: 'This browser cannot say where it is. Press I am here at each stop.',
        icon: 'lost',
        ways: state.reason === 'unsupported' ? [] : ['show-me'],
      };
    case 'sure':
      return {
        title:
          state.stop === undefined || state.meters === undefined
            ? 'You are on the map'
            : `About ${distanceWords(state.meters)} to stop ${state.stop}`,
        words: `You, ${sureWords(state.mark.accuracy)}`,
        ways: [],
      };
    case 'to-start':
      return {
        title: `About ${distanceWords(state.meters)} to the start`,
        words: `It is to the ${directionWords(state.bearing)} of you.`,
        ways: [],
      };
    case 'unsure':
      return {
        title: 'Somewhere in this ring',
        words: `Right only to about ${distanceWords(toTens(state.mark.accuracy))}. High buildings get in the way. Go by the street names.`,
        icon: 'doubt',
        isDoubt: true,
        ways: [],
      };
    case 'off':
      return {
        title: 'You are off the route',
        words: `The way to stop ${state.stop} is ${about(state.meters)} to the ${directionWords(state.bearing)} of you.`,
        icon: 'flag',
        isDoubt: true,
        ways: ['way-back', 'i-know'],
      };
    case 'jumps':
      return {
        title: 'Your position jumps',
        words: `It was in two places within seconds. The mark is where you were last, ${agoWords(state.age)}.`,
        icon: 'jump',
        isDoubt: true,
        ways: [],
      };
    case 'lost':
      return {
        title: 'No new position',
        words: `The mark shows where you were, ${agoWords(state.age)}. Go by the words, and press I am here at the stop.`,
        icon: 'lost',
        isDoubt: true,
        ways: [],
      };
    case 'far':
      return {
        title: 'The walk is not here',
        words: `It begins ${about(state.meters)} to the ${directionWords(state.bearing)} of you. You can read it where you are.`,
        icon: 'flag',
        ways: ['read-on'],
      };
  }
}

const HALF_TURN = 180;

/** The line of the cover about the start; undefined while nothing is known. */
export function startWords(state: PositionState): string | undefined {
  if (state.kind === 'far')
    return `You are ${about(state.meters)} to the ${directionWords(state.bearing + HALF_TURN)} of it. You can read the stops where you are.`;
  if (state.kind === 'to-start')
    return `You are ${about(state.meters)} to the ${directionWords(state.bearing + HALF_TURN)} of it. This is ${sureWords(state.mark.accuracy)}.`;
  if (state.kind === 'not-asked') return undefined;
  if (state.kind === 'sure' && state.nearest !== undefined)
    return `You are ${about(state.nearest.meters)} from stop ${state.nearest.stop}. This is ${sureWords(state.mark.accuracy)}.`;
  const { title, words } = positionText(state);
  return `${title}. ${words}`;
}

/** Where the walker stands in the list: before which stop, and in what words. */
export function hereBefore(state: PositionState): { readonly stop: number; readonly words: string } | undefined {
  if (state.kind === 'sure' && state.stop !== undefined && state.meters !== undefined)
    return { stop: state.stop, words: `about ${distanceWords(state.meters)} before stop ${state.stop}.` };
  if (state.kind === 'to-start')
    return { stop: state.stop, words: `about ${distanceWords(state.meters)} before stop ${state.stop}.` };
  return undefined;
}

/** The stop that is offered, where the position says that the walker is there; and how sure that is. */
export function arrivalOf(state: PositionState): { readonly stop: number; readonly sure: string } | undefined {
  if (!('offer' in state) || state.offer === undefined) return undefined;
  return { stop: state.offer, sure: `This is ${sureWords(state.mark.accuracy)}.` };
}
