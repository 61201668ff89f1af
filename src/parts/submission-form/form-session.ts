// The life of a form that is sent through the outbox, as a pure reducer: an event comes in, the new
// session and a list of effects as data come out. No DOM, no React, no storage: form-effects.ts
// carries the effects out, use-submission-form.ts binds both to the page.
//
//   opening ──taken──▶ writing ──validated──▶ sending ──outcome──▶ sent ──panel-over──▶ writing
//
// A new text opens in writing at once, a submission under edit in opening. Send may also end in
// writing again: refused, or saved for later.
import type { FieldValues } from '../../browser/form-fields';
import type { Toast } from '../../ui/toast/show-toast';
import type { Draft } from './draft-store';
import type { FormDefinition } from './form-definition';
import type {
  Banner,
  Continues,
  FormEffect,
  FormEvent,
  FormSession,
  PageState,
  SavedSubmission,
  Writing,
} from './form-session-types';
import { fillGaps, isFilled, isSame, pickFields } from './values';

/** The outbox holds a taken submission back for five minutes; while the visitor types, it goes on. */
const TAKE_AGAIN_AFTER_MS = 60_000;

type Phase = 'opening' | 'writing' | 'sending' | 'sent';

export function phaseOf<Field extends string>({ sending, sentPanel, current }: FormSession<Field>): Phase {
  if (sending !== undefined) return 'sending';
  if (sentPanel) return 'sent';
  return current?.begun ? 'writing' : 'opening';
}

export const newSession = <Field extends string>({ empty }: FormDefinition<Field>): FormSession<Field> => ({
  current: undefined,
  lastNumber: 0,
  sending: undefined,
  sentPanel: false,
  banner: undefined,
  saved: undefined,
  judged: [],
  shown: { values: empty, isOurs: false, kept: false },
});

/** What an event makes of a session, and what is to be done, in this order. */
export function step<Field extends string>(
  definition: FormDefinition<Field>,
  session: FormSession<Field>,
  event: FormEvent<Field>,
  page: PageState<Field>,
): { session: FormSession<Field>; effects: readonly FormEffect<Field>[] } {
  const turn: Turn<Field> = { definition, page, session, effects: [] };
  handle(turn, event);
  return { session: turn.session, effects: turn.effects };
}

/** One step while it is worked out: the handlers below write into it and nowhere else. */
interface Turn<Field extends string> {
  readonly definition: FormDefinition<Field>;
  readonly page: PageState<Field>;
  session: FormSession<Field>;
  readonly effects: FormEffect<Field>[];
}
type EventOf<Field extends string, Type> = Extract<FormEvent<Field>, { type: Type }>;

function handle<Field extends string>(turn: Turn<Field>, event: FormEvent<Field>): void {
  switch (event.type) {
    case 'opened':
      return opened(turn, event);
    case 'taken':
      return taken(turn, event);
    case 'filled':
      return filled(turn);
    case 'typed':
      return typed(turn, event);
    case 'draft-refused':
      return change(turn, { shown: { ...turn.session.shown, kept: false } });
    case 'send-pressed':
      return sendPressed(turn, event);
    case 'validated':
      return validated(turn, event);
    case 'outcome':
      return outcome(turn, event);
    case 'panel-over':
      return change(turn, { sentPanel: false });
    case 'removed':
      return removed(turn, event);
    case 'start-over':
      return startOver(turn);
    case 'left':
      return left(turn);
  }
}

const change = <Field extends string>(turn: Turn<Field>, changes: Partial<FormSession<Field>>): void => {
  turn.session = { ...turn.session, ...changes };
};

