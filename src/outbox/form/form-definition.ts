// What a form that is sent through the outbox tells its machinery: fields, rules and texts.
import type * as z from 'zod/mini';
import type { FieldValues } from '../../browser/form-fields';
import type { OutboxEntry } from '../outbox';
import type { Submission, SubmissionKind } from '../store/submission';

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

/** One form that is sent through the outbox. */
export interface FormDefinition<Field extends string> {
  readonly kind: Exclude<SubmissionKind, 'newsletter'>;
  readonly path: '/contact' | '/survey';
  /** In the order of the page: the first wrong one gets the focus. */
  readonly fields: readonly Field[];
  readonly empty: FieldValues<Field>;
  /** The long one, which is counted and quoted. */
  readonly longText: Field;
  /** What the form accepts; out of it comes what is stored and sent. */
  readonly schema: z.core.$ZodType<Submission['payload'], FieldValues<Field>>;
  /** What goes to the outbox. Call it only with values that keep the rules. */
  readonly submissionOf: (values: FieldValues<Field>) => Submission;
  /** The way back, for editing; undefined where it is a submission of another kind. */
  readonly valuesOf: (entry: OutboxEntry) => FieldValues<Field> | undefined;
  /** For a new submission, once: what another page wants in it beside what was typed or kept; the address says what about. */
  readonly addTo?: (values: FieldValues<Field>, about: string | undefined) => FieldValues<Field>;
  /** The submission is gone: nothing of what was to be added stays either. */
  readonly forgetAdded?: () => void;
  /** What is said above the form when fields are wrong; none where the fields alone say it. */
  readonly summary?: (wrong: readonly Field[]) => string;
  readonly texts: FormTexts;
}
