import { expect, it } from 'vitest';
import type { Tour } from '../../../content/schemas';
import { meetingWords, metersBefore } from './Stops';

const meetingAt = (lat: number): string =>
  meetingWords({
    meeting: { corner: 'Essex and Canal Streets', at: { lat, lon: -73.99 } },
    stops: [{ at: { lat: 40.7144, lon: -73.99 } }],
  } as unknown as Pick<Tour, 'meeting' | 'stops'>);

it('says at stop 1 where the group meets, if that is another corner', () => {
  expect(meetingAt(40.7144)).toBe('We meet here');
  expect(meetingAt(40.71441)).toBe('We meet here');
  expect(meetingAt(40.7148)).toBe('We meet near here: Essex and Canal Streets');
});

it('gives for each stop the meters from the first stop', () => {
  expect(metersBefore([{ next: { meters: 121 } }, { next: { meters: 330 } }, {}])).toEqual([0, 121, 451]);
});
