// What a form that is sent through the outbox tells its machinery: fields, rules and texts.
import type { FieldValues } from '../../browser/form-fields';
import type { OutboxEntry } from '../../outbox/outbox';
import type { Submission, SubmissionKind } from '../../outbox/submission';

export interface FormTexts {
  /** "message": what the visitor calls it. */
  readonly noun: string;
  /** The button that sends it. */
  readonly send: string;
  readonly sent: { readonly title: string; readonly message: string };
  readonly failed: {
    readonly title: string;
    /** Where the outbox does not say more. */
    readonly message: string;
    /** Above the form, which keeps its text. */
    readonly banner: (message: string) => string;
    /** What became of the text and what can be done, where the banner does not say it; our e-mail address follows. */
    readonly wayOut?: string;
  };
}

/** What is wrong with a text, and nothing of words where nothing is: as the validators of the form library say it. */
export type Rule = (text: string) => unknown;

/** The rules of each field; the first broken one speaks. */
export type FieldRules<Field extends string> = Readonly<Record<Field, readonly Rule[]>>;

/** What is wrong, by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** One form that is sent through the outbox. */
export interface FormDefinition<Field extends string> {
  readonly kind: Exclude<SubmissionKind, 'newsletter'>;
  readonly path: '/contact' | '/survey';
  /** In the order of the page: the first wrong one gets the focus. */
  readonly fields: readonly Field[];
  readonly empty: FieldValues<Field>;
  /** The long one, which is counted and quoted. */
  readonly longText: Field;
  readonly rules: FieldRules<Field>;
  /** What goes to the outbox. Call it only with values that keep the rules. */
  readonly submissionOf: (values: FieldValues<Field>) => Submission;
  /** The way back, for editing; undefined where it is a submission of another kind. */
  readonly valuesOf: (entry: OutboxEntry) => FieldValues<Field> | undefined;
  /** For a new submission, once: what another page wants in it beside what was typed or kept. */
  readonly addTo?: (values: FieldValues<Field>) => FieldValues<Field>;
  /** The submission is gone: nothing of what was to be added stays either. */
  readonly forgetAdded?: () => void;
  /** What is said above the form when fields are wrong; none where the fields alone say it. */
  readonly summary?: (wrong: readonly Field[]) => string;
  readonly texts: FormTexts;
}

export const NAME_MIN = 2;
export const NAME_MAX = 100;

/** Control and format characters show nothing, so they do not count as something written. */
export const bare = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** A rule of one field. It takes one pass over the text, so that a pasted book is answered at once. */
export const rule =
  (holds: (text: string) => boolean, message: string): Rule =>
  (text) =>
    holds(text) ? null : message;

/** What is wrong with a whole form. */
export function brokenRules<Field extends string>(
  { fields, rules }: Pick<FormDefinition<Field>, 'fields' | 'rules'>,
  values: FieldValues<Field>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const name of fields) {
    for (const judge of rules[name]) {
      const said = judge(values[name]);
      if (typeof said !== 'string') continue;
      errors[name] = said;
      break;
    }
  }
  return errors;
}
