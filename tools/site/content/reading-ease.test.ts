import { expect, it } from 'vitest';
import { readingEase, reportReading } from './reading-ease';

it('finds short words in short sentences easy, and long ones hard', () => {
  expect(readingEase(['The cat sat on the rug. It slept.'])).toBeGreaterThan(100);
  expect(
    readingEase([
      'Notwithstanding considerable administrative difficulties, municipal representatives subsequently authorized extraordinary expenditures.',
    ]),
  ).toBeLessThan(0);
});

it('names the hardest text and the easiest, and all that are hard', () => {
  const story = (words: string) => ({ story: [{ p: [words] }] });
  const report = reportReading([
    { path: 'src/content/posts/easy.md', value: story('The cat sat.') },
    { path: 'src/content/posts/hard.md', value: story('Administrative representatives deliberated interminably.') },
  ]);
  expect(report).toMatch(/from hard -?\d+ to easy \d+; hard, below 60: hard -?\d+$/);
});
