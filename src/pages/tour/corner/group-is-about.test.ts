import { expect, test } from 'vitest';
import { groupIsAbout } from './group-is-about';

const weekend = (start: string) => ({ days: ['Saturday' as const], start });
const to = (meters: number) => ({ next: { meters, words: 'Go on.' } });

test('the times of two hours with four stops and half an hour of walking are rounded to five minutes', () => {
  const stops = [to(670), to(670), to(670), {}];
  expect(groupIsAbout({ schedule: weekend('10:00'), hours: 2, stops })).toEqual([
    { stop: 2, time: '10:35 AM' },
    { stop: 3, time: '11:05 AM' },
    { stop: 4, time: '11:40 AM' },
  ]);
});

test('a walk over noon has AM and PM times', () => {
  const stops = [to(67), {}];
  expect(groupIsAbout({ schedule: weekend('11:30'), hours: 1.5, stops })).toEqual([{ stop: 2, time: '12:15 PM' }]);
});

test('a walk over midnight has the hours of the next day', () => {
  const stops = [to(67), {}];
  expect(groupIsAbout({ schedule: weekend('23:00'), hours: 2, stops })).toEqual([{ stop: 2, time: '12:00 AM' }]);
});

test('a walk of one stop has no times', () => {
  expect(groupIsAbout({ schedule: weekend('10:00'), hours: 1, stops: [{}] })).toEqual([]);
});
