// The schemas of all content except tours: one file per page in pages/, and the lists that several
// pages use. Like schemas.ts, they are used only by the build.
import { z } from 'zod';
import { wordmarks } from '../pictures/wordmarks/list';
import { plainLine } from './plain-text';
import { blockSchema, dollars, metaSchema, pictureSchema, questionSchema, slug, text } from './schemas';

/** Running text, written as Markdown under a key named `body` or `answer`. */
const body = z.array(blockSchema).min(1);
const count = (exactly: number, what: string): string => `expected ${exactly} ${what}`;
const exactly = <Item extends z.ZodType>(item: Item, number: number, what: string) =>
  z.array(item).length(number, count(number, what));
/** The smallest number of reviews for the front page's carousel; with fewer, the fallbacks are shown. */
const FEWEST_REVIEWS = 3;
/** Marks invented people, reviews and outlets. A build for a real address fails while one is left. */
const sample = z.literal(true).optional();
const date = z.iso.date({ message: 'expected a date like "2026-05-14"' });
/** The stars that a guest gave; without it no stars are shown. */
const rating = z.number().int().min(1).max(5).optional();
/** What the site may store in a browser, in the order of the privacy page. */
const keptItems = [
  'pages',
  'letters',
  'marks',
  'drafts',
  'walk',
  'progress',
  'theme',
  'closed',
  'place',
  'permission',
] as const;
const point = z.strictObject({ title: text, text });
const section = z.strictObject({ heading: text, body });

/** The fields of every page: head tags and the top of the page. */
const pageSchema = z.strictObject({ meta: metaSchema, heading: text, standfirst: text });

const quoteSchema = z.strictObject({ quote: text, author: text, role: text.optional(), source: text, sample });

const homeSchema = pageSchema.extend({
  petitionBanner: z.strictObject({ text, more: text, link: text }),
  /** The words in the place of `{month}` in the built HTML, which may be opened in any month. */
  anyMonth: text.min(9, 'expected at least 9 letters, as "September" has'),
  /** `{month}` is replaced by the current month, and after the 15th by the next one. */
  urgency: z.string().includes('{month}', { message: 'expected the word {month} in it' }),
  press: z.strictObject({ heading: text, link: text }),
  testimonial: quoteSchema,
  /** The introduction has the form of a dictionary entry, whose heading is the word. */
  introduction: section.extend({
    kind: text,
    senses: z.array(z.strictObject({ label: text.optional(), text })).min(1),
  }),
  giftCard: section.extend({ button: text }),
  historicCat: section.extend({
    eyebrow: text,
    picture: pictureSchema,
    /** The text of the poster: the company's name, the place and the times. */
    name: text,
    place: text,
    years: z.array(z.strictObject({ year: text, text })).min(2),
    link: text,
    /** The link to the story; left out if its post is taken away. */
    post: z.strictObject({ text, href: text }).optional(),
  }),
  features: z.strictObject({
    heading: text,
    items: exactly(z.strictObject({ title: text, text, picture: pictureSchema }), 4, 'features'),
  }),
  benefits: section.extend({
    /** The price with which that of the walks is compared. */
    average: z.strictObject({ amount: dollars, what: text, sample }),
    items: z.array(point).min(3).max(6),
  }),
  reviews: z.strictObject({ heading: text }),
  availability: z.strictObject({ heading: text, note: text }),
  /** The book that is ordered by email; without it the page has no such section. */
  book: section.extend({ picture: pictureSchema, button: text, subject: text, sample }).optional(),
  gallery: z.strictObject({ heading: text, pictures: z.array(pictureSchema).min(6).max(9) }),
  finalCall: z.strictObject({ heading: text, text }),
});

const aboutSchema = pageSchema.extend({
  picture: pictureSchema,
  storyHeading: text,
  story: body,
  /** Cats of our tours with their wages; `href` leads to the stop that tells the story. */
  ledger: z.strictObject({
    caption: text,
    note: text,
    rows: z.array(z.strictObject({ year: text, name: text, post: text, pay: text, href: text })).min(3),
  }),
  team: exactly(
    z.strictObject({ name: text, role: text, bio: text, catName: text, picture: pictureSchema, sample }),
    4,
    'people',
  ),
  values: exactly(point, 3, 'values'),
  call: z.strictObject({ heading: text, text }),
});

const toursPageSchema = pageSchema.extend({
  trust: z
    .array(z.strictObject({ text, icon: text }))
    .min(3)
    .max(5),
  note: section,
  expectations: z.strictObject({ heading: text, items: z.array(point).min(4).max(8) }),
  questions: z.array(questionSchema).min(5),
  call: z.strictObject({ heading: text, text }),
});

