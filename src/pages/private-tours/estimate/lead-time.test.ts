import { expect, test } from 'vitest';
import page from '../../../content/pages/private-tours.yaml';
import { newYorkDay } from '../../../shared/new-york-time';
import { dayText, noticeFor, noticeText } from './lead-time';

const rules = {
  weekdayNotice: 14,
  replyHours: 48,
  advice: { weekday: { from: 2, to: 3 }, weekend: { from: 4, to: 6 } },
};
// This day is a Monday.
const TODAY = '2026-06-01';
const graded = (date: string, today = TODAY) => {
  const { grade, days } = noticeFor(date, today, rules);
  return `${grade} ${days}`;
};

test('the first offered weekday is not too soon by the same rules', () => {
  const { firstWeekday } = noticeFor(TODAY, TODAY, page.scheduling);
  const { grade, days, isWeekend } = noticeFor(firstWeekday, TODAY, page.scheduling);
  expect([grade === 'soon', isWeekend, days >= page.scheduling.weekdayNotice]).toEqual([false, false, true]);
});

test.each([
  ['2026-05-31', 'past -1'],
  ['2026-06-01', 'soon 0'],
  ['2026-06-02', 'soon 1'],
  ['2026-06-12', 'soon 11'],
  ['2026-06-15', 'now 14'],
  ['2026-06-19', 'now 18'],
  ['2026-06-22', 'early 21'],
])('a weekday, %s: %s', (date, expected) => expect(graded(date)).toBe(expected));

test('13 days are too few for a weekday, 14 are enough', () => {
  expect(graded('2026-06-16', '2026-06-03')).toBe('soon 13');
  expect(graded('2026-06-16', '2026-06-02')).toBe('now 14');
  expect(graded('2026-06-22', '2026-06-02')).toBe('now 20');
});

test.each([
  ['2026-06-06', 'short 5'],
  ['2026-06-14', 'short 13'],
  ['2026-06-28', 'short 27'],
  ['2026-07-04', 'now 33'],
  ['2026-07-12', 'now 41'],
  ['2026-07-18', 'early 47'],
])('a weekend, %s: %s', (date, expected) => expect(graded(date)).toBe(expected));

test('28 days are the advised notice for a weekend, and 42 are more than that', () => {
  expect(graded('2026-07-04', '2026-06-07')).toBe('short 27');
  expect(graded('2026-07-04', '2026-06-06')).toBe('now 28');
  expect(graded('2026-07-18', '2026-06-06')).toBe('early 42');
});

test.each([
  ['2026-06-01', '2026-06-15'],
  // After a Saturday or a Sunday, the day moves on to Monday.
  ['2026-06-06', '2026-06-22'],
  ['2026-06-07', '2026-06-22'],
  ['2026-12-24', '2027-01-07'],
])('on %s the first possible weekday is %s', (today, first) => {
  expect(noticeFor(today, today, rules).firstWeekday).toBe(first);
});

test('the clock changes in March and November do not shift days', () => {
  expect(graded('2026-03-16', '2026-03-02')).toBe('now 14');
  expect(graded('2026-03-16', '2026-03-03')).toBe('soon 13');
  expect(graded('2026-11-10', '2026-10-27')).toBe('now 14');
  expect(graded('2026-11-10', '2026-10-28')).toBe('soon 13');
});

test("across the year's end, and a leap day", () => {
  expect(graded('2027-01-08', '2026-12-25')).toBe('now 14');
  expect(graded('2027-01-08', '2026-12-26')).toBe('soon 13');
  expect(graded('2026-12-31', '2027-01-01')).toBe('past -1');
  expect(graded('2028-03-01', '2028-02-16')).toBe('now 14');
});

test.each([
  // Midnight in New York is 4:00 or 5:00 in UTC; the clocks change at 2:00.
  ['2026-03-08T04:59:00Z', '2026-03-07'],
  ['2026-03-08T05:00:00Z', '2026-03-08'],
  ['2026-03-09T03:59:00Z', '2026-03-08'],
  ['2026-03-09T04:00:00Z', '2026-03-09'],
  ['2026-11-01T03:59:00Z', '2026-10-31'],
  ['2026-11-01T04:00:00Z', '2026-11-01'],
  ['2026-11-02T04:59:00Z', '2026-11-01'],
  ['2026-11-02T05:00:00Z', '2026-11-02'],
  ['2027-01-01T04:59:00Z', '2026-12-31'],
  ['2027-01-01T05:00:00Z', '2027-01-01'],
])('at %s it is %s in New York', (moment, day) => {
  expect(newYorkDay(new Date(moment))).toBe(day);
});

const A_SATURDAY = '2026-11-21';
const said = (date: string) => noticeText(date, A_SATURDAY, noticeFor(date, A_SATURDAY, rules), rules);

test('a weekday too soon gives the reason and an alternative', () => {
  expect(said('2026-12-03')).toEqual({
    text: "Thursday, December 3 is 12 days away. A weekday tour needs at least 14 days' notice.",
    offer: 'The first weekday possible is',
  });
});

test.each([
  ['2026-11-21', 'Saturday, November 21 is today. Our reply can take 48 hours'],
  ['2026-11-22', 'Sunday, November 22 is tomorrow. Our reply can take 48 hours'],
  [
    '2026-12-12',
    'Saturday, December 12 is 21 days away. We advise 4 to 6 weeks for a weekend. Ask, and have a second date ready.',
  ],
  ['2026-12-07', 'Monday, December 7 is 16 days away, within the 2 to 3 weeks that we advise for a weekday.'],
  ['2027-01-09', 'Saturday, January 9, 2027 is 49 days away. That is early enough.'],
  ['2026-11-20', 'Friday, November 20 is behind us.'],
])('%s: %s', (date, text) => expect(said(date).text).toContain(text));

test('only an impossible date has an alternative', () => {
  expect(
    ['2026-11-20', '2026-12-04', '2026-12-05', '2026-12-07', '2027-03-01'].map((date) => !!said(date).offer),
  ).toEqual([true, true, false, false, false]);
});

test('a year is named if it is not the current one, or if the current one is unknown', () => {
  expect(dayText('2027-01-09', A_SATURDAY)).toBe('Saturday, January 9, 2027');
  expect(dayText('2026-12-05')).toBe('Saturday, December 5, 2026');
});