/** What was written elsewhere on this page is put away with its draft; what was typed before there was any writing stays. */
function opened<Field extends string>(turn: Turn<Field>, { editId, given, now }: EventOf<Field, 'opened'>): void {
  const before = turn.session.current;
  if (before !== undefined && before.editId === editId) return;
  if (editId !== undefined) turn.effects.push({ type: 'resume-edit', id: editId });
  if (before === undefined) turn.effects.push({ type: 'watch-abandoned-edits', exceptId: editId });
  else {
    keep(turn);
    putAway(turn, before);
    emptyFields(turn);
  }
  const { number } = startWriting(turn, editId, now);
  if (editId !== undefined) turn.effects.push({ type: 'take', id: editId, number });
  else {
    const typed = before === undefined ? turn.page.values : turn.definition.empty;
    begin(turn, { typed, draft: turn.page.draftOf(undefined), given });
  }
}

function taken<Field extends string>(turn: Turn<Field>, event: EventOf<Field, 'taken'>): void {
  const { current } = turn.session;
  if (current?.editId === undefined || current.number !== event.number || current.begun) return;
  const { editId } = current;
  const found = typeof event.taken === 'string' ? undefined : event.taken;
  const draft = turn.page.draftOf(editId);
  const isThere = found !== undefined || draft !== undefined;
  if (typeof event.taken === 'string') {
    const { noun } = turn.definition.texts;
    const message =
      event.taken === 'gone'
        ? `This ${noun} is not waiting here any more: it was sent, is being sent just now, or was deleted.`
        : `This ${noun} could not be opened just now. Nothing about it was changed. Please try again from the outbox.`;
    change(turn, { banner: { tone: 'notice', message, over: isThere ? editId : undefined } });
  }
  if (isThere) return begin(turn, { typed: turn.page.values, draft, found });
  // There is nothing here to edit: what is written from now on is a new submission.
  startWriting(turn, undefined);
  begin(turn, { typed: turn.page.values, draft: turn.page.draftOf(undefined) });
  turn.effects.push({ type: 'leave-edit' }, { type: 'release', id: editId });
}

function filled<Field extends string>(turn: Turn<Field>): void {
  const { current } = turn.session;
  if (current === undefined) return;
  change(turn, { current: { ...current, beganAs: turn.page.values } });
  keep(turn);
  const { id, inOutbox } = current.continues;
  if (current.editId === undefined && id !== undefined) turn.effects.push({ type: 'watch', id, wasThere: inOutbox });
}

function typed<Field extends string>(turn: Turn<Field>, { field, now }: EventOf<Field, 'typed'>): void {
  change(turn, { banner: undefined });
  keep(turn);
  const judged = turn.session.judged.find((name) => name === field);
  if (judged !== undefined) turn.effects.push({ type: 'validate-field', field: judged });
  const { current } = turn.session;
  if (current?.editId === undefined || now - current.takenAt < TAKE_AGAIN_AFTER_MS) return;
  change(turn, { current: { ...current, takenAt: now } });
  turn.effects.push({ type: 'hold-longer', id: current.editId });
}

function sendPressed<Field extends string>(
  turn: Turn<Field>,
  { honeypotFilled }: EventOf<Field, 'send-pressed'>,
): void {
  const { current, sending } = turn.session;
  if (current === undefined || sending !== undefined) return;
  const message = `Nothing was sent. A field that people cannot see had been filled in, maybe by a program in your browser. It is empty again: press ${turn.definition.texts.send} once more.`;
  change(turn, { banner: honeypotFilled ? { tone: 'notice', message, over: current.editId } : undefined });
  if (!honeypotFilled) turn.effects.push({ type: 'validate' });
}

function validated<Field extends string>(turn: Turn<Field>, { wrong, newId }: EventOf<Field, 'validated'>): void {
  const { current, judged } = turn.session;
  const { values } = turn.page;
  if (current === undefined) return;
  const { number, editId, continues } = current;
  const [first] = wrong;
  if (first !== undefined) {
    const { summary } = turn.definition;
    keep(turn);
    change(turn, { judged: [...new Set([...judged, ...wrong])] });
    if (summary) change(turn, { banner: { tone: 'summary', message: summary(wrong), over: editId } });
    turn.effects.push({ type: 'focus-field', field: first });
    return;
  }
  // The draft remembers under which number it goes out: after a reload Send continues that one.
  const sent: Continues = { id: continues.id ?? newId, inOutbox: continues.inOutbox };
  continueSubmission(turn, current, sent);
  change(turn, { saved: undefined, sending: { number, editId, values } });
  turn.effects.push({ type: 'submit', values, continues: sent });
}

