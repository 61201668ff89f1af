// Compares the figures that sentences repeat about walks, private tours and the rating with the
// files that define them, and checks quotation marks for their counterpart. Posts and the stories
// of stops are left out, because they mention other prices and other centuries.
import type { z } from 'zod';
import { NUMBER_WORDS } from '../../../src/content/number-words';
import type { PageOf } from '../../../src/content/page-schemas';
import type { companySchema, Tour } from '../../../src/content/schemas';

type Company = z.infer<typeof companySchema>;

/** A text that a visitor reads, and the place where the owner finds it. */
export interface Said {
  readonly file: string;
  readonly at: string;
  readonly text: string;
}

/** The files that define the figures. */
export interface Ruling {
  readonly tours: readonly Tour[];
  readonly company: Company | undefined;
  readonly privateTours: PageOf<'private-tours'> | undefined;
}

type Rule = (text: string) => readonly string[];

const numberOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word.toLowerCase());
const WORDS = NUMBER_WORDS.slice(1).join('|');
/** Matches a number in figures or in words. */
const NUMBER = String.raw`(\d+|${WORDS})`;
/** Matches a number that is not a year: "in 1884 in Brooklyn Heights" does not tell the size of a group. */
const NO_YEAR = String.raw`(\d{1,2}|${WORDS})`;
/** A walk has at least five stops, so "two stops" counts something else. */
const STOPS = new RegExp(String.raw`\b(\d+|${NUMBER_WORDS.slice(5).join('|')}) stops\b`, 'gi');
const STOPS_FROM_TO = new RegExp(String.raw`\b${NUMBER} to ${NUMBER} stops\b`, 'gi');
const PEOPLE_AT_MOST = new RegExp(String.raw`\b${NUMBER} people at most\b`, 'gi');

/** Returns a rule that gives one line for each match with other numbers. */
const must =
  (pattern: RegExp, what: string, ...right: readonly number[]): Rule =>
  (text) =>
    [...text.matchAll(pattern)].flatMap(([found, ...words]) =>
      right.every((number, index) => numberOf(words[index] ?? '') === number)
        ? []
        : [`"${found}", but ${what} ${right.length === 1 ? 'is' : 'are'} ${right.join(' and ')}`],
    );

/** Returns a rule for a figure that at least one walk must have. */
const oneOf =
  (pattern: RegExp, what: string, figures: readonly number[]): Rule =>
  (text) =>
    [...text.matchAll(pattern)].flatMap(([found, figure = '']) =>
      figures.includes(numberOf(figure)) ? [] : [`"${found}", but the walks have ${what} ${figures.join(', ')}`],
    );

const range = (numbers: readonly number[]): readonly [number, number] => [Math.min(...numbers), Math.max(...numbers)];

/** Returns the length of a walk from the lengths of its legs, rounded to a tenth as in the texts. */
const kilometersOf = ({ stops }: Tour): number =>
  Math.round(stops.reduce((meters, { next }) => meters + (next?.meters ?? 0), 0) / 100) / 10;

/** Compares two lengths in kilometers with one decimal: a small change of a walk may round it up or down. */
const isAboutAsLong = (one: number, other: number): boolean => Math.abs(one - other) < 0.15;

/** Returns a rule for the length in miles and kilometers of one walk, in the file of the walk. */
const lengthOf =
  (tour: Tour): Rule =>
  (text) =>
    [...text.matchAll(/\b([\d.]+) miles \(([\d.]+) km\)/g)].flatMap(([found, miles, kilometers]) =>
      Number(miles) === tour.miles && isAboutAsLong(Number(kilometers), kilometersOf(tour))
        ? []
        : [`"${found}", but ${tour.title} has ${tour.miles} miles (${kilometersOf(tour)} km)`],
    );

function rulesOfTours(tours: readonly Tour[]): readonly Rule[] {
  if (tours.length === 0) return [];
  const [shortest, longest] = range(tours.map(({ miles }) => miles));
  const [leastKilometers, mostKilometers] = range(tours.map(kilometersOf));
  const sizes = tours.map(({ groupSize }) => groupSize);
  return [
    must(/\bsmall groups of (\d+) to (\d+)/gi, 'the smallest and the largest groupSize', ...range(sizes)),
    must(/(?<!of )\b(\d+) to (\d+) people\b/g, 'the smallest and the largest groupSize', ...range(sizes)),
    oneOf(/\bat most (\d+) people\b/gi, 'groupSize', sizes),
    oneOf(PEOPLE_AT_MOST, 'groupSize', sizes),
    ...tours.map(({ title, groupSize }) =>
      must(
        new RegExp(String.raw`\b${NO_YEAR}(?: people)?(?: at most)? (?:in|on) (?:the )?${title}\b`, 'gi'),
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
    (text) =>
      [...text.matchAll(/\babout [\d.]+ miles \(([\d.]+)(?: to ([\d.]+))? km\)/gi)].flatMap(
        ([found, from, to = from]) =>
          isAboutAsLong(Number(from), leastKilometers) && isAboutAsLong(Number(to), mostKilometers)
            ? []
            : [`"${found}", but the walks have ${leastKilometers} to ${mostKilometers} km`],
      ),
  ];
}

function rulesOfPrivateTours({ pricing, scheduling }: PageOf<'private-tours'>): readonly Rule[] {
  const { from, covers, further, most } = pricing;
  return [
    must(/\$(\d+) for up to (\d+) guests/g, 'from and covers', from, covers),
    must(/\$(\d+) for each additional guest/g, 'further', further),
    must(/\b(?:group of|private tours) 1 to (\d+)/gi, 'most', most),
    must(/\bWe reply within (\d+) hours\b/g, 'replyHours', scheduling.replyHours),
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

/** Checks the number of stops in words, in the file of a walk and in the texts about private tours. */
const countOfStops = (tour: Tour): Rule => must(STOPS, `what ${tour.title} has`, tour.stops.length);

/**
 * Returns figures that differ from the files that define them.
 *
 * @param texts what visitors read, without posts and without the stories of stops
 * @returns each difference with its place
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
    const rules = tour === undefined ? everywhere : [...everywhere, countOfStops(tour), lengthOf(tour)];
    return rules.flatMap((rule) => rule(said.text).map((wrong) => ({ ...said, wrong })));
  });
}

/** Returns whether each curly quotation mark has its counterpart. */
export function isQuotedToTheEnd(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(/[“”]/g)) {
    open += mark === '“' ? 1 : -1;
    if (open < 0 || open > 1) return false;
  }
  return open === 0;
}
