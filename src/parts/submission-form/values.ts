import type { Values } from './form-definition';

/** What a ticked box holds. */
export const TICKED = 'yes';

/** TypeScript forgets the names of a record's fields. */
export const fieldsIn = <Field extends string>(values: Values<Field>): Field[] => Object.keys(values) as Field[];

export const isFilled = <Field extends string>(values: Values<Field>): boolean =>
  fieldsIn(values).some((field) => values[field].trim() !== '');

export const isSame = <Field extends string>(a: Values<Field>, b: Values<Field>): boolean =>
  fieldsIn(a).every((field) => a[field] === b[field]);

/** What was typed wins; what was kept fills the gaps. */
export function fillGaps<Field extends string>(
  typed: Values<Field>,
  kept: Partial<Values<Field>>,
): Record<Field, string> {
  const full: Record<Field, string> = { ...typed };
  for (const field of fieldsIn(typed)) full[field] = typed[field] || (kept[field] ?? '');
  return full;
}

/** The fields that we have, of texts that may have others or lack some. */
export function pickFields<Field extends string>(
  empty: Values<Field>,
  stored: Readonly<Record<string, string>>,
): Record<Field, string> {
  const picked: Record<Field, string> = { ...empty };
  for (const field of fieldsIn(empty)) picked[field] = stored[field] ?? '';
  return picked;
}