const weeks = z.strictObject({ from: z.number().int().positive(), to: z.number().int().positive() });

const privateToursSchema = pageSchema.extend({
  id: z.literal(4),
  item: z.number().int().positive(),
  title: text,
  description: text,
  teaser: text,
  picture: pictureSchema,
  pictures: exactly(pictureSchema, 3, 'pictures'),
  body,
  /** Prices in US dollars; a price applies to each further guest above `covers`. */
  pricing: z.strictObject({
    from: dollars,
    covers: z.number().int().positive(),
    further: dollars,
    most: z.number().int().positive(),
    body,
  }),
  neighborhoods: exactly(z.strictObject({ tour: slug, text }), 3, 'neighborhoods'),
  scheduling: z.strictObject({
    heading: text,
    /** The whole price rule in one sentence; the order pad calculates with the figures below. */
    rule: text,
    body,
    /** How many days in advance a weekday tour must be booked. */
    weekdayNotice: z.number().int().positive(),
    /** Within how many hours we reply, to any message. */
    replyHours: z.number().int().positive(),
    /** How many weeks in advance we recommend booking. */
    advice: z.strictObject({ weekday: weeks, weekend: weeks }),
  }),
  /** `id` is part of shared links; `one` is the text on the order pad. */
  events: exactly(point.extend({ id: slug, one: text }), 6, 'occasions'),
  questions: exactly(questionSchema, 4, 'questions'),
});

const gallerySchema = pageSchema.extend({
  film: z.strictObject({
    title: text,
    description: text,
    alternative: text,
    poster: pictureSchema,
    seconds: z.number().int().positive(),
    /** The day on which it was first shown on this page. */
    since: date,
  }),
  photos: z.strictObject({ heading: text, pictures: z.array(pictureSchema).min(38).max(42) }),
  fans: z.strictObject({
    heading: text,
    text,
    cats: exactly(z.strictObject({ name: text, picture: pictureSchema }), 21, 'cats'),
  }),
  call: z.strictObject({ heading: text, text }),
});

export const categories = ['Tours', 'Neighborhoods', 'Cat Culture', 'History'] as const;
const blogSchema = pageSchema.extend({
  /** The title above the front page of the blog; the heading is the line below it. */
  nameplate: text,
  walks: z.strictObject({ heading: text, text }),
  topics: exactly(z.strictObject({ category: z.enum(categories), text }), 4, 'topics'),
});

/** The ids of elements that the page of a post has besides the headings of its story. */
const IDS_OF_THE_PAGE: ReadonlySet<string> = new Set([
  'main',
  'quick-links',
  'newsletter',
  'related',
  'exit-card',
  'exit-email',
  'exit-consent',
  'install-hint',
  'phone-menu',
]);

/** A story whose headings can all be linked to: each has an id of its own. */
const storySchema = z
  .array(blockSchema)
  .min(8)
  .superRefine((story, context) => {
    const seen = new Set(IDS_OF_THE_PAGE);
    story.forEach((block, index) => {
      if (!('h' in block)) return;
      const said = `"${plainLine(block.h)}"`;
      const message = IDS_OF_THE_PAGE.has(block.id)
        ? `the page itself has a place of this name; expected other words in the heading ${said}`
        : `two headings say ${said}; expected other words in one of them`;
      if (block.id === '')
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `expected a letter from a to z or a number in the heading ${said}`,
        });
      else if (seen.has(block.id)) context.addIssue({ code: 'custom', path: [index, 'id'], message });
      seen.add(block.id);
    });
  });

/** One post of the blog; its file name is its id. */
export const postSchema = z.strictObject({
  id: slug,
  title: text,
  excerpt: text.max(200, 'expected at most 200 characters'),
  category: z.enum(categories),
  tags: z.array(text).min(2).max(6),
  date,
  /** The day of the last change of its content; omitted if it has not changed since it was published. */
  updated: date.optional(),
  author: text,
  sample,
  picture: pictureSchema,
  description: metaSchema.shape.description,
  keywords: metaSchema.shape.keywords,
  /** Reading time in minutes: the number of words divided by 200, rounded up. The build computes it. */
  readTime: z.number().int().positive(),
  story: storySchema,
  sources: z.array(text).min(1, 'expected at least one source'),
});

const contactSchema = pageSchema.extend({
  questions: exactly(questionSchema, 6, 'questions'),
  quote: quoteSchema,
});

const inTheNewsSchema = pageSchema.extend({
  /** The note under the articles: where the links lead, and what is stored offline. */
  note: text,
  call: z.strictObject({ heading: text, text }),
});

