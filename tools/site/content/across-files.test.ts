import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { departureTime } from '../../../src/content/schedule';
import type { Tour } from '../../../src/content/schemas';
import { mistakesAcross, onePriceForAll, wordsToAvoid } from './across-files';
import { checkContent } from './check-content';
import { compileContent } from './compile';
import { isOf } from './content-file';

const PATH = 'src/content/tours/brooklyn-heights.md';
const ADDRESSES = (
  '/ /about /tours /tours/private-tours /gallery /blog /in-the-news /press-kit /petition-jerry-fox /contact /survey ' +
  '/booking /sitemap /privacy /outbox'
).split(' ');
/** The checked content, with the names and links that the walks may use. */
const { files: CONTENT } = checkContent(process.cwd());

function tour(edit: (text: string) => string = (text) => text): Tour {
  const compiled = compileContent(PATH, edit(readFileSync(PATH, 'utf8')));
  if (!compiled.ok) throw new Error(compiled.mistakes.join('\n'));
  return compiled.value as Tour;
}
function across(...tours: readonly Tour[]): readonly string[] {
  const changed = tours.map((value) => ({ path: `src/content/tours/${value.slug}.md`, value }));
  const files = [...changed, ...CONTENT.filter(({ path }) => !changed.some((one) => one.path === path))];
  return [...wordsToAvoid(files), ...mistakesAcross(files, ADDRESSES)];
}
const timeOf = (): string => departureTime(tour().schedule);
const story = (words: string) => (text: string) =>
  text.replace(/^---\n[^]*?\n---\n\n/, (facts) => `${facts}${words}\n\n`);

it('finds nothing in the walk as it stands', () => {
  expect(across(tour())).toEqual([]);
});

it.each([
  ['a link to a page that is not there', '[a page](/nowhere)', 'there is no page at "/nowhere"'],
  ['a link to a stop that is not there', '[stop 99](/tours/brooklyn-heights#stop-99)', 'has no place named "stop-99"'],
  [
    'a link to a place on a page that is neither of a walk nor of a post',
    '[questions](/contact#faq)',
    '"/contact" has no place named "faq" to which a text can link',
  ],
  ['a word the house style avoids', 'This iconic street.', 'avoids "iconic" in "This iconic street.'],
  ['a time at which no walk starts', 'We meet at 4:05 AM.', 'this walk never starts at 4:05 AM'],
  [
    'days on which it does not start',
    `Mondays and Tuesdays at ${timeOf()}.`,
    'this walk never starts on Mondays and Tuesdays at',
  ],
  ['an old price', 'It is $7 a person.', 'says "$7", and this walk costs $'],
])('finds %s', (_name, words, line) => {
  const found = across(tour(story(words)));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(line);
  expect(found[0]).toMatch(/^src\/content\/tours\/brooklyn-heights\.md → intro\./);
});

it('takes a day, a time and a price for right on a page where one of the walks has them', () => {
  const value = tour((text) =>
    text.replace(/^ {2}days: .*$/m, '  days: [Friday]').replace(/^ {2}start: .*$/m, '  start: "09:15"'),
  );
  const said = (text: string) =>
    mistakesAcross(
      [
        { path: PATH, value: { ...value, meta: {} } },
        { path: 'src/content/pages/a.yaml', value: { text } },
      ],
      [],
    );
  const onPage = (text: string) => said(text).filter((line) => line.startsWith('src/content/pages/a.yaml'));
  expect(onPage(`Fridays at 9:15 AM, $${value.price} a person.`)).toEqual([]);
  expect(onPage('Saturdays at 9:15 AM.')).toEqual([
    'src/content/pages/a.yaml → text: no walk starts on Saturdays at 9:15 AM',
  ]);
  expect(onPage('Fridays at 9:30 AM.')).toEqual(['src/content/pages/a.yaml → text: no walk starts at 9:30 AM']);
});

it('names the sentences with one price where the walks have two, and those of a walk not', () => {
  const value = tour();
  const dearer = { path: 'src/content/tours/other.md', value: { ...value, price: value.price + 5 } };
  const page = {
    path: 'src/content/pages/tours.yaml',
    value: { standfirst: `Three walks at $${value.price} a person.` },
  };
  expect(onePriceForAll([{ path: PATH, value }, page])).toEqual([]);
  expect(onePriceForAll([{ path: PATH, value }, dearer, page])).toEqual([
    `src/content/pages/tours.yaml → standfirst: names one price, $${value.price}, and the walks cost $${value.price} and $${value.price + 5}; read whether it is still true`,
  ]);
});

it('lets a link to a stop through, and prices of another century in a story', () => {
  expect(across(tour(story('[stop 5](/tours/brooklyn-heights#stop-5)')))).toEqual([]);
  const told = (text: string) => text.replace(/^\*\*Picture:\*\* .*\n\n/m, (line) => `${line}It cost $7 a person. `);
  expect(across(tour(told))).toEqual([]);
});

