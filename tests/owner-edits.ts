// `npm run test:owner-edits`: makes the changes that src/content/README.md invites the owner to make, in a copy of this
// repository. The tests must pass there without a change. The command is run by hand, and can be run in parts:
//   npm run test:owner-edits -- alone content unit project
//   npm run test:owner-edits -- e2e choose-a-walk read-the-blog
// The edits look for the field that the guide names and not for a sentence, so they still work when texts have changed.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { checkContent } from '../tools/site/content/check-content';

type Change = (text: string) => string;
interface Edit {
  readonly name: string;
  /** The changes, by the path of the file relative to src/content. A file that does not exist starts empty. */
  readonly files: Readonly<Record<string, Change>>;
}

const replaced =
  (pattern: RegExp, by: string | ((...found: string[]) => string)): Change =>
  (text) => {
    const after = text.replace(pattern, by as string);
    if (after === text) throw new Error(`Nothing was changed by ${pattern}`);
    return after;
  };
const allOf =
  (...changes: Change[]): Change =>
  (text) =>
    changes.reduce((before, change) => change(before), text);

const NEW_POST = `---
title: "The Cat of Pier Twelve"
excerpt: "A ship came in with one cat and left with another. Nobody at the pier would say which of the two was on the list."
category: History
tags: ["harbor", "ships"]
date: "2026-11-20"
author: "Wilhelmina Ost"
picture: gallery-docks
description: "One pier, two cats and a list that named neither. What a harbor clerk wrote down, what he left out, and where one can stand and look at the water now."
keywords: ["harbor cat", "pier cat", "ship's cat"]
---

${Array.from({ length: 8 }, (_, index) => `Paragraph ${index + 1} tells of [our walks](/tours), and of the pier.`).join('\n\n')}

**Sources:**
- A list at the pier
`;

const NEW_STOP = `**Next:** Cross the street and look back. (36 m)

**Sources:**
- A line for the way

## The cat on the corner

**Where:** The corner across the street
**In short:** A cat who waited for the lights to change, and for nothing else.
**At:** 40.71870, -73.98525
**Picture:** gallery-bodega
**Cat:** a gray one

A gray cat lived at this corner and crossed only when the lights allowed it. The grocer said so, and so did the man who painted the lines on the street.

**Look for:** The lights.

**Sources:**
- The grocer

# Questions
`;

