import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentFiles } from './check-content';
import { compileContent } from './compile';

const PATH = 'src/content/tours/brooklyn-heights.md';
const source = readFileSync(PATH, 'utf8');

/** Matches everything before the introduction. */
const STORY = /^(---\n[^]*?\n---\n\n)/;
const SAID = '    author: "A"\n    role: "B"\n    source: "C"\n';

/** Returns the build's messages after one edit by the owner. */
function mistakesAfter(edit: (text: string) => string): string[] {
  const edited = edit(source);
  expect(edited, 'the edit found its place').not.toBe(source);
  const compiled = compileContent(PATH, edited);
  return compiled.ok ? [] : compiled.mistakes;
}

describe('a mistake in a tour gives one readable line', () => {
  it.each([
    [
      'a price in words',
      (text: string) => text.replace(/^price: .*$/m, 'price: "€25"'),
      `${PATH} → price: expected a number, got "€25"`,
    ],
    [
      'a price with cents',
      (text: string) => text.replace(/^price: .*$/m, 'price: 42.5'),
      `${PATH} → price: expected whole dollars, got 42.5`,
    ],
    [
      'half a person',
      (text: string) => text.replace(/^groupSize: .*$/m, 'groupSize: 9.5'),
      `${PATH} → groupSize: expected a whole number, got 9.5`,
    ],
    [
      'a time that is none',
      (text: string) => text.replace(/start: .*/, 'start: "25:00"'),
      `${PATH} → schedule.start: expected a time like "14:00", got "25:00"`,
    ],
    [
      'a field nobody reads',
      (text: string) => text.replace(/^price:/m, 'prize: 1\nprice:'),
      `${PATH} → the whole file: does not know "prize"`,
    ],
    [
      'a missing field',
      (text: string) => text.replace(/^groupSize:.*\n/m, ''),
      `${PATH} → groupSize: expected a number, got nothing`,
    ],
    [
      'a day that is none',
      (text: string) => text.replace(/days: .*/, 'days: [Caturday]'),
      `${PATH} → schedule.days.1: expected one of`,
    ],
    [
      'a stop without sources',
      (text: string) => text.replace(/\*\*Sources:\*\*\n(- .*\n)+/, ''),
      `${PATH} → stop 1 → sources: expected at least one source, got 0`,
    ],
    [
      'a place off the map',
      (text: string) => text.replace(/\*\*At:\*\* .*/, '**At:** 51.5, -73.99'),
      `${PATH} → stop 1 → at.lat: `,
    ],
    [
      'a day without its brackets',
      (text: string) => text.replace(/days: .*/, 'days: Saturday'),
      `${PATH} → schedule.days: expected a list, got "Saturday"`,
    ],
    [
      'a question too few',
      (text: string) => text.replace(/\n## (?:(?!\n## )[^])*$/, '\n'),
      `${PATH} → questions: expected 7 questions, got 6`,
    ],
    [
      'a sample that is said to be none',
      (text: string) =>
        text.replace(/(testimonials:\n {2}- quote: .*\n)[^]*?(?= {2}- quote)/, `$1${SAID}    sample: false\n`),
      `${PATH} → testimonials.1.sample: expected true or no such line at all, got false`,
    ],
    [
      'a picture that does not exist',
      (text: string) => text.replace(STORY, '$1![](harry)\n\n'),
      `${PATH} → intro.1: expected the id of a picture (src/pictures/prints), got "harry"`,
    ],
    [
      'a picture among words',
      (text: string) => text.replace(STORY, '$1![](harry-cat) Three streets.\n\n'),
      '"![](harry-cat)" must stand alone on its line',
    ],
    [
      'a quotation mark that is not closed, by the line of the file',
      (text: string) => text.replace(/^title: .*$/m, 'title: "Brooklyn Heights'),
      `${PATH} → line `,
    ],
    [
      'a leg without meters',
      (text: string) => text.replace(/ \(\d+ m\)$/m, ''),
      '→ Next: expected the way in words and "(120 m)" at the end',
    ],
    [
      'a Say that says nothing',
      (text: string) => text.replace(/^\*\*Say:\*\* .*$/m, '**Say:** scene VII'),
      '→ Say: expected "as it is written = as it sounds"',
    ],
    [
      'a Say of words that are not there',
      (text: string) => text.replace(/^\*\*Say:\*\* .*$/m, '**Say:** scene IX = scene nine'),
      'expected Say: with words that stand in the same stop',
    ],
    [
      'markup the site cannot print',
      (text: string) => text.replace('# Questions', '# Questions\n\n## A table?\n\n```\ncode\n```\n'),
      'is a kind of markup the site does not print',
    ],
    [
      'no facts at the top',
      (text: string) => text.replace('---\n', ''),
      `${PATH} → expected facts between two --- lines at the top`,
    ],
  ])('%s', (_name, edit, line) => {
    const mistakes = mistakesAfter(edit);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(line);
    expect(mistakes[0]).not.toContain('\n');
  });

  it('names all mistakes of a file at once', () => {
    const mistakes = mistakesAfter((text) =>
      text.replace(/^price: .*$/m, 'price: free').replace(/^groupSize: .*$/m, 'groupSize: 0'),
    );
    expect(mistakes.map((line) => line.split(' → ')[1]?.split(':')[0])).toEqual(['price', 'groupSize']);
  });
});

it('names a file that no page reads', () => {
  expect(compileContent('src/content/prices.yaml', 'a: 1')).toEqual({
    ok: false,
    mistakes: ['src/content/prices.yaml: no page reads a file of this name'],
  });
});

it.each([
  ['a mark that is not closed', 'email: x\nname: "Gotham', 'line 2: a quotation mark is opened here'],
  ['an apostrophe in single marks', "name: 'It's Gotham'", 'line 1: a quotation mark or an apostrophe ends'],
  ['a quotation mark in a sentence', 'name: "A "big" one"', 'line 1: a quotation mark or an apostrophe ends'],
  ['a colon in a sentence', 'name: Cats: a story', 'line 1: there is a colon inside the sentence'],
  ['a line too far to the left', 'social:\n  - name: x\n   href: y', 'line 3: this line begins too far'],
  ['a bracket that is not closed', 'social: [x\nname: y', 'line 2: a bracket is opened just above'],
  ['a tab', 'social:\n\t- name: x', 'line 2: this line begins with a tab'],
  [
    'a line without a colon',
    'name: x\nemail y\ncity: z',
    'line 2: here or just above, a line has no name with a colon',
  ],
  ['a name twice', 'name: x\nname: y', 'line 2: this name stands there twice'],
])('says where YAML itself is broken, and what to do: %s', (_name, source, line) => {
  const path = 'src/content/company.yaml';
  expect(compileContent(path, source)).toMatchObject({
    ok: false,
    mistakes: [expect.stringContaining(`${path} → ${line}`)],
  });
});

it('counts the lines of a post as an editor does, and minds no empty line above', () => {
  const mistakes = (text: string) => compileContent('src/content/posts/a.md', text);
  expect(mistakes('---\ntitle: A: b\n---\n')).toMatchObject({ mistakes: [expect.stringContaining('→ line 2: ')] });
  expect(mistakes('\uFEFF\n--- \ntitle: A: b\n---\n')).toMatchObject({
    mistakes: [expect.stringContaining('→ line 3: ')],
  });
});

it('says how few there are of what a list needs', () => {
  expect(compileContent('src/content/posts/a.md', '---\ntitle: "A"\n---\n\nOne.\n')).toMatchObject({
    mistakes: expect.arrayContaining(['src/content/posts/a.md → story: expected at least 8, got 1']) as string[],
  });
});

it('takes a front page without a book', () => {
  const home = readFileSync('src/content/pages/home.yaml', 'utf8').replace(/^book:\n(?: .*\n|\n)+/m, '');
  expect(compileContent('src/content/pages/home.yaml', home)).toMatchObject({ ok: true });
});

it('takes any number of reviews from three, and none', () => {
  const REVIEWS = 'src/content/reviews.yaml';
  const written = readFileSync(REVIEWS, 'utf8');
  const fallbacks = written.slice(written.indexOf('fallbacks:'));
  const review = '  - { quote: "Good.", author: "A. B.", source: "Google review", date: "2026-10-12" }\n';
  const compiled = (count: number) =>
    compileContent(REVIEWS, `reviews:${count === 0 ? ' []' : ''}\n${review.repeat(count)}${fallbacks}`);
  for (const count of [0, 3, 4, 11, 13, 40]) expect(compiled(count), `${count}`).toMatchObject({ ok: true });
  for (const count of [1, 2])
    expect(compiled(count)).toEqual({
      ok: false,
      mistakes: [`${REVIEWS} → reviews: expected at least 3 reviews, or none, got ${count}`],
    });
});

describe('the press', () => {
  const PRESS = 'src/content/press.yaml';
  const written = readFileSync(PRESS, 'utf8');
  const compiled = (text: string) => compileContent(PRESS, text);
  const article = (id: string) =>
    `  - { id: ${id}, title: 'A', publication: 'The Real Paper', date: '2026-10-03', description: 'B', link: 'https://paper.org/a' }\n`;
  const press = (articles: string, outlets: string) =>
    compiled(
      `articles:${articles === '' ? ' []' : `\n${articles}`}\noutlets:${outlets === '' ? ' []' : `\n${outlets}`}\n`,
    );

  it('may be a real paper without a drawn logo', () => {
    expect(press(article('a'), "  - { name: 'The Real Paper', article: a }")).toMatchObject({ ok: true });
  });

  it.each([
    ['none', '', ''],
    ['one of each', article('a'), "  - { name: 'The Real Paper', article: a }"],
    ['a paper without an article', '', "  - { name: 'The Real Paper', link: 'https://paper.org/a' }"],
  ])('may be fewer than the samples: %s', (_name, articles, outlets) => {
    expect(press(articles, outlets)).toMatchObject({ ok: true });
  });

  it('may not be more than the pages have room for', () => {
    expect(press(Array.from({ length: 12 }, (_, i) => article(`a-${i}`)).join(''), '')).toEqual({
      ok: false,
      mistakes: [`${PRESS} → articles: expected at most 11 articles, got 12`],
    });
  });

  it.each([
    [
      'the logo of another paper',
      "  - { name: 'The Real Paper', wordmark: night-mouser, article: a }",
      'outlets.1.wordmark: expected the drawn logo of "The Real Paper" (src/pictures/wordmarks/list.ts), or no wordmark at all, got "night-mouser"',
    ],
    [
      'a logo that is not drawn',
      "  - { name: 'The Real Paper', wordmark: the-real-paper, article: a }",
      'outlets.1.wordmark: expected the drawn logo of "The Real Paper" (src/pictures/wordmarks/list.ts), or no wordmark at all, got "the-real-paper"',
    ],
    [
      'an article that is not there',
      "  - { name: 'The Real Paper', article: b }",
      'outlets.1.article: expected the id of an article in the same file, got "b"',
    ],
    [
      'a paper that leads nowhere',
      "  - { name: 'The Real Paper' }",
      'outlets.1.article: expected the id of an article, or a link, got nothing',
    ],
    [
      'a paper twice',
      "  - { name: 'The Real Paper', article: a }\n  - { name: 'The Real Paper', article: a }",
      'outlets.2.name: expected each paper once, got "The Real Paper"',
    ],
  ])('is checked for %s', (_name, outlets, line) => {
    expect(press(article('a'), outlets)).toEqual({ ok: false, mistakes: [`${PRESS} → ${line}`] });
  });

  it('is checked for two articles with one id', () => {
    expect(press(article('a') + article('a'), '')).toEqual({
      ok: false,
      mistakes: [`${PRESS} → articles.2.id: expected an id that no other article has, got "a"`],
    });
  });

  it('names the record whose logo is of another name, when the owner has put a real name over a sample', () => {
    expect(compiled(written.replace(/(outlets:\n {2}- \{ name: ')[^']+/, '$1The Real Paper'))).toMatchObject({
      ok: false,
      mistakes: [expect.stringContaining('outlets.1.wordmark: expected the drawn logo of "The Real Paper"')],
    });
  });
});

it.each([
  ['coverage', /^coverage:\n[^]*?\n(?=\S)/m],
  ['testimonials', /^testimonials:\n[^]*?\n(?=\S)/m],
])('takes a press kit without %s', (name, list) => {
  const path = 'src/content/pages/press-kit.yaml';
  const edited = readFileSync(path, 'utf8').replace(list, `${name}: []\n`);
  expect(edited).toContain(`${name}: []`);
  expect(compileContent(path, edited)).toMatchObject({ ok: true });
});

it.each([
  ['4', true],
  ['0', false],
  ['6', false],
])('takes one to five stars for a review: %s', (stars, ok) => {
  const path = 'src/content/reviews.yaml';
  const edited = readFileSync(path, 'utf8').replace(/rating: \d/, `rating: ${stars}`);
  expect(edited).toContain(`rating: ${stars}`);
  expect(compileContent(path, edited)).toMatchObject({ ok });
});

it.each([
  ['closed', true],
  ["'09:00-17:30'", true],
  ["'9-5'", false],
  ["'10:00 AM to 6:00 PM'", false],
  ["'10:00-24:30'", false],
])('takes opening hours that a search engine can read: %s', (hours, ok) => {
  const path = 'src/content/company.yaml';
  const edited = readFileSync(path, 'utf8').replace(/^ {2}weekends: .*$/m, `  weekends: ${hours}`);
  expect(compileContent(path, edited)).toMatchObject(
    ok
      ? { ok }
      : {
          ok,
          mistakes: [
            `${path} → openingHours.weekends: expected hours like "09:00-18:00", or closed, got ${hours.replaceAll("'", '"')}`,
          ],
        },
  );
});

it.each([
  [
    'two equal headings',
    '## The pier\n\n## The pier!\n\n',
    'story.2.id: two headings say "The pier!"; expected other words in one of them, got "the-pier"',
  ],
  [
    'a heading without a letter of the alphabet',
    '## Ω\n\n',
    'story.1.id: expected a letter from a to z or a number in the heading "Ω", got ""',
  ],
  [
    'a heading with the name of a place of the page',
    '## Newsletter\n\n',
    'story.1.id: the page itself has a place of this name; expected other words in the heading "Newsletter", got "newsletter"',
  ],
])('finds %s in a post, because links lead to headings', (_name, headings, line) => {
  const path = 'src/content/posts/station-house-cats.md';
  const edited = readFileSync(path, 'utf8').replace(STORY, `$1${headings}`);
  expect(compileContent(path, edited)).toEqual({ ok: false, mistakes: [`${path} → ${line}`] });
});

it('compiles every file that is there', () => {
  for (const file of contentFiles(process.cwd()))
    expect(compileContent(file, readFileSync(file, 'utf8')), file).toMatchObject({ ok: true });
});