function outcome<Field extends string>(turn: Turn<Field>, { after, now }: EventOf<Field, 'outcome'>): void {
  const { current, sending } = turn.session;
  if (sending === undefined) return;
  const { texts } = turn.definition;
  const { editId, values } = sending;
  const isHere = current?.number === sending.number;
  change(turn, { sending: undefined });
  if (after.next === 'sent' || after.next === 'saved') {
    clear(turn, sending);
    // Under its old address the next submission would become this one. Nothing is released: it was handed over.
    if (isHere && editId !== undefined) turn.effects.push({ type: 'leave-edit' });
    change(turn, { sentPanel: after.next === 'sent' });
    if (after.next === 'sent') turn.effects.push({ type: 'toast', toast: { tone: 'success', ...texts.sent } });
    else change(turn, { saved: savedSubmission(turn.definition, after.id, values, now) });
    return;
  }
  const inOutbox = after.next === 'failed' && after.inOutbox;
  // Where the visitor is elsewhere by now, what is kept stays as it is.
  if (isHere) continueSubmission(turn, current, { id: after.id, inOutbox }, inOutbox ? values : undefined);
  const banner: Banner =
    after.next === 'failed'
      ? { tone: 'error', message: texts.failed.banner(after.message), over: editId }
      : { tone: 'notice', message: after.message, over: editId };
  if (isHere) change(turn, { banner });
  if (after.next === 'failed') {
    const toast: Toast = { tone: 'destructive', title: texts.failed.title, message: after.message };
    turn.effects.push({ type: 'toast', toast });
  }
}

/** Its text has no business here any more, unless the visitor is writing on in it. */
function removed<Field extends string>(turn: Turn<Field>, { id }: EventOf<Field, 'removed'>): void {
  const { current, sending } = turn.session;
  if (current === undefined || current.editId !== undefined || current.continues.id !== id) return;
  if (sending !== undefined || !current.beganAs || !isSame(turn.page.values, current.beganAs)) return;
  clear(turn, current);
  change(turn, { banner: undefined });
  const title = `Your ${turn.definition.texts.noun} has left this device`;
  const message = 'It went out, or was deleted in the outbox.';
  turn.effects.push({ type: 'toast', toast: { title, message } });
}

/** Nothing of what was typed stays on the device; a submission in the outbox stays there as it is. */
function startOver<Field extends string>(turn: Turn<Field>): void {
  const { current } = turn.session;
  if (current === undefined) return;
  change(turn, { banner: undefined });
  clear(turn, current);
  if (current.editId !== undefined) turn.effects.push({ type: 'leave-edit' }, { type: 'release', id: current.editId });
  turn.effects.push({ type: 'focus-form' });
}

function left<Field extends string>(turn: Turn<Field>): void {
  const { current } = turn.session;
  turn.effects.push({ type: 'mark-unsaved', unsaved: false });
  if (current !== undefined) putAway(turn, current);
  change(turn, { current: undefined });
}

/** The visitor has gone on to another writing, or to another page. */
function putAway<Field extends string>({ effects }: Turn<Field>, { editId }: Writing<Field>): void {
  if (editId === undefined) effects.push({ type: 'end-watch' });
  // Where the whole page goes away instead, there is no time for it: it is due after five minutes.
  else effects.push({ type: 'release', id: editId }, { type: 'abandon-edit', id: editId });
}

function emptyFields<Field extends string>(turn: Turn<Field>): void {
  change(turn, { judged: [] });
  turn.effects.push({ type: 'empty-fields' });
}

