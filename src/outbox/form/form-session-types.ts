// What goes in and out of the reducer of a form (form-session.ts): the session, events and effects, all of them data.
import type { FieldValues } from '../../browser/form-fields';
import type { Toast } from '../../ui/toast/show-toast';
import type { Draft } from '../drafts/draft-format';
import type { SubmissionFate } from '../store/outbox-entry';

export interface Banner {
  /** summary: the fields themselves say it too, and one of them has the focus. */
  readonly tone: 'error' | 'notice' | 'summary';
  readonly message: string;
  /** Where nothing went out: what can be done. Our e-mail address follows. */
  readonly wayOut?: string;
  /** The submission whose edit it stands over; undefined for a new one. */
  readonly over: string | undefined;
}

export interface SavedSubmission {
  readonly id: string;
  readonly name: string;
  readonly begins: string;
  readonly savedAt: number;
  /** For want of a connection, as far as the browser knows; else the service could not be reached, or is busy. */
  readonly offline: boolean;
}

export type Continues = Pick<Draft, 'id' | 'inOutbox'>;

/** What is written on: a new submission, or one that was taken out of the outbox. */
export interface Writing<Field extends string> {
  /** An answer that comes late is about the writing of its number, and about no other. */
  readonly number: number;
  readonly editId: string | undefined;
  /** Before it is in the fields nothing of them is kept: a draft would be lost over it. */
  readonly begun: boolean;
  /** What the outbox holds, or the address has filled in. A draft is kept only of what differs. */
  readonly baseline: FieldValues<Field> | undefined;
  /** The submission that the next Send continues, and whether it stands in the outbox. */
  readonly continues: Continues;
  /** What stood in the fields when it began. */
  readonly beganAs: FieldValues<Field> | undefined;
  /**
   * The text that was last handed over under the id it continues. 'as-begun': what stands in the fields once they
   * are filled; 'older': all that is known is that it was another one.
   */
  readonly handedOver: FieldValues<Field> | 'as-begun' | 'older' | undefined;
  /** What the address fills in once it is known which text it begins with. */
  readonly given: Partial<FieldValues<Field>>;
  /** When the outbox was last asked to hold it back. */
  readonly takenAt: number;
}

export interface FormSession<Field extends string> {
  /** Undefined until the address can be read, and after the page was left. */
  readonly current: Writing<Field> | undefined;
  readonly lastNumber: number;
  /** On its way; the visitor may have gone on to another writing on this page meanwhile, or left. */
  readonly sending: (Pick<Writing<Field>, 'number' | 'editId'> & { readonly values: FieldValues<Field> }) | undefined;
  readonly sentPanel: boolean;
  readonly banner: Banner | undefined;
  readonly saved: SavedSubmission | undefined;
  /** What the page says about what stands in the fields. */
  readonly shown: {
    /** Something that nobody else holds: not what the outbox has, not what the address has filled in. */
    readonly isOurs: boolean;
    /** A draft of it is on the device. */
    readonly kept: boolean;
  };
}

/** What the form does when its text was handed to the outbox. */
export type AfterSubmit =
  | { next: 'sent' }
  | { next: 'saved'; id: string; offline: boolean }
  /** The text stays; `id` is what the next Send continues. */
  | { next: 'failed'; id: string | undefined; inOutbox: boolean; message: string }
  | { next: 'kept-in-form'; id: string | undefined; message: string };

/** What became of taking a submission out of the outbox; 'closed' where nobody can tell. */
export type Taken<Field extends string> = FieldValues<Field> | 'gone' | 'closed';

/** What the outbox knows of the submission that a draft continues; 'unknown' where it cannot tell. */
export type DraftFate = 'in-outbox' | SubmissionFate | 'unknown';

export type FormEvent<Field extends string> =
  /** The address names this submission, or none. `given` is what it fills in: never over a text, and nobody's draft. */
  | { type: 'opened'; editId: string | undefined; given: Partial<FieldValues<Field>>; now: number }
  /** The outbox has answered the effect 'take' of this number. */
  | { type: 'taken'; number: number; taken: Taken<Field> }
  /** The outbox has answered the effect 'look-up' of this number. */
  | { type: 'looked-up'; number: number; fate: DraftFate }
  /** The effect 'fill-fields' is done. */
  | { type: 'filled' }
  | { type: 'typed'; now: number }
  | { type: 'draft-refused' }
  /** `wrong`: the fields that keep it from being sent. */
  | { type: 'send-pressed'; honeypotFilled: boolean; wrong: readonly Field[] }
  | { type: 'outcome'; after: AfterSubmit; now: number }
  | { type: 'panel-over' }
  /** A submission that is watched has left the outbox. */
  | { type: 'removed'; id: string; fate: SubmissionFate }
  | { type: 'start-over' }
  | { type: 'left' };

export type FormEffect<Field extends string> =
  /** `addition`: with what another page wants in it. Answer with 'filled'. */
  | { type: 'fill-fields'; values: FieldValues<Field>; addition: boolean }
  /** Empties the fields and takes their errors away. */
  | { type: 'empty-fields' }
  | { type: 'focus-form' }
  /** A reload asks first while this is so. */
  | { type: 'mark-unsaved'; unsaved: boolean }
  /** Answer with 'draft-refused' where the browser keeps nothing. */
  | { type: 'save-draft'; editId: string | undefined; draft: Draft }
  | { type: 'forget-draft'; editId: string | undefined }
  | { type: 'forget-addition' }
  /** Takes a submission out of the outbox for editing. Answer with 'taken'. */
  | { type: 'take'; id: string; number: number }
  | { type: 'hold-longer'; id: string }
  /** Asks the outbox what became of the submission of a draft. Answer with 'looked-up'. */
  | { type: 'look-up'; id: string; number: number }
  | { type: 'release'; id: string }
  /** The edit is left: its draft goes with the submission, on whatever page that is. */
  | { type: 'abandon-edit'; id: string }
  | { type: 'resume-edit'; id: string }
  /** The edits that were left before this page was loaded. */
  | { type: 'watch-abandoned-edits'; exceptId: string | undefined }
  /** Takes the submission out of the address. */
  | { type: 'leave-edit' }
  /** Answer with 'removed'. */
  | { type: 'watch'; id: string; wasThere: boolean }
  | { type: 'end-watch' }
  /** Answer with 'outcome'. */
  | { type: 'submit'; values: FieldValues<Field>; continues: Continues }
  | { type: 'toast'; toast: Toast };

/** What the page holds at the moment of an event. */
export interface PageState<Field extends string> {
  /** In the fields: typed, filled in by the browser, or put there by an effect. */
  readonly values: FieldValues<Field>;
  /** The draft of a submission under edit; of a new one for undefined. */
  readonly draftOf: (editId: string | undefined) => Draft | undefined;
  /** An id that no submission has, for a text that has none yet. */
  readonly newId: string;
}
