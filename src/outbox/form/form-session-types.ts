// The input and output of a form's reducer (form-session.ts): session, events and effects, all of them data.
import type { Toast } from '../../ui/toast/show-toast';
import type { Draft } from '../drafts/draft-format';
import type { SubmissionFate } from '../store/outbox-entry';
import type { FieldValues } from './form-fields';

export interface Banner {
  /** With the tone `summary` the fields show their errors too, and one of them has the focus. */
  readonly tone: 'error' | 'notice' | 'summary';
  readonly message: string;
  /** If nothing was sent: what the visitor can do. Our e-mail address follows. */
  readonly wayOut?: string;
  /** The id of the edited submission to which the banner belongs; undefined for a new text. */
  readonly editId: string | undefined;
}

export interface SavedSubmission {
  readonly id: string;
  readonly name: string;
  readonly begins: string;
  readonly savedAt: number;
  /** True if the browser is offline; false if the service could not be reached, or is busy. */
  readonly offline: boolean;
}

export type ContinuedSubmission = Pick<Draft, 'id' | 'inOutbox' | 'doubt'>;

/** The text that the visitor writes: a new submission, or one taken out of the outbox for editing. */
export interface Writing<Field extends string> {
  /** Counts texts: a late answer with another number is ignored. */
  readonly number: number;
  readonly editId: string | undefined;
  /** False until the text is in the fields. Until then no draft is saved, because it would overwrite the stored one. */
  readonly begun: boolean;
  /** The values in the outbox, or those from the address. A draft is saved only if the fields differ from them. */
  readonly baseline: FieldValues<Field> | undefined;
  /** The submission that the next Send continues, whether it is in the outbox, and what is not known about it. */
  readonly continues: ContinuedSubmission;
  /** The values in the fields when the text was opened. */
  readonly initialValues: FieldValues<Field> | undefined;
  /**
   * The text that the outbox has under the id of `continues`, as far as is known: the last one that was submitted, or
   * while a changed one is not stored yet, the one before. 'older': some other text, which is not known any more.
   */
  readonly lastSubmitted: FieldValues<Field> | 'older' | undefined;
  /** The submission that has left the outbox, though the visitor goes on with its text. */
  readonly leftOutboxId?: string;
  /** The values from the address, which are filled in once the text to begin with is known. */
  readonly prefilled: Partial<FieldValues<Field>>;
  /** Whether it takes over the lines that another page or the address adds. */
  readonly takesAddition: boolean;
  /** When the outbox was last asked to hold the submission back, in milliseconds since 1970. */
  readonly takenAt: number;
}

interface Sending<Field extends string> extends Pick<Writing<Field>, 'number' | 'editId'> {
  readonly values: FieldValues<Field>;
  /** Whether an earlier press has submitted the same text. */
  readonly isRepeated: boolean;
}

export interface FormSession<Field extends string> {
  /** Undefined until the address can be read, and after the visitor has left the page. */
  readonly current: Writing<Field> | undefined;
  readonly lastNumber: number;
  /** The text that is being sent. Meanwhile the visitor may have opened another text on this page, or left it. */
  readonly sending: Sending<Field> | undefined;
  readonly sentPanel: boolean;
  readonly banner: Banner | undefined;
  readonly saved: SavedSubmission | undefined;
  /** What the page says about the text in the fields. */
  readonly shown: {
    /** The fields hold something that is neither in the outbox nor from the address. */
    readonly hasUnsentText: boolean;
    /** A draft of it is stored on the device. */
    readonly isDraftStored: boolean;
    /** What the outbox has of a new text; undefined if it has nothing of it, or if the text is an edit. */
    readonly inOutbox?: InOutbox | undefined;
  };
}

/** The outbox has the same text, or an older state of it, or that is not known. Emptying the form leaves it there. */
export type InOutbox = 'same' | 'older' | 'maybe';

/** What the form does after its text was submitted to the outbox. */
export type AfterSubmit =
  | { next: 'sent' }
  | { next: 'saved'; id: string; offline: boolean }
  /**
   * The text stays in the form; `id` is the submission that the next Send continues. `mayHaveArrived`: a call for it
   * got no answer; undefined if that is not known. `mayBeStored`: it was stored too, and the outbox may still send it.
   * `isNotSent`: nothing of it was sent.
   */
  | { next: 'failed'; id: string | undefined; inOutbox: boolean; message: string; mayHaveArrived?: boolean }
  | {
      next: 'kept-in-form';
      id: string | undefined;
      message: string;
      mayHaveArrived?: true;
      mayBeStored?: true;
      isNotSent?: true;
    }
  /** The outbox had sent the submission before this press. The message is for a text that has changed since. */
  | { next: 'already-sent'; message: string };

