import { expect, test } from 'vitest';
import { TOUR_TYPES } from './survey-form-definition';
import { answersIn } from './survey-query';

const TODAY = '2026-05-14';

test('a walk and a day that we know are filled in', () => {
  expect(answersIn('brooklyn-heights', '2026-05-14', TODAY)).toEqual({
    tourType: 'Brooklyn Heights',
    tourDate: '2026-05-14',
  });
  const slugs = ['financial-district', 'brooklyn-heights', 'lower-east-side', 'private-tours'];
  expect(slugs.map((slug) => answersIn(slug, undefined, TODAY).tourType)).toEqual(TOUR_TYPES);
});

test.each([
  [undefined, undefined],
  ['', ''],
  ['harlem', '2026-05-15'],
  ['toString', '2026-02-30'],
  [7, 20260514],
  ['Brooklyn Heights', '2026-5-14'],
  [['brooklyn-heights'], '<b>2026-05-14'],
  ['brooklyn-heights ', '2026-13-01'],
])('what is wrong gives nothing: %j %j', (tour, date) => {
  expect(answersIn(tour, date, TODAY)).toEqual({});
});
