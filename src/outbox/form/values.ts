import { withoutFormatCharacters } from '../store/field-rules';
import { fieldsIn, type FieldValues } from './form-fields';

/** The share of the shorter text that is alike in two states of one text. */
const ALIKE = 0.8;
/** Texts up to this length, in characters, may be alike by chance. */
const SHORT = 20;

/** Returns whether any field has more than white space; a ticked checkbox or a selected choice counts. */
export const isFilled = <Field extends string>(values: FieldValues<Field>): boolean =>
  fieldsIn(values).some((field) => values[field].trim() !== '');

/** Returns whether both have exactly the same values, white space included. Only the fields of `a` are compared. */
export const isSame = <Field extends string>(a: FieldValues<Field>, b: FieldValues<Field>): boolean =>
  fieldsIn(a).every((field) => a[field] === b[field]);

/** Returns the values without the white space around them, and without invisible format characters. */
export function trimmed<Field extends string>(values: FieldValues<Field>): FieldValues<Field> {
  const texts: Record<Field, string> = { ...values };
  for (const field of fieldsIn(values)) texts[field] = withoutFormatCharacters(values[field]).trim();
  return texts;
}

/** Typed values take precedence; the stored draft fills the fields that are still empty. */
export function fillGaps<Field extends string>(
  typed: FieldValues<Field>,
  kept: Partial<FieldValues<Field>>,
): FieldValues<Field> {
  const full: Record<Field, string> = { ...typed };
  for (const field of fieldsIn(typed)) full[field] = typed[field] || (kept[field] ?? '');
  return full;
}

/** Returns whether two texts begin and end alike, so that they are states of one text, one of them a little older. */
function isSameText(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let begin = 0;
  while (begin < shorter && one[begin] === other[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return begin + end >= shorter * ALIKE;
}

/** Returns a message with a further text below it, after an empty line. */
export const withTextBelow = (message: string, text: string): string =>
  message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`;

/**
 * Returns both texts of a long field. What was typed comes last, because the visitor goes on typing at the end. If one
 * text contains the other, it is the longer one; of two states of one text, it is the one in the field, which a browser
 * may have restored.
 */
export function joinTexts(typed: string, kept: string): string {
  if (typed.includes(kept) || (typed.length > SHORT && isSameText(typed, kept))) return typed;
  return kept.includes(typed.trim()) ? kept : withTextBelow(kept, typed);
}

/** Returns the beginning of a text, and dots if it goes on. It counts whole characters, so that no emoji is halved. */
export function beginningOf(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}...` : text;
}

/** The values of the form's own fields, from texts that may have other fields or lack some. */
export function pickFields<Field extends string>(
  empty: FieldValues<Field>,
  stored: Readonly<Record<string, string>>,
): FieldValues<Field> {
  const picked: Record<Field, string> = { ...empty };
  for (const field of fieldsIn(empty)) picked[field] = stored[field] ?? '';
  return picked;
}