const pressKitSchema = pageSchema.extend({
  facts: z.array(z.strictObject({ label: text, value: text })).min(6),
  about: z.strictObject({ heading: text, texts: z.array(z.strictObject({ label: text, text })).min(1) }),
  coverage: z.array(z.strictObject({ quote: text, source: text, publication: text, context: text, sample })),
  media: z.strictObject({ heading: text, text, subject: text }),
  questions: z.array(questionSchema).min(4),
  testimonials: z.array(z.strictObject({ quote: text, author: text, rating: z.literal(5), sample })),
  /** `file` is the address of a picture in public/. */
  resources: section.extend({
    button: text,
    filesHeading: text,
    files: z.array(z.strictObject({ label: text, note: text, file: z.string().startsWith('/') })),
  }),
});

const petitionSchema = pageSchema.extend({
  picture: pictureSchema,
  /** The sections in the order of time; the page shows `when` beside each. */
  sections: z.array(section.extend({ when: text, picture: pictureSchema.optional() })).min(3),
  plaque: z.strictObject({ heading: text, before: text, name: text, line: text, after: text }),
  significanceHeading: text,
  significance: exactly(point.extend({ figure: text, unit: text }), 4, 'cards'),
  sign: section.extend({ sheet: text, empty: text }),
  /** Says what is a story, what is known, and what we cannot prove. */
  honesty: section,
});

const privacySchema = pageSchema.extend({
  /** `id` tells the page which of these items to look for on this device. */
  device: z.strictObject({
    heading: text,
    note: text,
    items: z.array(z.strictObject({ id: z.enum(keptItems), item: text, text, until: text })).length(keptItems.length),
  }),
  clear: z.strictObject({ heading: text, text, rest: text }),
  others: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ to: text, what: text, when: text })).min(1),
    body,
  }),
  counting: section,
  deletion: section,
});

/** The accessibility statement, based on the W3C's model. */
const accessibilitySchema = pageSchema.extend({
  standard: section,
  scope: section,
  limits: z.strictObject({
    heading: text,
    /** `walkMode: on`: the limit is shown only if `walkMode` is on in company.yaml. */
    items: z
      .array(z.strictObject({ part: text, limit: text, instead: text, walkMode: z.literal('on').optional() }))
      .min(1),
  }),
  tests: section,
  technology: section,
  contact: z.strictObject({ heading: text, text, button: text }),
  /** The day of the last review of the statement. */
  reviewed: date,
});

const reviewsSchema = z.strictObject({
  reviews: z
    .array(z.strictObject({ quote: text, author: text, role: text.optional(), source: text, rating, date, sample }))
    .refine(
      ({ length }) => length === 0 || length >= FEWEST_REVIEWS,
      `expected at least ${FEWEST_REVIEWS} reviews, or none`,
    ),
  /** Shown if there are no reviews, or a tour has no testimonials of its own. */
  fallbacks: exactly(
    z.strictObject({ quote: text, author: text, role: text, source: text, rating, sample }),
    3,
    'fallbacks',
  ),
});

const atMost = <Item extends z.ZodType>(item: Item, number: number, what: string) =>
  z.array(item).max(number, `expected at most ${number} ${what}`);

const articleSchema = z.strictObject({
  id: slug,
  title: text,
  publication: text,
  date,
  description: text,
  link: z.url(),
  quote: text.optional(),
  picture: pictureSchema.optional(),
  sample,
});

const outletSchema = z
  .strictObject({
    name: text,
    /** The id of the drawn logo; without it the name is printed. */
    wordmark: slug.optional(),
    article: slug.optional(),
    link: z.url().optional(),
    sample,
  })
  .superRefine(({ name, wordmark, article, link }, context) => {
    // A drawn logo says one name, so it would be false above any other.
    if (wordmark !== undefined && !wordmarks.some((drawn) => drawn.id === wordmark && drawn.name === name))
      context.addIssue({
        code: 'custom',
        path: ['wordmark'],
        message: `expected the drawn logo of "${name}" (src/pictures/wordmarks/list.ts), or no wordmark at all`,
      });
    if (article === undefined && link === undefined)
      context.addIssue({ code: 'custom', path: ['article'], message: 'expected the id of an article, or a link' });
  });

/** Returns the index of each value that stands in the list before. */
const repeated = (values: readonly string[]): readonly number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));

const pressSchema = z
  .strictObject({
    articles: atMost(articleSchema, 11, 'articles'),
    /** The papers on the front page. A paper opens its article; a paper without an article has its own link. */
    outlets: atMost(outletSchema, 12, 'outlets'),
  })
  .superRefine(({ articles, outlets }, context) => {
    const ids = articles.map(({ id }) => id);
    for (const index of repeated(ids))
      context.addIssue({
        code: 'custom',
        path: ['articles', index, 'id'],
        message: 'expected an id that no other article has',
      });
    for (const index of repeated(outlets.map(({ name }) => name)))
      context.addIssue({
        code: 'custom',
        path: ['outlets', index, 'name'],
        message: 'expected each paper once',
      });
    outlets.forEach(({ article }, index) => {
      if (article !== undefined && !ids.includes(article))
        context.addIssue({
          code: 'custom',
          path: ['outlets', index, 'article'],
          message: 'expected the id of an article in the same file',
        });
    });
  });

