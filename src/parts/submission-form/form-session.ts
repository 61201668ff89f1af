import type { Draft } from './draft-store';
import type { Values } from './form-definition';

/** What is being written on: a new submission, or one that was taken out of the outbox. */
export interface FormSession<Field extends string> {
  readonly editId: string | undefined;
  /** Before its text is in the fields nothing of them is kept: a draft would be lost over it. */
  begun: boolean;
  /** What the outbox holds, or the address has filled in. A draft is kept only of what differs. */
  baseline: Values<Field> | undefined;
  /** The submission that the next Send continues, and whether it stands in the outbox. */
  continues: Pick<Draft, 'id' | 'inOutbox'>;
}

export const newSession = <Field extends string>(editId: string | undefined): FormSession<Field> => ({
  editId,
  begun: false,
  baseline: undefined,
  continues: { id: undefined, inOutbox: false },
});
