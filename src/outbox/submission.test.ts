import { expect, test } from 'vitest';
import { feedback } from '../../tests/setup/outbox-samples';
import { surveyMessage, surveySubject } from './submission';

const answers = feedback.payload;

test('the subject names the guest and the tour, and says "Tour" once', () => {
  expect(surveySubject(answers)).toBe('Tour Feedback from Ada - Brooklyn Heights Tour');
  expect(surveySubject({ ...answers, tourType: 'Private Tour' })).toBe('Tour Feedback from Ada - Private Tour');
});

test('the message is the labelled answers and then the feedback, line by line', () => {
  expect(surveyMessage(answers)).toBe(`Tour date: 2026-05-14
Tour: Brooklyn Heights
Tour rating: 5 Excellent
Guide rating: 4 Good
How they heard about us: Friend or Family
Would recommend us: Yes, definitely

Feedback:
Lovely cats.
The corner of Henry Street was loud.`);
});