const newsletterSchema = z.strictObject({
  form: z.strictObject({ heading: text, text }),
  popup: z.strictObject({
    newsletter: z.strictObject({ heading: text, text }),
    booking: z.strictObject({ heading: text, text }),
    both: z.strictObject({ heading: text, text }),
  }),
});

const surveySchema = pageSchema.extend({
  card: z.strictObject({ heading: text, text }),
  remarks: text,
  offline: text,
  future: text,
  notSent: text,
});

const bookingSchema = pageSchema.extend({
  atTheWindow: z.strictObject({ heading: text, ownGroup: text, ask: text, weather: text, giftCards: text }),
  question: z.strictObject({ text, reply: text }),
});

/** The schemas of the pages in src/content/pages, by file name. */
export const pageSchemas = {
  home: homeSchema,
  about: aboutSchema,
  tours: toursPageSchema,
  'private-tours': privateToursSchema,
  gallery: gallerySchema,
  blog: blogSchema,
  contact: contactSchema,
  booking: bookingSchema,
  'in-the-news': inTheNewsSchema,
  'press-kit': pressKitSchema,
  petition: petitionSchema,
  survey: surveySchema,
  'site-map': pageSchema,
  privacy: privacySchema,
  accessibility: accessibilitySchema,
  outbox: pageSchema,
  'not-found': pageSchema,
} as const satisfies Record<string, z.ZodType>;

/** Texts that the pages of all tours share. */
const everyWalkSchema = z.strictObject({
  storiesHeading: text,
  /**
   * What a guest pays a guide for: shown at the price, beside "Walk it yourself", and at the end of
   * a self-guided walk.
   */
  whyAGuide: z.strictObject({ booking: text, alone: text, end: text }),
  guide: text,
  late: text,
  lateEmail: text,
  lateStops: text,
  offline: text,
  askPasserBy: text,
  /** Tells visitors to check an elevator before they rely on it. It stands wherever stations are named. */
  elevators: text,
  /** Says how the distances in `stepFree` are measured. */
  stationDistances: text,
  positionPromise: text,
  paper: text,
  mapSource: text,
  /** Questions about every walk; the seven questions of a single walk are in its own file. */
  beforeYouCome: z.array(questionSchema).min(1),
});

const plainWords = z
  .string()
  .trim()
  .regex(/^[^*[\]{}]*$/, 'expected plain words, without links or bold');

/**
 * Answers to guests' questions that only the owner can give. Any text of the content includes one
 * by its name: `{terms.cancel}`.
 */
const termsSchema = z.record(
  z.string().regex(/^\w+$/, 'expected a name in one word'),
  z.strictObject({
    /** The question to the owner. */
    ask: text,
    /** The text for the guest as long as the owner has not answered. */
    until: plainWords.min(1, 'expected some words'),
    said: plainWords.nullish(),
  }),
);

/** The schemas of the lists that several pages use, by file name. */
export const listSchemas = {
  reviews: reviewsSchema,
  press: pressSchema,
  newsletter: newsletterSchema,
  'every-walk': everyWalkSchema,
  terms: termsSchema,
} as const satisfies Record<string, z.ZodType>;

export type ListOf<Name extends keyof typeof listSchemas> = z.infer<(typeof listSchemas)[Name]>;
export type PageName = keyof typeof pageSchemas;
export type Page = z.infer<typeof pageSchema>;
export type PageOf<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;
/** The part of the front page that is visible before scrolling. */
export type HomeTop = Pick<
  PageOf<'home'>,
  'meta' | 'heading' | 'standfirst' | 'petitionBanner' | 'anyMonth' | 'urgency'
>;
export type GalleryTop = Pick<PageOf<'gallery'>, 'meta' | 'heading' | 'standfirst'>;
export type ContactTop = Pick<PageOf<'contact'>, 'meta' | 'heading' | 'standfirst'>;
/** A post as the owner writes it. */
export type WrittenPost = z.infer<typeof postSchema>;
/** A post as its page has it. */
export interface Post extends WrittenPost {
  /** The id of the post's share picture; the front page's if the post has no share picture yet. */
  readonly share: string;
}
export type PostSummary = Omit<WrittenPost, 'keywords' | 'sources' | 'story'>;
