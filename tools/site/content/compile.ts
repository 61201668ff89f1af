import { basename } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { listSchemas, pageSchemas, postSchema } from '../../../src/content/page-schemas';
import { companySchema, tourSchema } from '../../../src/content/schemas';
import { blocksOf, ContentMistake } from './markdown';
import { readPostFile } from './post-file';
import { readTourFile } from './tour-file';

export type Compiled = { ok: true; value: unknown } | { ok: false; mistakes: string[] };

interface Kind {
  readonly matches: (path: string) => boolean;
  readonly schema: z.ZodType;
  readonly read: (source: string, path: string) => unknown;
}

/** In a YAML file these names hold Markdown: paragraphs, lists, bold, links. */
const MARKDOWN_KEYS = new Set(['answer', 'body', 'story']);

function withMarkdown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMarkdown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      MARKDOWN_KEYS.has(key) && typeof inner === 'string' ? blocksOf(inner) : withMarkdown(inner),
    ]),
  );
}

const readYaml = (source: string): unknown => withMarkdown(parse(source));

const fileKinds = (folder: string, schemas: Readonly<Record<string, z.ZodType>>): readonly Kind[] =>
  Object.entries(schemas).map(([name, schema]) => ({
    matches: (path) => path.endsWith(`/content${folder}/${name}.yaml`),
    schema,
    read: readYaml,
  }));

const kinds: readonly Kind[] = [
  { matches: (path) => /\/tours\/[^/]+\.md$/.test(path), schema: tourSchema, read: readTourFile },
  { matches: (path) => basename(path) === 'company.yaml', schema: companySchema, read: readYaml },
  { matches: (path) => /\/posts\/[^/]+\.md$/.test(path), schema: postSchema, read: readPostFile },
  ...fileKinds('/pages', pageSchemas),
  ...fileKinds('', listSchemas),
];

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

/** "stops.3.at.lat" reads as "stop 4 → at.lat" to somebody who counts from one. */
function where(path: readonly PropertyKey[]): string {
  if (path[0] === 'stops' && typeof path[1] === 'number') {
    return [`stop ${path[1] + 1}`, path.slice(2).join('.')].filter(Boolean).join(' → ');
  }
  return path.join('.') || 'the whole file';
}

function says(issue: z.core.$ZodIssue, raw: unknown): string {
  const got = shown(at(raw, issue.path)).slice(0, 80);
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}, got ${got}`;
    case 'unrecognized_keys':
      return `does not know ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map((value) => shown(value)).join(', ')}, got ${got}`;
    default:
      return /^expected/.test(issue.message) ? `${issue.message}, got ${got}` : `${issue.message}, got ${got}`;
  }
}

/**
 * Compiles one content file.
 * @param path the file's path as it is to be named in messages, e.g. `src/content/tours/x.md`
 * @returns the checked value, or one readable line for each mistake
 */
export function compileContent(path: string, source: string): Compiled {
  const kind = kinds.find((candidate) => candidate.matches(path));
  if (!kind) return { ok: false, mistakes: [`${path}: no page reads a file of this name`] };
  let raw: unknown;
  try {
    raw = kind.read(source, path);
  } catch (error) {
    if (error instanceof ContentMistake) return { ok: false, mistakes: [`${path} → ${error.message}`] };
    // YAML's own message holds the line and a drawing of it; the first line is enough to find it.
    if (error instanceof YAMLParseError) return { ok: false, mistakes: [`${path} → ${error.message.split('\n')[0]}`] };
    throw error;
  }
  const checked = kind.schema.safeParse(raw);
  return checked.success
    ? { ok: true, value: checked.data }
    : {
        ok: false,
        mistakes: checked.error.issues.map((issue) => `${path} → ${where(issue.path)}: ${says(issue, raw)}`),
      };
}
