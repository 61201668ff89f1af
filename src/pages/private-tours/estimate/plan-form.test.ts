import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { planForm } from './plan-form';

const NOTICE = {
  weekdayNotice: 14,
  replyHours: 48,
  advice: { weekday: { from: 2, to: 3 }, weekend: { from: 4, to: 6 } },
};
const WHOLE = { guests: '12', walk: 'lower-east-side', event: 'birthday', date: '2026-12-05' };
const errorsOf = (values: object, today?: string) =>
  z
    .safeParse(planForm(today, NOTICE).schema, { ...WHOLE, ...values })
    .error?.issues.map(({ path, message }) => [path[0], message]);

test.each([
  ['2026-11-20', 'That day has passed.'],
  ['2026-11-21', undefined],
  ['2026-11-23', 'Too soon for a weekday.'],
  ['2026-12-04', 'Too soon for a weekday.'],
  ['2026-12-05', undefined],
  ['2026-12-07', undefined],
])('on a Saturday in November, the error of %s: %s', (date, message) => {
  expect(errorsOf({ date }, '2026-11-21')).toEqual(message === undefined ? undefined : [['date', message]]);
});

test('no date is wrong while today is not known', () => {
  expect(errorsOf({ date: '2000-01-03' })).toBeUndefined();
});

test.each([
  ['a form without an answer', { guests: '', walk: '', event: '', date: '' }],
  ['a year that is still being typed', { date: '0002-12-05' }],
  ['a number that is corrected when the field is left', { guests: '-5' }],
])('nothing is wrong about %s', (_what, values) => expect(errorsOf(values, '2026-11-21')).toBeUndefined());
