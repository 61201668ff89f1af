import { expect, it } from 'vitest';
import { readingEase, reportReading } from './reading-ease';

const EASY = 'The cat sat on the rug. It slept.';
const HARD =
  'Notwithstanding considerable administrative difficulties, municipal representatives subsequently authorized extraordinary expenditures.';
const MAGAZINE =
  'In the 1870s a reporter who called at the house found one cat on the table, several on the chairs and, on the top shelf of the closet, a kitten asleep.';
const post = (name: string, words: string) => ({
  path: `src/content/posts/${name}.md`,
  value: { story: [{ h: ['A heading'], level: 2, id: 'a-heading' }, { p: [words] }] },
});
const tour = (name: string, words: string) => ({
  path: `src/content/tours/${name}.md`,
  value: { stops: [{ story: [{ list: [[words]] }] }] },
});

it('finds short words in short sentences easy, and long ones hard', () => {
  expect(readingEase([EASY])).toBeGreaterThan(100);
  expect(readingEase([HARD])).toBeLessThan(0);
});

it('counts a figure as a word of one syllable', () => {
  expect(readingEase(['On May 24 it ate $1,200 and 3 fish.'])).toBe(
    readingEase(['On May six it ate six and six fish.']),
  );
});

it('does not end a sentence at an abbreviation', () => {
  expect(readingEase(['The cat of Mrs. J. B. Bailey sat on the rug.'])).toBe(
    readingEase(['The cat of Mrs J B Bailey sat on the rug.']),
  );
});

it('has a line for posts and one for stops, each with its hardest and its easiest text', () => {
  expect(reportReading([post('chair', MAGAZINE), tour('sidewalk', EASY)]).split('\n')).toEqual([
    expect.stringMatching(/^Reading ease of posts: from chair \d+ to chair \d+$/),
    expect.stringMatching(/^Reading ease of stops: from sidewalk \d+ to sidewalk \d+$/),
  ]);
});

it('warns of a post that is too hard or too easy, and of a stop that is too hard only', () => {
  const report = reportReading([
    post('chair', MAGAZINE),
    post('primer', EASY),
    post('law', HARD),
    tour('office', HARD),
  ]);
  const [posts, stops] = report.split('\n');
  expect(posts).toMatch(/from law -\d+ to primer \d+; warning, outside 55 to 75: law -\d+, primer \d+$/);
  expect(stops).toMatch(/warning, below 75: office -\d+$/);
});
