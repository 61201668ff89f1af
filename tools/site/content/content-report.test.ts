import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileContent } from './compile';
import { daysOffGone, daysToCome, longUnreviewed, longUnseen, readingEase, reportReading } from './content-report';

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

it('asks for days off to be taken out when they are over', () => {
  const files = [{ path: 'src/content/company.yaml', value: { daysOff: ['2026-12-25', '2026-12-26', '2026-12-27'] } }];
  expect(daysOffGone(files, new Date('2026-12-26T12:00:00Z'))).toEqual([
    'src/content/company.yaml → daysOff: 2026-12-25 is over; take it out',
  ]);
  expect(daysOffGone([], new Date())).toEqual([]);
});

it('counts the days of New York', () => {
  const files = [{ path: 'src/content/company.yaml', value: { daysOff: ['2026-12-25'] } }];
  expect(daysOffGone(files, new Date('2026-12-26T04:59:00Z'))).toEqual([]);
  expect(daysOffGone(files, new Date('2026-12-26T05:01:00Z'))).toHaveLength(1);
});

it('warns of a day to come on which something is said to have happened', () => {
  const path = 'src/content/posts/chair.md';
  const dated = (date: string, updated?: string) => [{ path, value: { date, updated } }];
  const today = new Date('2026-12-26T12:00:00Z');
  expect(daysToCome(dated('2026-12-26', '2026-12-27'), today)).toEqual([`${path} → updated: 2026-12-27 is to come`]);
  expect(daysToCome(dated('2062-05-14'), today)).toEqual([`${path} → date: 2062-05-14 is to come`]);
  expect(daysToCome(dated('2026-12-26'), today)).toEqual([]);
});

it('warns of the dates of articles, reviews and the film too', () => {
  const article = { date: '2027-01-01' };
  const files = [
    { path: 'src/content/press.yaml', value: { articles: [{ date: '2026-01-01' }, article] } },
    { path: 'src/content/reviews.yaml', value: { reviews: [article] } },
    { path: 'src/content/pages/gallery.yaml', value: { film: { since: '2027-01-01' } } },
    { path: 'src/content/pages/accessibility.yaml', value: { reviewed: '2027-01-01' } },
  ];
  expect(daysToCome(files, new Date('2026-12-26T12:00:00Z'))).toEqual([
    'src/content/press.yaml → article 2 → date: 2027-01-01 is to come',
    'src/content/reviews.yaml → review 1 → date: 2027-01-01 is to come',
    'src/content/pages/gallery.yaml → film → since: 2027-01-01 is to come',
    'src/content/pages/accessibility.yaml → reviewed: 2027-01-01 is to come',
  ]);
});

it('asks for a review of the statement on accessibility after a year', () => {
  const files = [{ path: 'src/content/pages/accessibility.yaml', value: { reviewed: '2026-11-22' } }];
  expect(longUnreviewed(files, new Date('2027-11-30T12:00:00Z'))).toEqual([]);
  expect(longUnreviewed(files, new Date('2027-12-01T12:00:00Z'))).toEqual([
    'src/content/pages/accessibility.yaml → reviewed: 2026-11-22 is more than a year ago; go through it and change the date',
  ]);
});

const PATH = 'src/content/tours/lower-east-side.md';
const source = readFileSync(PATH, 'utf8');
const seenIn = (month: string): string => source.replace('**Cat:** Peter\n', `**Cat:** Peter\n**Seen:** ${month}\n`);
const warnings = (month: string): readonly string[] => {
  const compiled = compileContent(PATH, seenIn(month));
  if (!compiled.ok) throw new Error(compiled.mistakes.join('\n'));
  return longUnseen([{ path: PATH, value: compiled.value }], new Date('2027-10-31T12:00:00Z'));
};

it('asks for another look after twelve months, and says nothing before', () => {
  expect(warnings('2026-10')).toEqual([]);
  expect(warnings('2027-10')).toEqual([]);
  expect(warnings('2026-09')).toEqual([`${PATH} → stop 3 → seen: 2026-09 is 13 months ago; go and look again`]);
  expect(warnings('2027-11')).toEqual([`${PATH} → stop 3 → seen: 2027-11 is to come`]);
});

it('has nothing to say of a stop without a month', () => {
  const compiled = compileContent(PATH, source);
  expect(compiled.ok && longUnseen([{ path: PATH, value: compiled.value }], new Date('2050-01-01'))).toEqual([]);
});

it.each(['October 2026', '2026-13', '2026', '2026-10-04'])('takes no other writing of a month: %s', (month) => {
  expect(compileContent(PATH, seenIn(month))).toEqual({
    ok: false,
    mistakes: [`${PATH} → stop 3 → seen: expected a month like "2026-10", got "${month}"`],
  });
});
