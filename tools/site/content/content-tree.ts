// The two ways through a checked content file: every value in it, and the same file with other texts.
import { isRecord } from './is-record';

/** A value inside a content file: a text, a number, a list or a record. */
export interface Node {
  readonly value: unknown;
  /** The name under which it is written; empty for the whole file and for an item of a list. */
  readonly key: string;
  /** The list or record that contains it; undefined for the whole file. */
  readonly parent: unknown;
  /** Its place, counted from one: "stops.4.at.lat". Empty for the whole file. */
  readonly place: string;
}

/**
 * Returns a value and everything inside it, in the order of the file.
 *
 * @param isSkipped returns whether a value is left out, with everything inside it
 */
export function nodesIn(value: unknown, isSkipped: (node: Node) => boolean = () => false): readonly Node[] {
  const from = (node: Node): readonly Node[] => (isSkipped(node) ? [] : [node, ...childrenOf(node).flatMap(from)]);
  return from({ value, key: '', parent: undefined, place: '' });
}

/** Returns the texts of these nodes. */
export const textsIn = (
  value: unknown,
  isSkipped?: (node: Node) => boolean,
): readonly { readonly text: string; readonly place: string }[] =>
  nodesIn(value, isSkipped).flatMap((node) =>
    typeof node.value === 'string' ? [{ text: node.value, place: node.place }] : [],
  );

/** Returns whether a value is the record of a picture, which has its own texts (tools/illustrations). */
export const isPictureRecord = (value: unknown): boolean => isRecord(value) && 'avif' in value;

function childrenOf({ value, place }: Node): readonly Node[] {
  const at = (name: string | number): string => (place === '' ? String(name) : `${place}.${name}`);
  if (Array.isArray(value))
    return value.map((inner: unknown, index) => ({ value: inner, key: '', parent: value, place: at(index + 1) }));
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([key, inner]) => ({ value: inner, key, parent: value, place: at(key) }));
}

/**
 * Returns a value with its texts replaced.
 *
 * @param change returns what stands in place of a text; `key` is empty for a text in a list
 */
export function mapTexts(value: unknown, change: (text: string, key: string) => unknown, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, name)]));
}
