// What a form that is sent as a submission tells its machinery: fields, rules and texts.
import type { FormErrors } from '@mantine/form';
import type { OutboxEntry } from '../../outbox/outbox';
import type { Submission, SubmissionKind } from '../../outbox/submission';

/** What stands in the fields; a box is TICKED or empty. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

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
  };
}

/** One form that is sent through the outbox. */
export interface FormDefinition<Field extends string> {
  readonly kind: Exclude<SubmissionKind, 'newsletter'>;
  readonly path: '/contact' | '/survey';
  /** In the order of the page: the first wrong one gets the focus. */
  readonly fields: readonly Field[];
  readonly empty: Values<Field>;
  /** The long one, which is counted and quoted. */
  readonly text: Field;
  readonly validate: (values: Values<Field>) => FormErrors;
  /** What goes to the outbox. Call it only with values that keep the rules. */
  readonly submissionOf: (values: Values<Field>) => Submission;
  /** The way back, for editing; undefined where it is another kind of submission. */
  readonly valuesOf: (entry: OutboxEntry) => Values<Field> | undefined;
  /** For a new submission, once: what another page wants in it beside what was typed or kept. */
  readonly addTo?: (values: Values<Field>) => Values<Field>;
  /** The submission is gone: nothing of what was to be added stays either. */
  readonly forgetAdded?: () => void;
  /** What is said above the form when fields are wrong; none where the fields alone say it. */
  readonly summary?: (wrong: readonly Field[]) => string;
  readonly texts: FormTexts;
}
