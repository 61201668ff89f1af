// Compares the directions of each leg with the leg that is drawn on the maps: "turn left" where the leg turns left, and
// "walk north" where it leads to the north. A false side costs more trust than any other mistake.
import type { Coordinates } from '../../../src/geography/coordinates';
import type { LatLon, LatLons } from '../../../src/geography/district';
import { bearingTo, metersBetween } from '../../../src/geography/great-circle';

/** A smaller change of direction is a bend of the street, and nobody calls it a turn. */
const TURN_DEGREES = 45;
/** Wider than the angle to the next compass direction, because the streets of the city are not quite north or east. */
const HEADING_DEGREES = 67.5;
/** A turn this near to a written corner is at that corner. */
const CORNER_METERS = 30;
/** The least share of a step that leads into the direction that it names. */
const HEADING_SHARE = 0.5;

const TURN = /\b(?:turn|then|bear|keep)\s+(?:to\s+(?:the|your)\s+)?(left|right)\b/gi;
const HEADING = /\b(?:walk|go(?: on| back)?|(?:follow|take) it)\s+(north|east|south|west)\b/gi;
const HEADINGS = ['north', 'east', 'south', 'west'];

export interface WrittenStep {
  readonly words: string;
  /** Meters left on the leg at the corner where the step ends; 0 for the last step. */
  readonly left: number;
}

/** A straight piece of a leg. */
interface Piece {
  /** Degrees clockwise from north. */
  readonly bearing: number;
  /** Meters left on the leg at its beginning and at its end. */
  readonly from: number;
  readonly to: number;
}

interface Turn {
  readonly side: 'left' | 'right';
  /** Meters left on the leg. */
  readonly left: number;
}

const placeOf = ([lat, lon]: LatLon): Coordinates => ({ lat, lon });

function piecesOf(leg: LatLons): readonly Piece[] {
  const places = leg.map(placeOf);
  const straight = places.slice(1).map((to, index) => {
    const from = places[index] ?? to;
    return { bearing: bearingTo(from, to), meters: metersBetween(from, to) };
  });
  let left = straight.reduce((sum, { meters }) => sum + meters, 0);
  return straight.map(({ bearing, meters }) => {
    const from = left;
    left -= meters;
    return { bearing, from, to: left };
  });
}

/** Degrees from one direction to another, from -180 (left) to 180 (right). */
const turnFrom = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

const turnsOf = (pieces: readonly Piece[]): readonly Turn[] =>
  pieces.slice(1).flatMap(({ bearing, from }, index): Turn[] => {
    const turned = turnFrom(pieces[index]?.bearing ?? bearing, bearing);
    return Math.abs(turned) < TURN_DEGREES ? [] : [{ side: turned < 0 ? 'left' : 'right', left: from }];
  });

/**
 * Returns each written turn and compass direction that the leg does not have, in the order of the directions.
 *
 * @param leg both ends included
 */
export function wrongTurns(leg: LatLons, steps: readonly WrittenStep[]): readonly string[] {
  const pieces = piecesOf(leg);
  const turns = turnsOf(pieces);
  const wrong: string[] = [];
  let from = pieces[0]?.from ?? 0;
  let turned = Number.POSITIVE_INFINITY;
  for (const { words, left } of steps) {
    const reached = turns.filter((turn) => turn.left <= from + CORNER_METERS && turn.left >= left - CORNER_METERS);
    const atCorner = reached.findLast((turn) => Math.abs(turn.left - left) <= CORNER_METERS);
    const said = [...words.matchAll(TURN)];
    const lastSentence = words.lastIndexOf('. ');
    for (const [index, { 0: phrase, 1: side = '', index: at }] of said.entries()) {
      // The last turn of a step is the one at its corner, if the leg turns there.
      const isAtCorner = atCorner !== undefined && index === said.length - 1 && at > lastSentence;
      const asSaid = (isAtCorner ? [atCorner] : reached).find(
        (turn) => turn.side === side.toLowerCase() && turn.left < turned,
      );
      if (asSaid) turned = asSaid.left;
      else wrong.push(phrase);
    }
    for (const [phrase, heading = ''] of words.matchAll(HEADING)) {
      const bearing = HEADINGS.indexOf(heading.toLowerCase()) * 90;
      const meters = pieces
        .filter((piece) => Math.abs(turnFrom(piece.bearing, bearing)) <= HEADING_DEGREES)
        .reduce((sum, piece) => sum + Math.max(0, Math.min(piece.from, from) - Math.max(piece.to, left)), 0);
      if (meters < HEADING_SHARE * (from - left)) wrong.push(phrase);
    }
    from = left;
  }
  return wrong;
}
