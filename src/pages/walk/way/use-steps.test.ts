import { describe, expect, it } from 'vitest';
import type { Tour } from '../../../content/schemas';
import { stepDue } from './use-steps';

/** 100 m north, then 100 m further: two corners and the stop. */
const corner = (meters: number) => ({ lat: 40.7 + meters / 111_195, lon: -73.99 });
const stops = [
  {
    at: corner(0),
    next: {
      meters: 300,
      words: 'One. Two. Three.',
      steps: [{ words: 'One.', at: corner(100) }, { words: 'Two.', at: corner(200) }, { words: 'Three.' }],
    },
  },
  { at: corner(300) },
] as unknown as Tour['stops'];

describe('the sentence of a leg that is due', () => {
  it.each([
    [290, 0],
    [210, 0],
    [190, 1],
    [110, 1],
    [90, 2],
    [0, 2],
  ])('with %i m to walk it is number %i', (left, due) => {
    expect(stepDue(stops, 2, left)).toBe(due);
  });
});
