import { expect, it } from 'vitest';
import { sentWords } from './sent-words';

it.each([
  [['contact'], 'Your message was sent.'],
  [['survey'], 'Your feedback was sent.'],
  [['newsletter'], 'Your sign-up was sent.'],
  [['contact', 'contact'], 'Your 2 messages were sent.'],
  [['survey', 'survey'], 'Your feedback was sent.'],
  [['newsletter', 'contact'], 'Your message and your sign-up were sent.'],
  [['newsletter', 'contact', 'survey', 'contact'], 'Your 2 messages, your feedback and your sign-up were sent.'],
] as const)('says what was sent, by its kind: %j', (kinds, words) => {
  expect(sentWords(kinds)).toBe(words);
});
