import { describe, expect, it } from 'vitest';
import {
  builtPages,
  graphOf,
  stringsOf,
  unescaped,
  visibleTrail,
  withoutSpace,
  wordsOn,
  type BuiltPage,
  type Node,
} from '../setup/content/built-pages';
import { company, JERRY_FOX, longDate, page as contentOf, posts, timeOfDay, tours } from '../setup/content/content';

// Structured data repeats the visible content and adds nothing: docs/requirements.md#structured-data

const pages = builtPages();
const listed = pages.filter(({ noindex }) => !noindex);
const typesOf = (page: BuiltPage): string[] => graphOf(page).map((node) => String(node['@type']));
const pageAt = (path: string): BuiltPage => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`No page was built for ${path}`);
  return page;
};

/** The keys whose values are not visible on a page, each with its reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  '@type': 'a word of the vocabulary',
  '@id': 'ties nodes together',
  url: 'an address',
  item: 'an address',
  image: 'an address',
  contentUrl: 'an address',
  thumbnailUrl: 'an address',
  mainEntityOfPage: 'an address',
  eventAttendanceMode: 'a word of the vocabulary',
  eventStatus: 'a word of the vocabulary',
  inLanguage: 'the lang of the page',
  logo: 'an address',
  sameAs: 'an address',
  license: 'an address',
  acquireLicensePage: 'an address',
  addressRegion: 'the state that the city is in',
  addressCountry: 'the country that the city is in',
  priceCurrency: 'the dollar sign, in letters',
  scheduleTimezone: 'all times are those of the city',
  repeatFrequency: "the plural of the weekday, in a machine's terms",
  duration: 'hours or seconds in a machine\'s terms; the page may write "two"',
  uploadDate: 'asked for with every video; a print has no date on it',
  ...(company.daysOff.length > 0 ? { exceptDate: 'a closed day: the page leaves it out of its next dates' } : {}),
  priceRange: 'for structured data alone: docs/requirements.md#company-in-structured-data',
  dayOfWeek: 'opening hours: as the price range',
  opens: 'opening hours: as the price range',
  closes: 'opening hours: as the price range',
};

/** How a page writes a value that structured data write differently. */
const AS_SHOWN: Readonly<Record<string, (text: string) => string[]>> = {
  price: (text) => [`$${Number(text)}`],
  datePublished: (text) => [longDate(text)],
  dateModified: (text) => [longDate(text)],
  keywords: (text) => text.split(', '),
  byDay: (text) => [text.replace('https://schema.org/', '')],
  startTime: (text) => [timeOfDay(text)],
  // The words for a search engine; the page has the title, and describes the kind of walk in sentences.
  name: (text) => [text.replace(/ Cat History Walk$/, '')],
  // All pictures of the gallery are drawn, which the page says once, above them.
  caption: (text) => [text.replace(/^Illustration: (.)/, (_, first: string) => first.toUpperCase())],
  // Answers have their paragraphs and lists.
  text: (text) => text.split(/<[^>]*>/).map(unescaped),
};

const unseen = (page: BuiltPage): string[] => {
  const words = wordsOn(page);
  return graphOf(page).flatMap((node) =>
    stringsOf(node)
      .filter(({ key }) => !(key in NOT_SHOWN))
      .flatMap(({ key, text }) => (AS_SHOWN[key]?.(text) ?? [text]).map((shown) => ({ key, shown })))
      .filter(({ shown }) => !words.includes(withoutSpace(shown)))
      .map(({ key, shown }) => `${String(node['@type'])}, ${key}: ${shown}`),
  );
};

describe('structured data', () => {
  it.each(pages)('says on $path only what is visible there', (page) => {
    expect(unseen(page)).toEqual([]);
  });

  it('has no unused exception', () => {
    const keys = new Set(
      pages.flatMap((page) => graphOf(page).flatMap((node) => stringsOf(node).map(({ key }) => key))),
    );
    expect([...Object.keys(NOT_SHOWN), ...Object.keys(AS_SHOWN)].filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each(pages)('names on $path the steps of the visible breadcrumb', (page) => {
    const trail = graphOf(page).find((node) => node['@type'] === 'BreadcrumbList') as
      | { itemListElement: { name: string; position: number }[] }
      | undefined;
    const steps = trail?.itemListElement ?? [];
    expect(steps.map(({ name }) => name)).toEqual(visibleTrail(page));
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.length > 0).toBe(page.path !== '/');
  });

  it.each<[path: string, types: string[]]>([
    ['/', ['TravelAgency', 'WebSite']],
    ['/tours', ['FAQPage', 'BreadcrumbList']],
    ...tours.map(({ slug }): [string, string[]] => [
      `/tours/${slug}`,
      ['TravelAgency', 'TouristTrip', 'Event', 'FAQPage', 'BreadcrumbList'],
    ]),
    ['/tours/private-tours', ['TravelAgency', 'TouristTrip', 'FAQPage', 'BreadcrumbList']],
    ['/gallery', ['TravelAgency', 'VideoObject', 'ImageGallery', 'ImageGallery', 'BreadcrumbList']],
    [`/blog/${JERRY_FOX.id}`, ['TravelAgency', 'BlogPosting', 'BreadcrumbList']],
    ['/contact', ['TravelAgency', 'FAQPage', 'BreadcrumbList']],
    ['/press-kit', ['TravelAgency', 'FAQPage', 'BreadcrumbList']],
  ])('describes on %s what the page is about', (path, types) => {
    expect(typesOf(pageAt(path))).toEqual(types);
  });

  it('refers to no node that is missing on the page', () => {
    const loose = listed.flatMap((page) => {
      const graph = graphOf(page);
      const held = new Set(graph.map((node) => node['@id']));
      const named = graph.flatMap((node) => stringsOf(node).filter(({ key }) => key === '@id'));
      return named.filter(({ text }) => !held.has(text)).map(({ text }) => `${page.path}: ${text}`);
    });
    expect(loose).toEqual([]);
  });

  it('has no ratings of our own, no invented dates, no availability, and no sample people', () => {
    const told = JSON.stringify(pages.map((page): Node[] => graphOf(page)));
    expect(told).not.toMatch(/aggregateRating|"review"|startDate|endDate|InStock/);
    const samples = [...contentOf('about').team, ...posts].filter(({ sample }) => sample);
    const names = samples.map((one) => ('author' in one ? one.author : one.name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => told.includes(`"name":"${name}"`))).toEqual([]);
  });
});
