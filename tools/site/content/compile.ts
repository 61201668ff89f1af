import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { kindOf, schemas, type Kind } from './content-file';
import { mapTexts } from './content-tree';
import { isRecord } from './is-record';
import { blocksOf, ContentMistake } from './markdown';
import { readPostFile, readTourFile } from './markdown-files';
import { whyUnknown, withTerms } from './terms';
import type { Terms } from './terms';
import { typesetAll } from './typography';

export type Compiled = { ok: true; value: unknown } | { ok: false; mistakes: string[] };

/** The keys whose texts are Markdown in a YAML file: paragraphs, lists, bold, links. */
const MARKDOWN_KEYS = new Set(['answer', 'body', 'story']);

const readYaml = (source: string): unknown =>
  mapTexts(parse(source), (text, key) => (MARKDOWN_KEYS.has(key) ? blocksOf(text) : text));

function read(kind: Kind, source: string, path: string): unknown {
  if (kind === 'tour') return readTourFile(source);
  return kind === 'post' ? readPostFile(source, path) : readYaml(source);
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  return Array.isArray(value) ? String(value.length) : JSON.stringify(value);
}

/** The owner's names for the types of values. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'some words',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a list of names and values',
};

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

/**
 * Returns a place as messages name it: "stops.4.at.lat" becomes "stop 4 → at.lat". It is counted
 * from one.
 */
export const placeName = (place: string): string => place.replace(/^stops\.(\d+)\.?/, 'stop $1 → ').replace(/ → $/, '');

/** Returns a path with its numbers counted from one. */
const where = (path: readonly PropertyKey[]): string =>
  placeName(path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.')) || 'the whole file';

const NO_PICTURE = 'expected the id of a picture (src/pictures/prints)';
const isPicture = (value: unknown): value is { picture: unknown } => isRecord(value) && 'picture' in value;

function says(issue: z.core.$ZodIssue, raw: unknown): string {
  const value = at(raw, issue.path);
  const got = shown(value).slice(0, 80);
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPES[issue.expected] ?? issue.expected}, got ${Array.isArray(value) ? 'a list' : got}`;
    case 'unrecognized_keys':
      return `does not know ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'invalid_union':
      return isPicture(value) ? `${NO_PICTURE}, got ${shown(value.picture)}` : `${issue.message}, got ${got}`;
    case 'invalid_value':
      if (issue.values.length === 1) return `expected ${shown(issue.values[0])} or no such line at all, got ${got}`;
      return `expected one of ${issue.values.map((value) => shown(value)).join(', ')}, got ${got}`;
    case 'too_small':
    case 'too_big': {
      const limit =
        issue.code === 'too_small' ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
      return `${/^Too/.test(issue.message) ? `expected ${limit}` : issue.message}, got ${got}`;
    }
    default:
      return `${issue.message}, got ${got}`;
  }
}

/**
 * Errors of the YAML parser, each with its most frequent cause, because the parser's own messages
 * are for readers who know YAML.
 */
const CURES: readonly (readonly [RegExp, string])[] = [
  [/^Missing closing/, 'a quotation mark is opened here and not closed'],
  [
    /^Unexpected scalar/,
    'a quotation mark or an apostrophe ends the sentence too early; put it in " marks, and write \\" for each " in it',
  ],
  [/^Nested mappings/, 'there is a colon inside the sentence; put the whole sentence in " marks'],
  [/^Map keys must be unique/, 'this name stands there twice; delete one of the two lines'],
  [/end with a [\]}]/, 'a bracket is opened just above and not closed'],
  [/^Tabs/, 'this line begins with a tab; use spaces'],
  [
    /without - indicator|same column|indent/i,
    'this line begins too far to the left or to the right; compare it with its neighbors',
  ],
  [/^Implicit (?:map )?keys/, 'here or just above, a line has no name with a colon, or a quotation mark is missing'],
];

function unreadable({ message, linePos }: YAMLParseError): string {
  const cure = CURES.find(([pattern]) => pattern.test(message))?.[1];
  return `line ${linePos?.[0].line ?? 1}: ${cure ?? message.split(/ at line|\n/)[0]}`;
}

/**
 * Compiles one content file.
 *
 * @param path path of the file as messages name it, for example `src/content/tours/x.md`
 * @param terms values for names such as `{terms.cancel}`; without them such a name stays as written
 * @returns the checked value, or one readable line for each mistake
 */
export function compileContent(path: string, source: string, terms?: Terms): Compiled {
  const kind = kindOf(path);
  if (kind === undefined) return { ok: false, mistakes: [`${path}: no page reads a file of this name`] };
  let raw: unknown;
  try {
    raw = read(kind, source, path);
  } catch (error) {
    if (error instanceof ContentMistake) return { ok: false, mistakes: [`${path} → ${error.message}`] };
    if (error instanceof YAMLParseError) return { ok: false, mistakes: [`${path} → ${unreadable(error)}`] };
    throw error;
  }
  const { value, unknown } = terms === undefined ? { value: raw, unknown: [] } : withTerms(raw, terms);
  if (unknown.length > 0) return { ok: false, mistakes: unknown.map((name) => `${path}: ${whyUnknown(name)}`) };
  const checked = schemas[kind].safeParse(value);
  return checked.success
    ? { ok: true, value: typesetAll(checked.data) }
    : {
        ok: false,
        mistakes: checked.error.issues.map((issue) => `${path} → ${where(issue.path)}: ${says(issue, raw)}`),
      };
}
