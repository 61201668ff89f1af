// What the built index and the search share: tools/site/search-file.ts writes the index with these
// options, full-text-search.ts reads it with them.
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import * as z from 'zod/mini';

/**
 * The index is in two files, so that a changed word in a story changes only the file of the
 * stories. The names have no hash: a changed word must not change the script that requests them
 * (docs/decisions/0004). The first file is a complete index, which a tab of an earlier version can
 * still read.
 */
export const SEARCH_FILES = { walks: '/search.json', stories: '/search-stories.json' } as const;

/** A result below the fixed list. */
const indexedEntry = z.object({
  kind: z.enum(['Stop', 'Story', 'Question']),
  title: z.string(),
  /** The place of the text: "Brooklyn Heights, stop 9". */
  where: z.string(),
  /** An address on this site. */
  address: z.string().check(z.refine((address) => /^\/(?!\/)/.test(address))),
});
export type IndexedEntry = Readonly<z.infer<typeof indexedEntry>>;
const entries: z.ZodMiniType<readonly IndexedEntry[]> = z.array(indexedEntry);

/**
 * The parts of a built index. Its thousands of words are not checked one by one, because that would take visible time
 * on a phone; the version says that they have the form that MiniSearch reads.
 */
const builtIndex = z.looseObject({
  documentCount: z.number(),
  nextId: z.number(),
  documentIds: z.looseObject({}),
  fieldIds: z.looseObject({}),
  fieldLength: z.looseObject({}),
  averageFieldLength: z.array(z.number()),
  storedFields: z.looseObject({}),
  index: z.array(z.unknown()),
  serializationVersion: z.literal(2),
});

/** The content of a search file. */
export const searchIndex = z.object({
  /**
   * The index refers to entries by their position in this list; the positions of the stories
   * continue after the last one of the walks.
   */
  found: entries,
  index: z.pipe(
    builtIndex,
    z.transform((index) => index as AsPlainObject),
  ),
});
export type SearchIndex = Readonly<z.infer<typeof searchIndex>>;

const idsOf = ({ documentIds }: AsPlainObject): string[] => Object.keys(documentIds);

/**
 * Returns the part of an index for these entries. Their ids stay the same. The words are in alphabetical order, so that
 * a part does not change with the words of another part, and is smaller when it is compressed.
 */
export function partOfIndex({ found, index }: SearchIndex, isOfPart: (entry: IndexedEntry) => boolean): SearchIndex {
  const ids = new Set(
    idsOf(index).filter((id) => found.some((entry, place) => String(place) === id && isOfPart(entry))),
  );
  const only = <Value>(byId: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(byId).filter(([id]) => ids.has(id)));
  return {
    found: found.filter(isOfPart),
    index: withFigures({
      ...index,
      documentIds: only(index.documentIds),
      fieldLength: only(index.fieldLength),
      storedFields: only(index.storedFields),
      index: index.index
        .flatMap(([word, byField]): typeof index.index => {
          const fields = Object.entries(byField).map(([field, byId]) => [field, only(byId)] as const);
          const left = fields.filter(([, byId]) => Object.keys(byId).length > 0);
          return left.length === 0 ? [] : [[word, Object.fromEntries(left)]];
        })
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    }),
  };
}

/** Joins the parts into one index, as if it had been built at once. */
export function joinIndex(first: SearchIndex, second: SearchIndex): SearchIndex {
  const words = new Map(first.index.index);
  for (const [word, byField] of second.index.index) {
    const known = words.get(word) ?? {};
    const fields = Object.entries(byField).map(([field, byId]) => [field, { ...known[field], ...byId }] as const);
    words.set(word, { ...known, ...Object.fromEntries(fields) });
  }
  const [a, b] = [first.index, second.index];
  return {
    found: [...first.found, ...second.found],
    index: withFigures({
      ...a,
      documentIds: { ...a.documentIds, ...b.documentIds },
      fieldLength: { ...a.fieldLength, ...b.fieldLength },
      storedFields: { ...a.storedFields, ...b.storedFields },
      index: [...words],
    }),
  };
}

/** Computes the totals over all entries, which determine how much a word counts. */
function withFigures(index: AsPlainObject): AsPlainObject {
  const lengths = Object.values(index.fieldLength);
  const count = lengths.length;
  const averageFieldLength = Object.values(index.fieldIds).map(
    (field) => lengths.reduce((sum, { [field]: length = 0 }) => sum + length, 0) / Math.max(1, count),
  );
  return {
    ...index,
    documentCount: count,
    nextId: Math.max(0, ...idsOf(index).map((id) => Number(id) + 1)),
    averageFieldLength,
  };
}

/** Words that occur everywhere and do not distinguish texts. */
const EVERYWHERE = new Set(
  (
    'a an and are as at be but by can did do does for from had has have he her him his how i if in into is it its ' +
    'me my no not of on one or our out she so than that the their them then there they this to up us was we were ' +
    'what when where which who will with you your'
  ).split(' '),
);

/** Normalizes a word: "Café" and "cafe" are the same; a word that occurs everywhere gives null. */
function processTerm(term: string): string | null {
  const plain = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return EVERYWHERE.has(plain) || /^\p{L}$/u.test(plain) ? null : plain;
}

export interface IndexedText {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

export const indexOptions: Options<IndexedText> = { fields: ['title', 'text'], processTerm };

const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize');

/** Returns the words of a query that are searched. */
export const searchedWords = (query: string): string[] => tokenize(query).flatMap((word) => processTerm(word) ?? []);
