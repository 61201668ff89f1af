import { expect, it } from 'vitest';
import { failedText, newsOf, sentText } from './delivery-news';

it('counts no sign-up as sent or waiting, because nobody can read whether it was accepted', () => {
  const waiting = [{ kind: 'newsletter' }, { kind: 'contact' }] as const;
  const sentKinds = ['newsletter', 'survey', 'newsletter'] as const;
  expect(newsOf({ sentKinds, failed: 1, waiting })).toEqual({ sent: ['survey'], failed: 1, waiting: 1 });
  expect(newsOf({})).toEqual({ sent: [], failed: 0, waiting: 0 });
});

it.each([
  [{ sent: ['contact'], failed: 0, waiting: 0 }, 'Your message was sent.'],
  [{ sent: ['contact', 'survey'], failed: 0, waiting: 0 }, 'Your message and your feedback were sent.'],
  [{ sent: ['contact'], failed: 1, waiting: 0 }, 'Your message was sent, 1 could not be sent.'],
  [{ sent: ['survey'], failed: 0, waiting: 1 }, 'Your feedback was sent, 1 is still waiting.'],
  [
    { sent: ['contact', 'contact'], failed: 1, waiting: 2 },
    'Your 2 messages were sent, 2 are still waiting and 1 could not be sent.',
  ],
] as const)('says what was sent, and what was not: %j', (news, words) => {
  expect(sentText(news)).toBe(words);
});

it.each([
  [{ sent: [], failed: 1, waiting: 0 }, 'What you wrote could not be sent. Open the Outbox.'],
  [{ sent: ['contact'], failed: 1, waiting: 0 }, '1 of the texts that you wrote could not be sent. Open the Outbox.'],
  [{ sent: [], failed: 2, waiting: 1 }, '2 of the texts that you wrote could not be sent. Open the Outbox.'],
] as const)('says what was refused: %j', (news, words) => {
  expect(failedText(news)).toBe(words);
});
