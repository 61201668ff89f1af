// What sentences repeat of the walks, the private tours and the rating is held against the files that rule it; and
// quotation marks against one another. Posts and the stories of stops tell of other prices and other centuries.
import type { z } from 'zod';
import type { PageOf } from '../../../src/content/page-schemas';
import type { companySchema, Tour } from '../../../src/content/schemas';

type Company = z.infer<typeof companySchema>;

/** A text that a visitor reads, and where the owner finds it. */
export interface Said {
  readonly file: string;
  readonly at: string;
  readonly text: string;
}

/** The files that rule a figure. */
export interface Ruling {
  readonly tours: readonly Tour[];
  readonly company: Company | undefined;
  readonly privateTours: PageOf<'private-tours'> | undefined;
}

type Rule = (text: string) => readonly string[];

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
const numberOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()));
/** A walk has five stops at least: "two stops" counts something else. */
const STOPS = new RegExp(String.raw`\b(\d+|${NUMBERS.slice(5).join('|')}) stops\b`, 'gi');
const STOPS_FROM_TO = new RegExp(
  String.raw`\b(\d+|${NUMBERS.slice(1).join('|')}) to (\d+|${NUMBERS.join('|')}) stops\b`,
  'gi',
);

/** One line for each find whose numbers are not these. */
const must =
  (pattern: RegExp, what: string, ...right: readonly number[]): Rule =>
  (text) =>
    [...text.matchAll(pattern)].flatMap(([found, ...words]) =>
      right.every((number, index) => numberOf(words[index] ?? '') === number)
        ? []
        : [`"${found}", but ${what} ${right.length === 1 ? 'is' : 'are'} ${right.join(' and ')}`],
    );

/** A figure that at least one walk must have. */
const oneOf =
  (pattern: RegExp, what: string, figures: readonly number[]): Rule =>
  (text) =>
    [...text.matchAll(pattern)].flatMap(([found, figure = '']) =>
      figures.includes(numberOf(figure)) ? [] : [`"${found}", but the walks have ${what} ${figures.join(', ')}`],
    );

const range = (numbers: readonly number[]): readonly [number, number] => [Math.min(...numbers), Math.max(...numbers)];

function rulesOfTours(tours: readonly Tour[]): readonly Rule[] {
  if (tours.length === 0) return [];
  const [shortest, longest] = range(tours.map(({ miles }) => miles));
  const sizes = tours.map(({ groupSize }) => groupSize);
  return [
    must(/\bsmall groups of (\d+) to (\d+)/gi, 'the smallest and the largest groupSize', ...range(sizes)),
    must(/(?<!of )\b(\d+) to (\d+) people\b/g, 'the smallest and the largest groupSize', ...range(sizes)),
    oneOf(/\bat most (\d+) people\b/gi, 'groupSize', sizes),
    oneOf(new RegExp(String.raw`\b(\d+|${NUMBERS.slice(1).join('|')}) people at most\b`, 'gi'), 'groupSize', sizes),
    ...tours.map(({ title, groupSize }) =>
      must(
        new RegExp(
          String.raw`\b(\d{1,2}|${NUMBERS.slice(1).join('|')})(?: people)?(?: at most)? (?:in|on) (?:the )?${title}\b`,
          'gi',
        ),
        `groupSize of ${title}`,
        groupSize,
      ),
    ),
    must(STOPS_FROM_TO, 'the fewest and the most stops', ...range(tours.map(({ stops }) => stops.length))),
    ...tours.map(({ title, stops }) =>
      must(new RegExp(String.raw`\b${title} \((\d+)(?: stops)?\)`, 'g'), `what ${title} has`, stops.length),
    ),
    (text) =>
      [...text.matchAll(/\babout ([\d.]+) miles\b/gi)].flatMap(([found, miles]) =>
        Number(miles) >= shortest && Number(miles) <= longest
          ? []
          : [`"${found}", but the walks have ${shortest} to ${longest}`],
      ),
  ];
}

function rulesOfPrivateTours({ pricing }: PageOf<'private-tours'>): readonly Rule[] {
  const { from, covers, further, most } = pricing;
  return [
    must(/\$(\d+) for up to (\d+) guests/g, 'from and covers', from, covers),
    must(/\$(\d+) for each additional guest/g, 'further', further),
    must(/\b(?:group of|private tours) 1 to (\d+)/gi, 'most', most),
  ];
}

function rulesOfRating({ rating }: Company): readonly Rule[] {
  const percent = /\b(\d+)% (?:five|5)-star/g;
  const count = /\bfrom (\d+) reviews\b/g;
  const isMarked = (text: string): boolean => /\(sample figures?\)/.test(text);
  return [
    must(percent, 'fiveStarPercent', rating.fiveStarPercent),
    must(count, 'the number of reviews', rating.reviews),
    (text) => {
      if (text.search(percent) < 0 && text.search(count) < 0) return [];
      if (isMarked(text) === (rating.sample === true)) return [];
      return [
        isMarked(text)
          ? 'says "sample figure", and the rating is none'
          : 'repeats the rating without "(sample figure)"',
      ];
    },
  ];
}

/** Stops in words, in the file of a walk and where private tours speak of it. */
const countOfStops = (tour: Tour): Rule => must(STOPS, `what ${tour.title} has`, tour.stops.length);

/**
 * Figures that differ from the files that rule them.
 * @param texts what visitors read, without posts and without the stories of stops
 * @returns what is wrong, with its place
 */
export function differentFigures(
  texts: readonly Said[],
  { tours, company, privateTours }: Ruling,
): readonly (Said & { wrong: string })[] {
  const everywhere = [
    ...rulesOfTours(tours),
    ...(privateTours === undefined ? [] : rulesOfPrivateTours(privateTours)),
    ...(company === undefined ? [] : rulesOfRating(company)),
  ];
  return texts.flatMap((said) => {
    const place = /^neighborhoods\.(\d+)\./.exec(said.at)?.[1];
    const slug = privateTours?.neighborhoods[Number(place) - 1]?.tour;
    const tour = tours.find((one) => said.file.endsWith(`/${one.slug}.md`) || one.slug === slug);
    const rules = tour === undefined ? everywhere : [...everywhere, countOfStops(tour)];
    return rules.flatMap((rule) => rule(said.text).map((wrong) => ({ ...said, wrong })));
  });
}

/** Whether each curly quotation mark that is opened is closed, and the other way round. */
export function isQuotedToTheEnd(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(/[“”]/g)) {
    open += mark === '“' ? 1 : -1;
    if (open < 0 || open > 1) return false;
  }
  return open === 0;
}