const EDITS: readonly Edit[] = [
  {
    name: 'the price of one walk, in its figure and in its sentences',
    files: {
      'tours/financial-district.md': allOf(replaced(/^price: .*$/m, 'price: 46'), replaced(/\$40\b/g, '$$46')),
    },
  },
  {
    name: 'the day and the hour at which one walk starts',
    files: {
      'tours/lower-east-side.md': allOf(
        replaced(/^( {2}days:) .*$/m, '$1 [Friday, Sunday]'),
        replaced(/^( {2}start:) .*$/m, '$1 "13:30"'),
        replaced(/2:00 PM/g, '1:30 PM'),
      ),
    },
  },
  {
    name: 'the corner where one meets',
    files: {
      'tours/brooklyn-heights.md': allOf(
        replaced(/^( {2}short:) .*$/m, '$1 "Everit & Fulton"'),
        replaced(/^( {2}corner:) .*$/m, '$1 "Everit Street; the corner of Old Fulton, Brooklyn"'),
      ),
    },
  },
  {
    name: 'the title of a stop and a sentence of its story',
    files: {
      'tours/brooklyn-heights.md': replaced(
        /^## .+$([^]*?^\*\*Picture:\*\* .+\n(?:\*\*.+\n)*\n).+$/m,
        '## The stray and the basket$1A gray stray crossed the river before anybody else could, and asked nobody.',
      ),
    },
  },
  {
    name: 'a longer story at every stop, and another sentence in its directions',
    files: {
      'tours/brooklyn-heights.md': allOf(
        replaced(
          /(^\*\*Picture:\*\* (\S+)\n(?:\*\*.+\n)*\n)/gm,
          `$1${Array.from({ length: 16 }, (_, index) => `On day ${index + 1} the cat of $2 looked at the river, and nobody asked it why.`).join(' ')}\n\n`,
        ),
        replaced(/^\*\*Next:\*\* /gm, '**Next:** Leave the house behind you. '),
        replaced(/Benches on/, 'Seats on'),
      ),
    },
  },
  {
    name: 'one stop more, the sentences that count them, and its place on the maps',
    files: {
      // The guide leaves this file and the length of the new leg to the maintainer of the program, not to the owner.
      '../geography/lower-east-side.json': allOf(
        replaced(/("stops": \[[^]*?)\n {2}\]/, '$1,\n    [40.7187, -73.98525]\n  ]'),
        replaced(/("legs": \[[^]*?)\n {2}\]/, '$1,\n    []\n  ]'),
      ),
      '../geography/district.test.ts': replaced(/409, 243, 939\]/, '409, 243, 939, 36]'),
      'tours/lower-east-side.md': allOf(
        replaced(/^\*\*Sources:\*\*\n(?:- .+\n)+\n# Questions\n/m, NEW_STOP),
        replaced(/\b(s)ix stops/gi, '$1even stops'),
      ),
      'pages/private-tours.yaml': replaced(/'Six stops/, "'Seven stops"),
      'pages/press-kit.yaml': replaced(/Lower East Side \(6\)/, 'Lower East Side (7)'),
      'pages/tours.yaml': replaced(/six to nine stops/, 'seven to nine stops'),
    },
  },
  {
    name: 'answers to what guests ask, and why one pays for a guide',
    files: {
      'terms.yaml': allOf(
        replaced(/^( {2}said:) ''$/m, "$1 'You get all your money back until noon of the day before.'"),
        replaced(/(^dogs:[^]*?^ {2}said:) ''$/m, "$1 'Yes, on a leash, if it likes cats.'"),
      ),
      'every-walk.yaml': replaced(/^( {2}booking:) .*$/m, "$1 'A guide answers.'"),
    },
  },
  {
    name: 'days without a walk',
    files: { 'company.yaml': replaced(/^daysOff: .*$/m, "daysOff: ['2026-11-07', '2026-11-28', '2026-12-26']") },
  },
  {
    name: 'the title of a post, its date and a sentence',
    files: {
      'posts/jerry-fox-saves-brooklyn-borough-hall.md': allOf(
        replaced(/^title: .*$/m, 'title: "Spectacles for a Tiger Cat"'),
        replaced(/^date: .*$/m, 'date: "2026-01-31"'),
        replaced(
          /^(---\n[^]*?\n---\n\n).+$/m,
          '$1A tiger cat gave the alarm, and put on his spectacles to see what came of it.',
        ),
      ),
    },
  },
  { name: 'a new post', files: { 'posts/the-cat-of-pier-twelve.md': () => NEW_POST } },
  {
    name: 'no reviews yet, and a real guest in place of a sample',
    files: {
      'reviews.yaml': replaced(/^reviews:\n[^]*?(?=^#|^fallbacks:)/m, 'reviews: []\n'),
      'pages/contact.yaml': replaced(
        /^quote:\n(?: {2}.+\n)+/m,
        'quote:\n  quote: "I don\'t like cats. I liked this!"\n  author: "Bo L."\n  source: "Google review"\n',
      ),
    },
  },
  {
    name: 'one question more, and another one in other words',
    files: {
      'pages/tours.yaml': replaced(
        /^questions:\n/m,
        'questions:\n  - question: "Do you walk on Thanksgiving?"\n    answer: |\n      No. On that day we eat.\n',
      ),
      'tours/brooklyn-heights.md': replaced(/(^# Questions\n\n)## .+$/m, '$1## Do we walk in snow?'),
    },
  },
  {
    name: 'the name, the email address and a social page of the company',
    files: {
      'company.yaml': allOf(
        replaced(/^name: .*$/m, 'name: Harbor Mousers'),
        replaced(/^email: .*$/m, 'email: walks@gothammousers.example'),
        replaced(/^( {2}- name:) .*\n( {4}href:) .*$/m, '$1 Pixelfed\n$2 https://social.example/pixelfed/mousers'),
        replaced(/^( {2}fiveStarPercent:) .*$/m, '$1 97'),
      ),
      ...Object.fromEntries(['tours', 'press-kit'].map((name) => [`pages/${name}.yaml`, replaced(/98%/g, '97%')])),
    },
  },
  {
    name: 'the name of an article, and of the paper page itself',
    files: {
      'press.yaml': replaced(/^ {4}title: .*$/m, "    title: 'The Liver and Who Bought It'"),
      'pages/in-the-news.yaml': replaced(/^heading: .*$/m, "heading: 'What others wrote'"),
    },
  },
  {
    name: 'a member of the team',
    files: {
      'pages/about.yaml': replaced(
        /^( {2}- name:) .*\n( {4}role:) .*\n( {4}bio:) .*\n( {4}catName:) .*\n( {4}picture: .*\n) {4}sample: true\n/m,
        "$1 'Wilhelmina Ost'\n$2 'Guide'\n$3 'Wilhelmina leads walks and has a whistle.'\n$4 'Whistle'\n$5",
      ),
    },
  },
  {
    name: 'the figures of private tours, in their sentences as well, and their notice',
    files: {
      'pages/private-tours.yaml': allOf(
        replaced(/^( {2}further:) .*$/m, '$1 45'),
        replaced(/^( {2}most:) .*$/m, '$1 24'),
        replaced(/^( {2}weekdayNotice:) .*$/m, '$1 10'),
        replaced(/\$40 for each additional/g, '$$45 for each additional'),
        replaced(/1 to 30\b/g, '1 to 24'),
      ),
      'pages/contact.yaml': replaced(/\$40 for each additional/g, '$$45 for each additional'),
      'pages/press-kit.yaml': allOf(
        replaced(/\$40 for each additional/g, '$$45 for each additional'),
        replaced(/1 to 30\b/g, '1 to 24'),
      ),
    },
  },
  {
    name: 'the headings of the front page, the tours and the contact page',
    files: Object.fromEntries(
      ['home', 'tours', 'contact', 'gallery', 'blog'].map((name) => [
        `pages/${name}.yaml`,
        replaced(/^heading: .*$/m, `heading: 'Another head for ${name}'`),
      ]),
    ),
  },
];

const FIVE_REVIEWS = `reviews:
${['A.', 'B.', 'C.', 'C.', 'D.'].map((name) => `  - quote: "Good."\n    author: "Guest ${name}"\n    source: "Google review"\n    date: "2026-10-12"`).join('\n')}
`;

/**
 * Edits that are checked one by one, with the mistakes that the build must report. An empty list means that the build
 * must report none.
 */
const SEPARATE_EDITS: readonly (Edit & { readonly expected: readonly RegExp[] })[] = [
  {
    name: 'five real reviews',
    files: { 'reviews.yaml': replaced(/^reviews:\n[^]*?(?=^#|^fallbacks:)/m, FIVE_REVIEWS) },
    expected: [],
  },
  {
    name: 'a stop that the maps do not have',
    files: {
      'tours/lower-east-side.md': allOf(
        replaced(/^\*\*Sources:\*\*\n(?:- .+\n)+\n# Questions\n/m, NEW_STOP),
        replaced(/\b(s)ix stops/gi, '$1even stops'),
      ),
      'pages/private-tours.yaml': replaced(/'Six stops/, "'Seven stops"),
      'pages/press-kit.yaml': replaced(/Lower East Side \(6\)/, 'Lower East Side (7)'),
      'pages/tours.yaml': replaced(/six to nine stops/, 'seven to nine stops'),
    },
    expected: [/stop 7 "The cat on the corner": the maps do not have it.*src\/geography\/lower-east-side\.json/],
  },
  {
    name: 'a stop in another place',
    files: { 'tours/brooklyn-heights.md': replaced(/^(\*\*At:\*\* \d+\.)\d+/m, '$170105') },
    expected: [/stop 1 ".+": its At is 40\.70105, .+src\/geography\/brooklyn-heights\.json/],
  },
  {
    name: 'no book',
    files: {
      'pages/home.yaml': replaced(/^book:\n(?: .*\n|\n)+/m, ''),
      'terms.yaml': replaced(/^book:\n(?: .*\n|\n)+/m, ''),
    },
    expected: [],
  },
  {
    name: 'the price of one walk, and no sentence',
    files: { 'tours/financial-district.md': replaced(/^price: .*$/m, 'price: 46') },
    expected: [/financial-district\.md → meta\.description: says "\$40", and this walk costs \$46/],
  },
  {
    name: 'the day of one walk, and no sentence',
    files: { 'tours/lower-east-side.md': replaced(/^( {2}days:) .*$/m, '$1 [Friday]') },
    expected: [/lower-east-side\.md → meta\.description: this walk never starts on Sundays at/],
  },
  {
    name: 'a day off in words',
    files: { 'company.yaml': replaced(/^daysOff: .*$/m, 'daysOff: [Dec 26]') },
    expected: [/company\.yaml → daysOff\.1: expected a date like "2026-12-26", got "Dec 26"/],
  },
];

/** The e2e tests that depend on what the edits change. */
const FLOWS = [
  'every-address',
  'book-a-walk',
  'choose-a-walk',
  'find-every-page',
  'find-something',
  'keep-a-walk',
  'listen-to-a-walk',
  'look-around-the-front-page',
  'meet-the-people',
  'open-the-calendar',
  'plan-a-private-walk',
  'print-a-walk',
  'read-the-blog',
  'read-the-papers',
  'read-the-stops',
  'set-text-voice-and-screen',
  'sign-the-petition',
  'the-bar-and-the-card',
  'walk-in-a-low-window',
  'walk-it-yourself',
  'walk-the-walk',
  'walk-with-the-location',
  'what-a-visit-costs',
  'what-may-run-here',
  'write-an-article',
  'write-to-us',
];

/**
 * Copies all files that git does not ignore to a folder with its own repository, because some project tests list the
 * files with git.
 */
function copyOfTheRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'gotham-owner-'));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of stdout.trim().split('\n')) cpSync(file, join(copy, file), { recursive: true });
  for (const words of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    spawnSync('git', words, { cwd: copy });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // .gitignore names node_modules as a folder, but in the copy it is a symbolic link.
  appendFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  return copy;
}

function apply({ name, files }: Edit, copy: string): void {
  for (const [file, change] of Object.entries(files)) {
    const path = join(copy, 'src/content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change(readIfThere(path)));
  }
  console.log(`changed: ${name}`);
}

/**
 * Makes each edit of SEPARATE_EDITS in its own copy of the folders that the content check reads, and checks the
 * mistakes.
 */
function checkAlone(): boolean {
  return SEPARATE_EDITS.map(({ expected, ...edit }) => {
    const copy = mkdtempSync(join(tmpdir(), 'gotham-owner-'));
    for (const folder of ['src/content', 'src/routes', 'src/geography', 'public'])
      cpSync(folder, join(copy, folder), { recursive: true });
    apply(edit, copy);
    const { mistakes } = checkContent(copy);
    rmSync(copy, { recursive: true });
    const isAsSaid =
      expected.length === 0
        ? mistakes.length === 0
        : expected.every((line) => mistakes.some((mistake) => line.test(mistake)));
    if (!isAsSaid) console.log(`  expected ${expected.join(' ') || 'no mistake'}, got:\n${mistakes.join('\n')}`);
    return isAsSaid;
  }).every(Boolean);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The edit adds this file.
    return '';
  }
}

function checkTheContent(copy: string): boolean {
  const { mistakes } = checkContent(copy);
  for (const mistake of mistakes) console.log(mistake);
  return mistakes.length === 0;
}

const runIn =
  (command: string) =>
  (copy: string): boolean =>
    spawnSync(command, { cwd: copy, shell: true, stdio: 'inherit' }).status === 0;

const asked = process.argv.slice(2);
const flows = asked.includes('e2e') ? asked.slice(asked.indexOf('e2e') + 1) : [];
const steps: readonly (readonly [name: string, holds: (copy: string) => boolean])[] = [
  ['alone', checkAlone],
  ['content', checkTheContent],
  ['unit', runIn('npx vitest run --project unit --project unit-tools --reporter=dot')],
  ['project', runIn('npx vitest run --project project')],
  [
    'e2e',
    runIn(
      `npx playwright test -c tests/playwright.config.ts ${(flows.length > 0 ? flows : FLOWS).join(' ')} --workers=1`,
    ),
  ],
];

const copy = copyOfTheRepository();
for (const edit of EDITS) apply(edit, copy);
const failed = steps
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .filter(([name, holds]) => {
    console.log(`\n== ${name}`);
    return !holds(copy);
  })
  .map(([name]) => name);
if (failed.length === 0) rmSync(copy, { recursive: true });
const outcome = failed.length === 0 ? 'every test holds' : `red is ${failed.join(', ')}, to be seen in ${copy}`;
console.log(`\n${EDITS.length} edits: ${outcome}`);
process.exitCode = failed.length === 0 ? 0 : 1;