export type AfterRefusal = Extract<AfterSubmit, { next: 'failed' }>;

/**
 * The result of taking a submission out of the outbox: its values, 'gone' if the outbox does not have it, or 'closed'
 * if that is unknown.
 */
export type Taken<Field extends string> = FieldValues<Field> | 'gone' | 'closed';

/** The outbox's answer about the submission that a draft continues; 'unknown' if there is no answer. */
export type DraftFate = 'in-outbox' | SubmissionFate | 'unknown';

export type FormEvent<Field extends string> =
  /**
   * The address names this submission, or none. `prefilled` are values from the address: they never overwrite a text,
   * and no draft is saved of them.
   */
  | { type: 'opened'; editId: string | undefined; prefilled: Partial<FieldValues<Field>>; now: number }
  /** The answer to the effect 'take' of this number. */
  | { type: 'taken'; number: number; taken: Taken<Field> }
  /** The effect 'move-abandoned-edit' of this number is done. */
  | { type: 'abandoned-edit-moved'; number: number }
  /** The answer to the effect 'look-up' of this number. */
  | { type: 'looked-up'; number: number; fate: DraftFate }
  /** The effect 'fill-fields' is done. */
  | { type: 'filled' }
  | { type: 'typed'; now: number }
  | { type: 'draft-refused' }
  /** `wrong` names the fields with errors, which prevent sending. */
  | { type: 'send-pressed'; honeypotFilled: boolean; wrong: readonly Field[] }
  /** The outbox has stored the text that is being sent. It may come several times, or never. */
  | { type: 'stored' }
  | { type: 'outcome'; after: AfterSubmit; now: number }
  | { type: 'panel-over' }
  /** A watched submission has left the outbox. */
  | { type: 'removed'; id: string; fate: SubmissionFate }
  | { type: 'start-over' }
  | { type: 'left' };

export type FormEffect<Field extends string> =
  /** `addition` is true if the lines that another page or the address adds are taken over. Answered by 'filled'. */
  | { type: 'fill-fields'; values: FieldValues<Field>; addition: boolean }
  /** Empties the fields and removes their errors. */
  | { type: 'empty-fields' }
  | { type: 'focus-form' }
  /**
   * While `unsaved` is true, this tab asks before it reloads for an update that was made in another tab. `isUnkept`: no
   * draft can hold the text yet, so any reload would lose it.
   */
  | { type: 'mark-unsaved'; unsaved: boolean; isUnkept?: boolean }
  /** Answered by 'draft-refused' if the browser stores nothing. */
  | { type: 'save-draft'; editId: string | undefined; draft: Draft }
  | { type: 'forget-draft'; editId: string | undefined }
  | { type: 'forget-addition' }
  /** Takes a submission out of the outbox for editing. Answered by 'taken'. */
  | { type: 'take'; id: string; number: number }
  | { type: 'hold-longer'; id: string }
  /** Asks the outbox about the submission of a draft. Answered by 'looked-up'. */
  | { type: 'look-up'; id: string; number: number }
  /**
   * Moves the draft of an edit whose submission was sent without it, or was lost with the outbox, to the place of a new
   * text, which is free. Answered by 'abandoned-edit-moved'.
   */
  | { type: 'move-abandoned-edit'; number: number }
  | { type: 'release'; id: string }
  /**
   * The visitor leaves the edit: its draft is deleted together with the submission, on any page, unless that was sent
   * without it.
   */
  | { type: 'abandon-edit'; id: string }
  | { type: 'resume-edit'; id: string }
  /** Watches the edits that were left before this page was loaded. */
  | { type: 'watch-abandoned-edits'; exceptId: string | undefined }
  /** Removes the submission from the address. */
  | { type: 'leave-edit' }
  /** Answered by 'removed'. */
  | { type: 'watch'; id: string; wasThere: boolean }
  | { type: 'end-watch' }
  /** Answered by 'outcome'. */
  | { type: 'submit'; values: FieldValues<Field>; continues: ContinuedSubmission }
  | { type: 'toast'; toast: Toast };

/** The state of the page at the moment of an event. */
export interface PageState<Field extends string> {
  /** The values in the fields: typed, filled in by the browser, or by an effect. */
  readonly values: FieldValues<Field>;
  /** The draft of a submission under edit; undefined as id: the draft of a new text. */
  readonly draftOf: (editId: string | undefined) => Draft | undefined;
  /** Whether edits have drafts. */
  readonly hasEditDrafts: () => boolean;
  /** A new id, for a text that has none yet. */
  readonly newId: string;
}
