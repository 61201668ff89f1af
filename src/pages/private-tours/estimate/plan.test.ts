import { expect, test } from 'vitest';
import { priceFor } from '../price-for';
import { guestsOf, isWishedDay, planMessage, planQuery, readPlan } from './plan';

const choices = {
  guests: 8,
  most: 30,
  tours: ['brooklyn-heights', 'lower-east-side'],
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

test('a shared plan is read unchanged', () => {
  const query = '?guests=12&walk=lower-east-side&event=birthday&date=2026-12-05';
  const plan = { guests: 12, walk: 'lower-east-side', event: 'birthday', date: '2026-12-05' };
  expect(read(query)).toEqual(plan);
  expect(planQuery(plan, choices)).toBe(query);
});

test.each([
  '',
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
])('an invalid value counts as missing: %s', (query) => expect(read(query)).toEqual(nothing));

test.each([
  ['?guests=31', 30],
  ['?guests=99', 30],
  ['?guests=0', 1],
])('the number of guests in a link is corrected like a typed one: %s', (query, guests) =>
  expect(read(query)).toEqual({ ...nothing, guests }),
);

test('one invalid value does not affect the others', () => {
  expect(read('?guests=many&walk=brooklyn-heights&date=never')).toEqual({ ...nothing, walk: 'brooklyn-heights' });
});

test('an empty plan has an empty query', () => {
  expect(planQuery(nothing, choices)).toBe('');
  expect(planQuery({ ...nothing, date: '2026-12-05' }, choices)).toBe('?guests=8&date=2026-12-05');
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-12-31', true],
  ['1999-12-31', false],
  ['20261-01-01', false],
])('%s can be wished: %s', (text, is) => expect(isWishedDay(text)).toBe(is));

const pricing = { from: 320, covers: 8, further: 40, most: 30 };
const whole = { guests: 12, walk: 'lower-east-side', event: 'birthday', date: '2026-12-05' };

test('a whole plan, line by line', () => {
  expect(planMessage(whole, priceFor(12, pricing), { tour: 'Lower East Side', event: 'Birthday' }, '2026-12-05')).toBe(
    [
      'I would like to ask about a private tour.',
      'Guests: 12',
      'Neighborhood: Lower East Side',
      'Occasion: Birthday',
      'Preferred date: Saturday, December 5, 2026',
      'Estimate: $480',
    ].join('\n'),
  );
});

test('a day that has passed is marked as such', () => {
  const text = planMessage(whole, priceFor(12, pricing), {}, '2026-12-06');
  expect(text).toContain('Preferred date: Saturday, December 5, 2026 (a day that has passed)\n');
});

test('missing decisions are mentioned, except the occasion', () => {
  const open = { guests: 8, walk: undefined, event: undefined, date: undefined };
  const text = planMessage(open, priceFor(8, pricing), {}, '2026-12-05');
  expect(text).toContain('Neighborhood: not decided yet\nPreferred date: not decided yet');
  expect(text).not.toContain('Occasion');
});
