// The schemas of the content. The build checks them (tools/site/content); the pages import only the
// types, so that no checking library is sent to the visitor.
import { z } from 'zod';
import { pictures } from '../pictures/all';
import type { Picture } from '../pictures/picture';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const text = z.string().trim().min(1, 'expected some words');
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');
const email = z.string().regex(/^[^\s@]+@[^\s@]+$/, 'expected an email address');
/** An amount without cents, because many texts print it as it is. */
export const dollars = z.number().positive().refine(Number.isInteger, 'expected whole dollars');
/** The hours of a day, or `closed`. */
const hours = z
  .string()
  .regex(
    /^(?:([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d|closed)$/,
    'expected hours like "09:00-18:00", or closed',
  );
const place = z.strictObject({ lat: z.number().min(40).max(41), lon: z.number().min(-75).max(-73) });

const inlineSchema = z.union([
  z.string(),
  z.strictObject({ strong: z.string() }),
  z.strictObject({ link: z.string(), href: z.string() }),
]);
/** A picture, written as its id; the page gets everything that it needs to show it. */
export const pictureSchema = text.transform((id, context): Picture => {
  const found = new Map<string, Picture>(Object.entries(pictures)).get(id);
  if (found) return found;
  context.issues.push({ code: 'custom', input: id, message: 'expected the id of a picture (src/pictures/prints)' });
  return z.NEVER;
});

/** One block of running text, as the Markdown compiler outputs it. */
export const blockSchema = z.union([
  z.strictObject({ p: z.array(inlineSchema) }),
  z.strictObject({ h: z.array(inlineSchema), level: z.number().int().min(2).max(4), id: z.string() }),
  z.strictObject({ list: z.array(z.array(inlineSchema)), ordered: z.boolean() }),
  z.strictObject({ picture: pictureSchema, caption: text.optional() }),
]);

export const metaSchema = z.strictObject({
  title: text.max(70, 'expected at most 70 characters'),
  description: z.string().min(120, 'expected at least 120 characters').max(160, 'expected at most 160 characters'),
  keywords: z.array(text).min(3),
  /** The id of a share picture: public/share/{id}.jpg, 1200 x 630 pixels. */
  share: slug,
});

export const questionSchema = z.strictObject({ question: text, answer: z.array(blockSchema).min(1) });

const stopSchema = z.strictObject({
  title: text,
  where: text,
  /** One sentence for the list of a tour's stops. */
  inShort: text,
  at: place,
  picture: pictureSchema,
  /** The name for this stop on the walk's punch card: a cat's name, or other words if it has none. */
  cat: text,
  story: z.array(blockSchema).min(1),
  lookFor: z.array(inlineSchema).min(1),
  /** The way to the next stop; the last stop has none. */
  next: z
    .strictObject({
      meters: z.number().int().positive(),
      words: text,
      /**
       * The same directions in steps, if the corners where each step ends are known; all sentences
       * up to one corner are one step. The last step ends at the stop.
       */
      steps: z.array(z.strictObject({ words: text, at: place.optional() })).optional(),
    })
    .optional(),
  sources: z.array(text).min(1, 'expected at least one source'),
  /** The month in which someone last visited the stop and compared it with the text, "2026-10". */
  seen: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'expected a month like "2026-10"')
    .optional(),
  /** Words that the voice of walk mode pronounces differently (src/walk/voice/spoken-text.ts). */
  say: z.array(z.strictObject({ words: text, as: text })).optional(),
});

/**
 * Returns whether a value contains the words. It searches the value's JSON, where the words of a line
 * stay together.
 */
const standsIn = (value: unknown, words: string): boolean =>
  JSON.stringify(value).includes(JSON.stringify(words).slice(1, -1));

export const tourSchema = z
  .strictObject({
    id: z.number().int(),
    slug,
    title: text,
    /** The id of the item at the booking provider (FareHarbor). */
    item: z.number().int().positive(),
    featured: z.boolean(),
    /** One or two sentences under the title of the tour's own page. */
    standfirst: text,
    /** Two or three sentences for the list of tours. */
    description: text,
    teaser: text.optional(),
    /** The price per person in US dollars. */
    price: dollars,
    schedule: z.strictObject({
      days: z.array(z.enum(days)).min(1),
      /** The start time in New York, with 24 hours. */
      start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time like "14:00"'),
    }),
    hours: z.number().positive(),
    miles: z.number().positive(),
    /** The first and the last place of the walk, in two or three words each. */
    from: text,
    to: text,
    terrain: text,
    groupSize: z.number().int().positive(),
    meeting: z.strictObject({
      short: text,
      corner: text,
      at: place,
      /** The nearest station and its distance, in words. */
      nearest: text,
      stations: z
        .array(
          z.strictObject({
            name: text,
            lines: text,
            stepFree: text,
            atEnd: z.literal(true).optional(),
            /** True for a station along the route: only walk mode names it, for walkers who leave before the end. */
            onTheWay: z.literal(true).optional(),
            at: place.optional(),
          }),
        )
        .min(1),
    }),
    /** Facilities along the route, each with its nearest stop; the map shows those whose position is known. */
    around: z
      .array(
        z.strictObject({
          kind: z.enum(['restrooms', 'water', 'benches', 'steps']),
          stop: z.number().int().positive(),
          words: text,
          at: place.optional(),
        }),
      )
      .optional(),
    picture: pictureSchema,
    meta: metaSchema,
    beforeYouGo: z.array(text).min(1),
    testimonials: z
      .array(
        z.strictObject({
          quote: text,
          author: text,
          role: text,
          source: text,
          rating: z.number().int().min(1).max(5).optional(),
          sample: z.literal(true).optional(),
        }),
      )
      .refine(({ length }) => length === 0 || length === 3, 'expected 3 testimonials, or none'),
    questions: z.array(questionSchema).length(7, 'expected 7 questions'),
    intro: z.array(blockSchema),
    /** The heading above the stops, and the word that the tour uses for a stop. */
    stopsHeading: text,
    /** The numbers of the stops that count as highlights, if not all do. */
    highlights: z.array(z.number().int().positive()).min(1).optional(),
    stops: z.array(stopSchema).min(5),
  })
  .refine(({ stops }) => stops.every(({ say = [], ...stop }) => say.every(({ words }) => standsIn(stop, words))), {
    path: ['stops'],
    error: 'expected Say: with words that stand in the same stop',
  })
  .refine(({ around = [], stops }) => around.every(({ stop }) => stop <= stops.length), {
    path: ['around'],
    error: 'expected numbers of stops of this walk',
  })
  .refine(({ highlights = [], stops }) => highlights.every((number) => number <= stops.length), {
    path: ['highlights'],
    error: 'expected numbers of stops of this walk',
  });

export const companySchema = z.strictObject({
  name: text,
  /** The name under the icon on a home screen. */
  shortName: text.max(12, 'expected at most 12 characters'),
  tagline: text,
  walkTagline: text,
  description: text,
  email,
  /** The phone number for the day of a walk; it is shown only on the card of the meeting corner. */
  phone: z
    .string()
    .regex(/^\+?[\d\s().-]{7,25}$/, 'expected a telephone number like "+1 212 555 0100"')
    .optional(),
  city: text,
  /** Days without a walk, although the schedule has one. */
  daysOff: z.array(z.iso.date({ message: 'expected a date like "2026-12-26"' })),
  areaServed: z.array(text).min(1),
  openingHours: z.strictObject({ weekdays: hours, weekends: hours }),
  priceRange: text,
  social: z.array(z.strictObject({ name: text, href: z.url() })),
  giftCard: z.strictObject({ item: z.number().int().positive() }),
  /** The form that collects the signatures, on another company's page. */
  petitionForm: z.url(),
  /** A shared folder with pictures and texts for journalists. */
  pressKitFolder: z.url(),
  /** The id of a YouTube video that replaces our own film. */
  video: text.optional(),
  rating: z.strictObject({
    value: z.number(),
    reviews: z.number().int(),
    fiveStarPercent: z.number().int(),
    sample: z.literal(true).optional(),
  }),
  /** Remove this notice when no content is a sample any more. */
  demonstrationNotice: text.optional(),
  /**
   * Whether each tour has a page for walking it alone: with `off` the page has no address, and none
   * of its code is shipped.
   */
  walkMode: z.enum(['on', 'off'], 'expected on or off'),
});

export type Inline = z.infer<typeof inlineSchema>;
export type Block = z.infer<typeof blockSchema>;
/** A block as the owner writes it, with a picture as its id. */
export type WrittenBlock = z.input<typeof blockSchema>;
export type Meta = z.infer<typeof metaSchema>;
export type Question = z.infer<typeof questionSchema>;
export type WrittenTour = z.infer<typeof tourSchema>;
type WrittenStop = WrittenTour['stops'][number];
/**
 * A tour as its page receives it: without the texts that are only used for the lists, the search
 * index and the voice.
 */
export type Tour = Omit<WrittenTour, 'stops' | 'description' | 'teaser'> & {
  stops: Omit<WrittenStop, 'inShort' | 'say'>[];
};
