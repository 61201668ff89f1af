import type { Draft } from './contact-draft';
import type { ContactValues } from './contact-values';

/** What is being written on: a new message, or a letter that was taken out of the outbox. */
export interface Sheet {
  readonly editId: string | undefined;
  /** Before its text is in the fields nothing of them is kept: a draft would be lost over it. */
  begun: boolean;
  /** How the outbox holds it. A draft is kept only of what differs. */
  taken: ContactValues | undefined;
  /** The submission that the next Send continues, and whether it stands in the outbox. */
  continues: Pick<Draft, 'id' | 'inOutbox'>;
}

export const newSheet = (editId: string | undefined): Sheet => ({
  editId,
  begun: false,
  taken: undefined,
  continues: { id: undefined, inOutbox: false },
});
