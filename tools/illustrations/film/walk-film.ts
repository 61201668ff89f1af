import { STRIDE, walkingAt } from '../cat/gait';
import { profile } from '../cat/profile';
import { place } from '../svg';
import type { Place, Svg } from '../svg';
import { mouseInStep } from './mouse-in-step';
import { GROUND, PERIOD, slidingStreet, tenantsAt } from './street';

export const FRAMES_A_SECOND = 12;
/** Twelve drawings a round, six rounds: six seconds, after which the same house stands in the same place. */
const FRAMES_A_ROUND = 12;
const ROUNDS = 6;
export const FRAMES = FRAMES_A_ROUND * ROUNDS;

const CAT: Place = { x: 850, y: GROUND, scale: PERIOD / ROUNDS / STRIDE };
const MOUSE: Place = { x: 262, y: GROUND + 4, scale: 1.1 };
/** The mouse takes three steps for one of the cat's. */
const MOUSE_STEPS = 3;

/** A frame in parts: the street, who watches, who follows, and the cat itself. */
export interface WalkFrame {
  readonly street: Svg;
  readonly tenants: ReturnType<typeof tenantsAt>;
  readonly mouse: Svg;
  readonly cat: Svg;
  readonly catAt: Place;
}

/** Frame 0 to FRAMES; the last is the first again. */
export function walkFrame(frame: number): WalkFrame {
  const round = frame / FRAMES_A_ROUND;
  const by = (frame / FRAMES) * PERIOD;
  return {
    street: slidingStreet(by),
    tenants: tenantsAt(by),
    mouse: place(mouseInStep((round * MOUSE_STEPS) % 1), MOUSE),
    cat: profile({ coat: 'ginger', far: '@rust' }, walkingAt(round % 1)),
    catAt: CAT,
  };
}

/** The frame as one drawing, from the back to the front. */
export function drawingOfFrame({ street, tenants, mouse, cat, catAt }: WalkFrame): Svg {
  return street + tenants.map(({ drawing, at }) => place(drawing, at)).join('') + mouse + place(cat, catAt);
}