/** Returns whether a link in a walk leads somewhere, with walk mode on or off. */
function isFound(address: string, walkMode: 'on' | 'off'): boolean {
  const value = tour(story(`[a page](${address})`));
  const files = CONTENT.map((file) => {
    if (file.path === PATH) return { path: PATH, value };
    return isOf(file, 'company') ? { path: file.path, value: { ...file.value, walkMode } } : file;
  });
  return !mistakesAcross(files, ADDRESSES).some((line) => line.startsWith(`${PATH} → intro.`));
}

it.each([
  ['/booking?itemId=562630', true],
  ['/bookings?itemId=562630', false],
  ['/contact?about=a#form', false],
  ['/blog?post=jerry-fox-saves-brooklyn-borough-hall', true],
  ['/blog?post=the-cat-of-nowhere', false],
  ['/tours/brooklyn-heights/walk', true],
  ['/tours/brooklyn-heights/walk#to-2', true],
  ['/tours/brooklyn-heights/walk#stop-99', false],
  ['/tours/nowhere/walk', false],
])('knows whether a link leads somewhere: %s', (address, isThere) => {
  expect(isFound(address, 'on')).toBe(isThere);
});

it('finds a link into walk mode where the owner has switched it off', () => {
  expect(isFound('/tours/brooklyn-heights/walk', 'off')).toBe(false);
});

it('reads a sample for our style, and leaves what a guest said alone', () => {
  const said = (sample: string) => (text: string) =>
    text.replace(
      /^testimonials:\n[^]*?\n(?=\S)/m,
      `testimonials:\n${'  - { quote: "Unforgettable!", author: "A", role: "B", source: "C" }\n'.repeat(2)}  - { quote: "Unforgettable!", author: "A", role: "B", source: "C"${sample} }\n`,
    );
  expect(across(tour(said(', sample: true')))).toHaveLength(2);
  expect(across(tour(said('')))).toEqual([]);
});

it('names a stop as the owner counts', () => {
  const [line] = across(tour((text) => text.replace(/^## .*$/m, '## The charming Ned')));
  expect(line).toContain('→ stop 1 → title: avoids "charming"');
});

it('finds two walks that are booked as one', () => {
  const other = tour((text) => text.replace('slug: brooklyn-heights', 'slug: elsewhere').replace('id: 1', 'id: 9'));
  expect(across(tour(), other)).toContainEqual(expect.stringContaining(`two walks have the item ${tour().item}`));
});

it('finds a walk whose slug is not the name of its file', () => {
  const value = tour((text) => text.replace(/^slug: .*$/m, 'slug: elsewhere'));
  const files = [{ path: PATH, value }, ...CONTENT.filter(({ path }) => path !== PATH)];
  expect(mistakesAcross(files, ADDRESSES)).toContain(
    `${PATH} → slug: expected "brooklyn-heights", as the file is named, got "elsewhere"`,
  );
});

it('finds what the program and the private tours say of a walk that is gone', () => {
  const files = CONTENT.filter(({ path }) => path !== PATH);
  const found = mistakesAcross(files, ADDRESSES);
  const dead = 'there is no walk at "/tours/brooklyn-heights"; whoever looks after the program changes it';
  expect(found.filter((line) => !line.startsWith('src/content/posts'))).toEqual(
    expect.arrayContaining([
      `src/shared/redirects.ts: ${dead}`,
      `src/pages/not-found/suggestion.ts: ${dead}`,
      `src/pages/survey/tour-types.ts: ${dead}`,
      'src/content/pages/private-tours.yaml → neighborhoods.1.tour: expected the slug of a walk, got "brooklyn-heights"',
    ]),
  );
});

it('asks the privacy page to name YouTube where the film comes from there', () => {
  const withVideo = CONTENT.map((file) =>
    isOf(file, 'company') ? { path: file.path, value: { ...file.value, video: 'abc' } } : file,
  );
  const line =
    'src/content/pages/privacy.yaml → others.items: expected YouTube, because company.yaml has a video from there';
  expect(mistakesAcross(withVideo, ADDRESSES)).toContain(line);
  const named = withVideo.map((file) => {
    if (!isOf(file, 'privacy')) return file;
    const { others } = file.value;
    const items = [...others.items, { to: 'YouTube', what: 'Your visit.', when: 'When you press Play' }];
    return { path: file.path, value: { ...file.value, others: { ...others, items } } };
  });
  expect(mistakesAcross(named, ADDRESSES)).not.toContain(line);
});

it('finds a walk that the survey calls otherwise', () => {
  expect(across(tour((text) => text.replace(/^title: .*$/m, 'title: The Heights')))).toContain(
    'src/pages/survey/tour-types.ts: expected "The Heights" for brooklyn-heights, got "Brooklyn Heights"; whoever looks after the program changes it',
  );
});

it('stops at "(sample)" where it is typed: the page says it by the flag', () => {
  const typed = (text: string) => text.replace(/^( {4}source: .*?)(["']?)$/m, '$1 (sample)$2');
  expect(across(tour(typed))).toEqual([
    `${PATH} → testimonials.1: says "(sample)"; a line "sample: true" makes the page say so`,
  ]);
});
