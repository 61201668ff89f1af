import { expect, test } from 'vitest';
import { guestsOf, isDay, planQuery, readPlan } from './plan';

const choices = {
  guests: 8,
  most: 30,
  walks: ['brooklyn-heights', 'lower-east-side'],
  events: ['birthday', 'school-group'],
};
const read = (query: string) => readPlan(Object.fromEntries(new URLSearchParams(query)), choices);
const nothing = { guests: 8, walk: undefined, event: undefined, date: undefined };

test.each([
  ['1', 1],
  ['8', 8],
  ['30', 30],
  ['31', 30],
  ['9999999', 30],
  ['0', 1],
  ['-4', 1],
  ['2.5', 2],
  ['0.5', 1],
  ['30.9', 30],
  ['1e1', 10],
  ['', 1],
  ['  ', 1],
  ['abc', 1],
  ['12 guests', 1],
  ['Infinity', 30],
])('"%s" typed is %i', (text, guests) => expect(guestsOf(text, 30)).toBe(guests));

test('a shared plan is read as it was written', () => {
  const query = '?guests=12&walk=lower-east-side&event=birthday&date=2026-12-05';
  const plan = { guests: 12, walk: 'lower-east-side', event: 'birthday', date: '2026-12-05' };
  expect(read(query)).toEqual(plan);
  expect(planQuery(plan, choices)).toBe(query);
});

test.each([
  '',
  '?guests=31',
  '?guests=0',
  '?guests=-3',
  '?guests=2.5',
  '?guests=abc',
  '?guests=',
  '?guests=1e1',
  '?walk=harlem',
  '?walk=constructor',
  '?event=funeral',
  '?date=2026-02-30',
  '?date=2026-13-01',
  '?date=tomorrow',
  '?date=0002-12-05',
  '?date=2026-12-05T10:00',
  '?utm_source=x',
])('what is wrong is as good as not there: %s', (query) => expect(read(query)).toEqual(nothing));

test('one bad value does not spoil the others', () => {
  expect(read('?guests=99&walk=brooklyn-heights&date=never')).toEqual({ ...nothing, walk: 'brooklyn-heights' });
});

test('a plan that says nothing leaves nothing in the address', () => {
  expect(planQuery(nothing, choices)).toBe('');
  expect(planQuery({ ...nothing, date: '2026-12-05' }, choices)).toBe('?guests=8&date=2026-12-05');
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-12-31', true],
  ['1999-12-31', false],
  ['20261-01-01', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));
