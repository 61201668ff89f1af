// The definition of a form that is sent through the outbox: fields, rules and texts.
import type * as z from 'zod/mini';
import type { OutboxEntry } from '../outbox';
import type { Submission, SubmissionKind } from '../store/submission';
import type { FieldValues } from './form-fields';

export interface FormTexts {
  /** The visitor's word for a submission, such as "message". */
  readonly noun: string;
  /** The label of the button that sends the form. */
  readonly send: string;
  readonly sent: { readonly title: string; readonly message: string };
  readonly failed: {
    readonly title: string;
    /** Shown if the outbox gives no message of its own. */
    readonly message: string;
    /** Stands in the banner, unless the text may have arrived. */
    readonly notArrived?: string;
    /** The banner above the form, which keeps its text. */
    readonly banner: (message: string) => string;
    /**
     * Says where the text is now and what the visitor can do, if the banner does not say so. The page adds our e-mail
     * address after it.
     */
    readonly wayOut?: string;
  };
}

/** The fields of a form and their rules. */
export interface FieldsDefinition<Field extends string> {
  /** In the order of the page: the first wrong field gets the focus. */
  readonly fields: readonly Field[];
  readonly empty: FieldValues<Field>;
  /** The rules. A message of the schema is the error that is shown beside the field. */
  readonly schema: z.core.$ZodType<unknown, Readonly<Partial<Record<Field, string | undefined>>>>;
}

/** One form that is sent through the outbox. */
export interface FormDefinition<Field extends string> extends FieldsDefinition<Field> {
  readonly kind: Exclude<SubmissionKind, 'newsletter'>;
  readonly path: '/contact' | '/survey';
  /** The field whose characters are counted and whose beginning is quoted. */
  readonly longText: Field;
  /** The rules of the form; its output is what is stored and sent. */
  readonly schema: z.core.$ZodType<Submission['payload'], FieldValues<Field>>;
  /** Makes the submission for the outbox. Call it only with valid values. */
  readonly submissionOf: (values: FieldValues<Field>) => Submission;
  /** The field values of a stored submission, for editing; undefined for a submission of another kind. */
  readonly valuesOf: (entry: OutboxEntry) => FieldValues<Field> | undefined;
  /**
   * Called once for a new submission: adds the lines of another page to the typed or stored values. `about` is the
   * search parameter.
   */
  readonly addTo?: (values: FieldValues<Field>, about: string | undefined) => FieldValues<Field>;
  /** Called when the submission is finished: deletes the lines that were to be added. */
  readonly forgetAdded?: () => void;
  /** The message above the form when fields are wrong; undefined if only the fields say it. */
  readonly summary?: (wrong: readonly Field[]) => string;
  readonly texts: FormTexts;
}
