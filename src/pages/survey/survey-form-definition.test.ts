import { schemaResolver } from '@mantine/form';
import { describe, expect, test } from 'vitest';
import { answersIn, summaryOf, surveyForm, TOUR_TYPES, type SurveyField } from './survey-form-definition';

const validate = schemaResolver(surveyForm.schema, { sync: true });
const right = {
  name: 'Bo',
  email: 'bo@example.com',
  tourDate: '2026-05-14',
  tourType: 'Private Tour',
  tourRating: '5 Excellent',
  guideRating: '4 Good',
  howHeard: 'Other',
  wouldRecommend: 'Not sure',
  feedback: 'Ten signs. ',
};

test.each<Partial<Record<SurveyField, string>>>([
  {},
  { name: '<b>Bo</b>' },
  { feedback: 'x'.repeat(1000) },
  { feedback: '\u{1f408}'.repeat(500) },
  { tourDate: '2099-01-01' },
])('right: %j', (changes) => {
  expect(validate({ ...right, ...changes })).toEqual({});
});

describe('invalid answers and their messages', () => {
  test.each<[SurveyField, string, string]>([
    ['name', ' B ', 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'bo@mail', 'Please enter a valid email address'],
    ['email', 'x'.repeat(300), 'Email address is too long'],
    ['tourDate', '', 'Please provide the tour date'],
    ['tourType', '', 'Please select which tour you took'],
    ['tourRating', '', 'Please rate your tour experience'],
    ['guideRating', '', 'Please rate your tour guide'],
    ['howHeard', '', 'Please tell us how you heard about us'],
    ['wouldRecommend', '', 'Please indicate if you would recommend us'],
    ['feedback', '123456789', 'Please provide some feedback (minimum 10 characters)'],
    ['feedback', ' '.repeat(20), 'Please provide some feedback (minimum 10 characters)'],
    ['feedback', 'x'.repeat(1001), 'Feedback is too long'],
    // The browser counts UTF-16 units, so an emoji counts as two.
    ['feedback', `${'\u{1f408}'.repeat(500)}x`, 'Feedback is too long'],
  ])('%s: %j', (field, value, message) => {
    expect(validate({ ...right, [field]: value })).toEqual({ [field]: message });
  });
});

test('an empty form lacks nine answers, and names the first', () => {
  expect(Object.keys(validate(surveyForm.empty))).toHaveLength(9);
  expect(summaryOf(surveyForm.fields)).toBe('Nine answers are missing or need another look. The first is your name.');
  expect(summaryOf(['guideRating'])).toBe('One answer is missing or needs another look: the guide.');
});

test('an edited submission has the same answers as the sent one', () => {
  const submission = surveyForm.submissionOf({ ...right, name: ' Bo ' });
  expect(submission).toEqual({ kind: 'survey', payload: { ...right, feedback: 'Ten signs.' } });
});

const TODAY = '2026-05-14';

test('a known walk and day are filled in', () => {
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
  ['Brooklyn Heights', '2026-5-14'],
  ['__proto__', '<b>2026-05-14'],
  ['brooklyn-heights ', '2026-13-01'],
])('invalid values fill in nothing: %j %j', (tour, date) => {
  expect(answersIn(tour, date, TODAY)).toEqual({});
});
