import { describe, expect, it } from 'vitest';
import { aboutWords, directionWords, metersWords, roundedLeg } from './distance-words';

it.each([
  [0, 'north'],
  [22, 'north'],
  [23, 'northeast'],
  [180, 'south'],
  [292, 'west'],
  [293, 'northwest'],
  [338, 'north'],
  [359.9, 'north'],
])('calls %d degrees %s', (bearing, words) => expect(directionWords(bearing)).toBe(words));

describe('about how far', () => {
  it.each([
    [0, '20 ft (5 m)'],
    [14, '50 ft (15 m)'],
    [121, '330 ft (100 m)'],
    [930, '3,120 ft (950 m)'],
    [960, '0.6 miles (1 km)'],
    [2_430, '1.5 miles (2.4 km)'],
    [5_570_200, '3,461 miles (5,570 km)'],
  ])('%d meters', (meters, words) => expect(aboutWords(meters)).toBe(words));
});

describe('what is left of a leg', () => {
  it.each([
    [3, '30 ft (10 m)'],
    [121, '390 ft (120 m)'],
    [298, '980 ft (300 m)'],
    [338, '1,150 ft (350 m)'],
  ])('%d meters', (meters, words) => expect(metersWords(roundedLeg(meters))).toBe(words));
});