function startWriting<Field extends string>(
  turn: Turn<Field>,
  editId: string | undefined,
  takenAt = 0,
): Writing<Field> {
  const number = turn.session.lastNumber + 1;
  const continues = { id: undefined, inOutbox: false };
  const current = { number, editId, begun: false, baseline: undefined, continues, beganAs: undefined, takenAt };
  change(turn, { current, lastNumber: number });
  return current;
}

interface Filling<Field extends string> {
  /** What stands in the fields: it was typed before the rest was known, and wins. */
  readonly typed: FieldValues<Field>;
  readonly draft: Draft | undefined;
  /** What the outbox holds of it. */
  readonly found?: FieldValues<Field> | undefined;
  readonly given?: Partial<FieldValues<Field>>;
}

/** Fills what is still empty, from the draft or from what the outbox holds, then with what the address gives. */
function begin<Field extends string>(turn: Turn<Field>, { typed, draft, found, given = {} }: Filling<Field>): void {
  const { current } = turn.session;
  const { empty } = turn.definition;
  if (current === undefined) return;
  let { continues } = current;
  if (draft) continues = { id: draft.id, inOutbox: draft.inOutbox };
  else if (found) continues = { id: current.editId, inOutbox: true };
  change(turn, { current: { ...current, begun: true, baseline: found ?? fillGaps(empty, given), continues } });
  const kept = draft ? pickFields(empty, draft.values) : found;
  const values = fillGaps(kept ? fillGaps(typed, kept) : typed, given);
  turn.effects.push({ type: 'fill-fields', values, addition: current.editId === undefined });
}

/** Takes over what stands in the fields: a draft is kept of what nobody else holds. */
function keep<Field extends string>(turn: Turn<Field>): void {
  const { current } = turn.session;
  const { values } = turn.page;
  const isOurs = isFilled(values) && !(current?.baseline && isSame(values, current.baseline));
  turn.effects.push({ type: 'mark-unsaved', unsaved: isOurs });
  if (current?.begun) {
    const { editId, continues } = current;
    if (isOurs) turn.effects.push({ type: 'save-draft', editId, draft: { values, ...continues } });
    else turn.effects.push({ type: 'forget-draft', editId });
  }
  change(turn, { shown: { values, isOurs, kept: isOurs && current?.begun === true } });
}

/** What the next Send continues; `taken` where the outbox holds the text now. */
function continueSubmission<Field extends string>(
  turn: Turn<Field>,
  current: Writing<Field>,
  continues: Continues,
  taken?: FieldValues<Field>,
): void {
  let { baseline } = current;
  if (current.editId !== undefined && continues.id !== current.editId) baseline = undefined;
  else if (current.editId !== undefined && taken) baseline = taken;
  change(turn, { current: { ...current, continues, baseline } });
  keep(turn);
}

/** It went out, is safe in the outbox, or is not wanted: nothing of it stays, and the form is a new one. */
function clear<Field extends string>(turn: Turn<Field>, done: Pick<Writing<Field>, 'number' | 'editId'>): void {
  const { editId } = done;
  const draft = turn.page.draftOf(undefined);
  // The same submission, begun in the empty form and finished from the outbox.
  const isSameDraft = editId === undefined || draft?.id === editId;
  if (editId !== undefined) turn.effects.push({ type: 'forget-draft', editId });
  if (isSameDraft) turn.effects.push({ type: 'forget-draft', editId: undefined });
  if (editId === undefined) turn.effects.push({ type: 'forget-addition' });
  if (turn.session.current?.number !== done.number) return;
  turn.effects.push({ type: 'mark-unsaved', unsaved: false });
  emptyFields(turn);
  startWriting(turn, undefined);
  begin(turn, { typed: turn.definition.empty, draft: isSameDraft ? undefined : draft });
}

function savedSubmission<Field extends string>(
  { submissionOf, longText }: FormDefinition<Field>,
  id: string,
  values: FieldValues<Field>,
  savedAt: number,
): SavedSubmission {
  const { payload } = submissionOf(values);
  return { id, name: 'name' in payload ? payload.name : '', begins: values[longText].trim(), savedAt };
}
