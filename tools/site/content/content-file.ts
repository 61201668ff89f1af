// The kinds of content files. The kind of a file follows from its path, and the type of its value from its kind.
import type { z } from 'zod';
import { listSchemas, pageSchemas, postSchema } from '../../../src/content/page-schemas';
import { companySchema, tourSchema } from '../../../src/content/schemas';

/** A checked file: its path as messages name it, and its value. */
export interface ContentFile {
  readonly path: string;
  readonly value: unknown;
}

const rootSchemas = { company: companySchema, ...listSchemas };
/** The schema of each kind. */
export const schemas = { tour: tourSchema, post: postSchema, ...rootSchemas, ...pageSchemas } as const;

export type Kind = keyof typeof schemas;

/** A checked file of a kind. */
export interface FileOf<K extends Kind> extends ContentFile {
  readonly value: z.infer<(typeof schemas)[K]>;
}

const hasKey = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** Returns the kind of the file at a path; undefined if no page reads such a file. */
export function kindOf(path: string): Kind | undefined {
  if (/\/tours\/[^/]+\.md$/.test(path)) return 'tour';
  if (/\/posts\/[^/]+\.md$/.test(path)) return 'post';
  const [, folder, name = ''] = /\/content(\/pages)?\/([^/]+)\.yaml$/.exec(path) ?? [];
  if (folder === undefined) return hasKey(rootSchemas, name) ? name : undefined;
  return hasKey(pageSchemas, name) ? name : undefined;
}

/** Returns whether a checked file is of a kind. */
export const isOf = <K extends Kind>(file: ContentFile, kind: K): file is FileOf<K> => kindOf(file.path) === kind;

/** Returns the files of a kind. */
export const filesOf = <K extends Kind>(files: readonly ContentFile[], kind: K): readonly FileOf<K>[] =>
  files.filter((file) => isOf(file, kind));
