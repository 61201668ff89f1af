import { expect, test } from 'vitest';
import { noticeFor } from './notice';
import { dayWords, noticeWords } from './notice-words';

const rules = {
  weekdayNotice: 14,
  advice: { weekday: { from: 2, to: 3 }, weekend: { from: 4, to: 6 } },
};
const TODAY = '2026-11-21';
const said = (date: string) => noticeWords(date, TODAY, noticeFor(date, TODAY, rules), rules);

test('a weekday too soon gives the reason and the way out', () => {
  expect(said('2026-12-03')).toEqual({
    title: 'Too soon for a weekday.',
    text: 'Thursday, December 3 is 12 days away. A weekday tour needs at least 14.',
    offer: 'The first weekday possible is',
  });
});

test.each([
  ['2026-11-21', 'Saturday, November 21 is today. We advise'],
  ['2026-11-22', 'Sunday, November 22 is tomorrow. We advise'],
  [
    '2026-12-12',
    'Saturday, December 12 is 21 days away. We advise 4 to 6 weeks for a weekend. Ask, and have a second date ready.',
  ],
  ['2026-12-07', 'Monday, December 7 is 16 days away, within the 2 to 3 weeks that we advise for a weekday.'],
  ['2027-01-09', 'Saturday, January 9, 2027 is 49 days away. That is early enough.'],
  ['2026-11-20', 'Friday, November 20 is behind us.'],
])('%s: %s', (date, words) => expect(said(date).text).toContain(words));

test('only what cannot be had has an offer', () => {
  expect(
    ['2026-11-20', '2026-12-04', '2026-12-05', '2026-12-07', '2027-03-01'].map((date) => !!said(date).offer),
  ).toEqual([true, true, false, false, false]);
});

test('a year is named where it is another one, or where nobody knows this one', () => {
  expect(dayWords('2027-01-09', TODAY)).toBe('Saturday, January 9, 2027');
  expect(dayWords('2026-12-05')).toBe('Saturday, December 5, 2026');
});
