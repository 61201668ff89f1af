import { fieldsIn, type FieldValues } from './form-fields';

/** Returns whether any field has more than white space; a ticked checkbox or a selected choice counts. */
export const isFilled = <Field extends string>(values: FieldValues<Field>): boolean =>
  fieldsIn(values).some((field) => values[field].trim() !== '');

/** Returns whether both have exactly the same values, white space included. Only the fields of `a` are compared. */
export const isSame = <Field extends string>(a: FieldValues<Field>, b: FieldValues<Field>): boolean =>
  fieldsIn(a).every((field) => a[field] === b[field]);

/** Returns the values without the white space around them. */
export function trimmed<Field extends string>(values: FieldValues<Field>): FieldValues<Field> {
  const texts: Record<Field, string> = { ...values };
  for (const field of fieldsIn(values)) texts[field] = values[field].trim();
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

/**
 * Returns both texts of a long field. What was typed comes last, because the visitor goes on typing at the end; if one
 * text contains the other, it is the longer one.
 */
export function joinTexts(typed: string, kept: string): string {
  if (typed.includes(kept)) return typed;
  return kept.includes(typed.trim()) ? kept : `${kept.trimEnd()}\n\n${typed}`;
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
