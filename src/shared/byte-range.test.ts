import { expect, it } from 'vitest';
import { parseRange } from './byte-range';

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=40-59', { start: 40, end: 59 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=500-100', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %s of 100 bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});
