// What the built index and the search in it agree on: tools/site/search-file.ts writes it with these
// options, full-text-search.ts reads it with them.
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import * as z from 'zod/mini';

/**
 * The index in two files, so that a changed word in a story brings no more than the stories. Not hashed: a changed word
 * must not rename the script that asks for them (docs/decisions/0004). The first one is an index by itself, which a tab
 * of an earlier version goes on reading.
 */
export const SEARCH_FILES = { walks: '/search.json', stories: '/search-stories.json' } as const;

/** Something to be found below the fixed list. */
const indexedEntry = z.object({
  kind: z.enum(['Stop', 'Story', 'Question']),
  title: z.string(),
  /** Where it stands: "Brooklyn Heights, stop 9". */
  where: z.string(),
  /** On this site. */
  address: z.string().check(z.refine((address) => /^\/(?!\/)/.test(address))),
});
export type IndexedEntry = Readonly<z.infer<typeof indexedEntry>>;
const entries: z.ZodMiniType<readonly IndexedEntry[]> = z.array(indexedEntry);

/** The parts of a built index. The thousands of words in it are not looked at one by one: a phone would be seen waiting. */
const builtIndex = z.looseObject({
  documentCount: z.number(),
  nextId: z.number(),
  documentIds: z.looseObject({}),
  fieldIds: z.looseObject({}),
  fieldLength: z.looseObject({}),
  averageFieldLength: z.array(z.number()),
  storedFields: z.looseObject({}),
  index: z.array(z.unknown()),
});

/** What a file of the search holds. */
export const searchIndex = z.object({
  /** The index names them by their place in this list; that of the stories goes on counting where the other ends. */
  found: entries,
  index: builtIndex as z.ZodMiniType as z.ZodMiniType<AsPlainObject>,
});
export type SearchIndex = Readonly<z.infer<typeof searchIndex>>;

const idsOf = ({ documentIds }: AsPlainObject): string[] => Object.keys(documentIds);

/** The part of an index that is about these entries. Ids stay. */
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
      index: index.index.flatMap(([word, byField]) => {
        const fields = Object.entries(byField).map(([field, byId]) => [field, only(byId)] as const);
        const left = fields.filter(([, byId]) => Object.keys(byId).length > 0);
        return left.length === 0 ? [] : [[word, Object.fromEntries(left)]];
      }),
    }),
  };
}

/** The parts as one again, as if it had been made at once. */
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

/** What is counted over all entries of an index, and weighs how much a word says. */
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

/** Words that stand everywhere and tell nothing apart. */
const EVERYWHERE = new Set(
  (
    'a an and are as at be but by can did do does for from had has have he her him his how i if in into is it its ' +
    'me my no not of on one or our out she so than that the their them then there they this to up us was we were ' +
    'what when where which who will with you your'
  ).split(' '),
);

/** "Café" and "cafe" are one word; what stands everywhere is none. */
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

/** The words of a query that are looked for. */
export const searchedWords = (query: string): string[] => tokenize(query).flatMap((word) => processTerm(word) ?? []);
