import { expect, it } from 'vitest';
import { checkContent } from './check-content';
import { knownRuns, runHashes, sharedRuns, sharedRunsIn } from './shared-runs';

/** A text written for this test. */
const EXCERPT =
  'On 3 March 1899 the old harbor cat, Café by name, walked slowly past twelve men and into the fish market.';
const known: ReadonlySet<string> = new Set(runHashes(EXCERPT));

it('finds six words in a row that an excerpt has too, and shows the whole run', () => {
  expect(sharedRunsIn('One day the harbor cat walked slowly past twelve men and sat down.', known)).toEqual([
    'walked slowly past twelve men and',
  ]);
  expect(sharedRunsIn('She walked slowly past twelve men and into the fish shop.', known)).toEqual([
    'walked slowly past twelve men and into the fish',
  ]);
});

it('lets five words pass', () => {
  expect(sharedRunsIn('It walked slowly past twelve men there.', known)).toEqual([]);
});

it('is not misled by capitals, accents, marks, or figures for small numbers', () => {
  expect(sharedRunsIn('The Old Harbor Cat, “so”: cafe by name walked slowly past 12 men, and slept.', known)).toEqual([
    'cafe by name walked slowly past 12 men, and',
  ]);
});

it('leaves quotations out, and lets no run reach across one', () => {
  expect(sharedRunsIn('It “walked slowly past twelve men and into the fish market.”', known)).toEqual([]);
  expect(sharedRunsIn('It "walked slowly past twelve men and into the fish market."', known)).toEqual([]);
  expect(sharedRunsIn('It walked slowly past “the” twelve men and into the sea.', known)).toEqual([]);
});

it('lets names with their titles, dates and addresses pass', () => {
  const title = new Set(
    runHashes('the manager of the Hotel St. George at 100 Henry Street in Brooklyn on May 8, 1921'),
  );
  expect(sharedRunsIn('She was the manager of the Hotel St. George at 100 Henry Street in Brooklyn.', title)).toEqual(
    [],
  );
});

const post = (words: string) => ({
  path: 'src/content/posts/a-cat.md',
  value: {
    excerpt: 'A cat.',
    description: 'A cat.',
    story: [{ p: ['So it ', { strong: words }, '.'] }],
    sources: [words],
  },
});

it('reads what is told, and names the file', () => {
  expect(sharedRuns([post('walked slowly past twelve men and')], known)).toEqual([
    'src/content/posts/a-cat.md: "walked slowly past twelve men and"',
  ]);
});

it('reads the standfirst, the short text, the story and the "Look for" of a walk', () => {
  const run = 'walked slowly past twelve men and';
  const stop = { inShort: run, story: [{ p: [run] }], lookFor: [run] };
  const walk = {
    path: 'src/content/tours/a-walk.md',
    value: { standfirst: run, description: 'A.', intro: [], stops: [stop] },
  };
  expect(sharedRuns([walk], known)).toHaveLength(4);
});

const { files } = checkContent(process.cwd());

it('finds no post and no stop of the site in the words of its sources', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(knownRuns().size).toBeGreaterThan(5000);
  expect(sharedRuns(files, knownRuns())).toEqual([]);
});

it('would find a run planted in any of them', () => {
  const run = 'walked slowly past twelve men and';
  const told = files.filter(({ path }) => /\/(?:posts|tours)\//.test(path));
  const planted = told.map(({ path, value }) => {
    const record = value as { story?: unknown[]; stops?: { story: unknown[] }[] };
    if (record.story) return { path, value: { ...record, story: [...record.story, { p: [run] }] } };
    return {
      path,
      value: { ...record, stops: record.stops?.map((stop) => ({ ...stop, story: [...stop.story, { p: [run] }] })) },
    };
  });
  const found = sharedRuns(planted, known);
  expect(new Set(found)).toEqual(new Set(told.map(({ path }) => `${path}: "${run}"`)));
});
