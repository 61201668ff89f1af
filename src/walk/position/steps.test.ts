import { describe, expect, it } from 'vitest';
import { east, north } from '../../../tests/setup/simulation/fix-by-fix';
import { cornersLeft, stepDue } from './steps';

/** The leg goes 100 m north, 200 m east with a bend that no step mentions, and 50 m north. */
const LEG = [
  [north(0), east(0)],
  [north(100), east(0)],
  [north(120), east(100)],
  [north(100), east(200)],
  [north(150), east(200)],
] as const;
const CORNERS = cornersLeft(LEG, [
  { at: { lat: north(100), lon: east(0) } },
  { at: { lat: north(100), lon: east(200) } },
  {},
]);

describe('the steps of a leg', () => {
  it('are measured along the leg, not from corner to corner', () => {
    expect(CORNERS.map(Math.round)).toEqual([254, 50, 0]);
  });

  it.each([
    [350, 0],
    [255, 0],
    [253, 1],
    [51, 1],
    [49, 2],
    [0, 2],
  ])('with %i m to walk it is number %i', (left, due) => expect(stepDue(CORNERS, left)).toBe(due));

  it('advance once the corner is 10 m behind, and go back only 20 m before it', () => {
    let step = stepDue(CORNERS, 256);
    const seen = [253, 245, 243, 258, 273, 275, 249].map((left) => (step = stepDue(CORNERS, left, step)));
    expect(seen).toEqual([0, 0, 1, 1, 1, 0, 0]);
    expect(stepDue(CORNERS, 300, 2)).toBe(0);
    expect(stepDue(CORNERS, 30, 0)).toBe(2);
  });

  it('do not take the turn away before its corner, if one fix lies beyond it', () => {
    let step: number | undefined;
    const seen = [112, 98, 110, 101].map((left) => (step = stepDue([100, 0], left, step)));
    expect(seen).toEqual([0, 0, 0, 0]);
  });
});
