// The session of a form that is sent through the outbox, as a pure reducer: it takes an event, and returns the new
// session and a list of effects as data. It has no DOM, no React and no storage: form-effects.ts carries the effects
// out, and use-submission-form.ts connects both to the page.
//
//   opening ──taken──▶ writing ──send-pressed──▶ sending ──outcome──▶ sent ──panel-over──▶ writing
//
// Every text begins in the phase opening; a new one without a draft leaves it at once. Send may also return to writing,
// if the outbox refuses the text or saves it for later. All handlers are in this file, because each relies on the parts
// of the session that the others set.
import type { Toast } from '../../ui/toast/show-toast';
import type { Draft } from '../drafts/draft-format';
import type { FormDefinition, FormTexts } from './form-definition';
import type { FieldValues } from './form-fields';
import type {
  AfterRefusal,
  AfterSubmit,
  Banner,
  ContinuedSubmission,
  DraftFate,
  FormEffect,
  FormEvent,
  FormSession,
  PageState,
  SavedSubmission,
  Writing,
} from './form-session-types';
import { fillGaps, isFilled, isSame, joinTexts, pickFields, trimmed } from './values';

/** The outbox holds a taken submission for five minutes; typing renews that hold after this time. */
const TAKE_AGAIN_AFTER_MS = 60_000;

type Phase = 'opening' | 'writing' | 'sending' | 'sent';

/**
 * Returns the phase of a form. It is 'sending' until the outcome is known, even if the visitor has opened another text
 * meanwhile. It is 'opening' until the text to begin with is in the fields, and while no text is open.
 */
export function phaseOf<Field extends string>({ sending, sentPanel, current }: FormSession<Field>): Phase {
  if (sending !== undefined) return 'sending';
  if (sentPanel) return 'sent';
  return current?.begun ? 'writing' : 'opening';
}

/** Returns the session before the first event: no text is open, and nothing is shown. */
export const newSession = <Field extends string>(): FormSession<Field> => ({
  current: undefined,
  lastNumber: 0,
  sending: undefined,
  sentPanel: false,
  banner: undefined,
  saved: undefined,
  shown: { hasUnsentText: false, isDraftStored: false },
});

/** Applies an event to a session. @returns the new session, and the effects in the order in which to carry them out */
export function reduceForm<Field extends string>(
  definition: FormDefinition<Field>,
  session: FormSession<Field>,
  event: FormEvent<Field>,
  page: PageState<Field>,
): { session: FormSession<Field>; effects: readonly FormEffect<Field>[] } {
  const context: StepContext<Field> = { definition, page, session, effects: [] };
  handle(context, event);
  return { session: context.session, effects: context.effects };
}

/** The state of one step: the handlers below write into it and nowhere else. */
interface StepContext<Field extends string> {
  readonly definition: FormDefinition<Field>;
  readonly page: PageState<Field>;
  session: FormSession<Field>;
  readonly effects: FormEffect<Field>[];
}
type EventOf<Field extends string, Type> = Extract<FormEvent<Field>, { type: Type }>;

function handle<Field extends string>(context: StepContext<Field>, event: FormEvent<Field>): void {
  switch (event.type) {
    case 'opened':
      return opened(context, event);
    case 'taken':
      return taken(context, event);
    case 'abandoned-edit-moved':
      return abandonedEditMoved(context, event);
    case 'looked-up':
      return lookedUp(context, event);
    case 'filled':
      return filled(context);
    case 'typed':
      return typed(context, event);
    case 'draft-refused':
      return change(context, { shown: { ...context.session.shown, isDraftStored: false } });
    case 'send-pressed':
      return sendPressed(context, event);
    case 'stored':
      return stored(context);
    case 'outcome':
      return outcome(context, event);
    case 'panel-over':
      return change(context, { sentPanel: false });
    case 'removed':
      return removed(context, event);
    case 'start-over':
      return startOver(context);
    case 'left':
      return left(context);
  }
}

const change = <Field extends string>(context: StepContext<Field>, changes: Partial<FormSession<Field>>): void => {
  context.session = { ...context.session, ...changes };
};

/**
 * Opens a text and leaves the one that was open on this page, with its draft. Text typed before the session began
 * stays.
 */
function opened<Field extends string>(
  context: StepContext<Field>,
  { editId, prefilled, now }: EventOf<Field, 'opened'>,
): void {
  const before = context.session.current;
  if (before !== undefined && before.editId === editId) return;
  if (editId !== undefined) context.effects.push({ type: 'resume-edit', id: editId });
  if (before === undefined) context.effects.push({ type: 'watch-abandoned-edits', exceptId: editId });
  else {
    keep(context);
    leaveCurrent(context, before);
    context.effects.push({ type: 'empty-fields' });
  }
  const writing = startWriting(context, editId, { takenAt: now });
  const { number } = writing;
  if (editId !== undefined) {
    context.effects.push({ type: 'take', id: editId, number });
    return;
  }
  const typed = before === undefined ? context.page.values : context.definition.empty;
  const draft = context.page.draftOf(undefined);
  if (draft !== undefined || !context.page.hasEditDrafts()) return beginNew(context, { typed, draft, prefilled });
  // The outbox no longer leads to the edit of a submission that was sent, so its draft is shown as a new text.
  change(context, { current: { ...writing, prefilled } });
  context.effects.push({ type: 'move-abandoned-edit', number });
}

function abandonedEditMoved<Field extends string>(
  context: StepContext<Field>,
  { number }: EventOf<Field, 'abandoned-edit-moved'>,
): void {
  const { current } = context.session;
  if (current === undefined || current.number !== number || current.begun) return;
  const { values, draftOf } = context.page;
  beginNew(context, { typed: values, draft: draftOf(undefined), prefilled: current.prefilled });
}

/**
 * Begins a new text with its draft, but only after the outbox has answered that the draft was not sent: a killed
 * browser may have kept a draft from some seconds earlier, before it was sent.
 */
function beginNew<Field extends string>(context: StepContext<Field>, filling: Filling<Field>): void {
  const { current } = context.session;
  const id = filling.draft?.id;
  if (current === undefined || id === undefined) return begin(context, filling);
  change(context, { current: { ...current, prefilled: filling.prefilled ?? {} } });
  context.effects.push({ type: 'look-up', id, number: current.number });
}

function lookedUp<Field extends string>(
  context: StepContext<Field>,
  { number, fate }: EventOf<Field, 'looked-up'>,
): void {
  const { current } = context.session;
  if (current === undefined || current.number !== number || current.begun) return;
  const { noun, send } = context.definition.texts;
  const filling = { typed: context.page.values, prefilled: current.prefilled };
  const stored = context.page.draftOf(undefined);
  const draft = stored && { ...stored, ...afterLookUp(stored, fate) };
  if (fate !== 'sent' || draft === undefined) {
    const mayBeInOutbox = fate === 'in-outbox' || fate === 'unknown' || (fate === 'gone' && draft?.inOutbox === true);
    return begin(context, { ...filling, draft }, mayBeInOutbox ? submittedIn(context, draft) : undefined);
  }
  if (draft.changedSinceSend) {
    const message = `This ${noun} was already sent, without your last change. What you wrote since is here. To send it once more, press ${send}.`;
    change(context, { banner: { tone: 'notice', message, editId: undefined } });
    return begin(context, { ...filling, draft: { values: draft.values, id: undefined, inOutbox: false } });
  }
  const message = `This ${noun} was already sent, so its text is not shown again.`;
  change(context, { banner: { tone: 'notice', message, editId: undefined } });
  context.effects.push({ type: 'forget-draft', editId: undefined });
  begin(context, { ...filling, draft: undefined });
}

/** Returns what the outbox's answer says about the submission of a draft. */
function afterLookUp({ inOutbox, doubt }: Draft, fate: DraftFate): Pick<Draft, 'inOutbox' | 'doubt'> {
  if (fate === 'unknown') return { inOutbox, doubt: doubt ?? 'unread' };
  if (fate === 'emptied' && inOutbox) return NOW_LOST;
  return { inOutbox: inOutbox || fate === 'in-outbox', doubt: doubt === 'lost' ? doubt : undefined };
}

/**
 * Returns the text of a draft that has not changed since it was submitted. What is in the fields may be more: lines of
 * another page, or letters that were typed before the draft came.
 */
const submittedIn = <Field extends string>(
  { definition }: StepContext<Field>,
  draft: Draft | undefined,
): FieldValues<Field> | undefined =>
  draft && !draft.changedSinceSend ? pickFields(definition.empty, draft.values) : undefined;

/** The browser has deleted the outbox, so the form has the only copy of what was in it. */
const NOW_LOST: Pick<Draft, 'inOutbox' | 'doubt'> = { inOutbox: false, doubt: 'lost' };

/**
 * Returns the new text that the visitor went on writing after Send was refused, if it continues the submission that is
 * edited now: otherwise one of both texts would replace the other in the outbox.
 */
function newTextOf<Field extends string>({ page }: StepContext<Field>, editId: string): Draft | undefined {
  const draft = page.draftOf(undefined);
  return draft?.id === editId && draft.changedSinceSend ? { ...draft, ...afterLookUp(draft, 'in-outbox') } : undefined;
}

/** Whether the outbox has neither the text of a draft nor the one on which the draft is based. */
function hasThirdText<Field extends string>(
  { definition }: StepContext<Field>,
  { basedOn, values }: Draft,
  found: FieldValues<Field>,
): boolean {
  // The outbox stores texts without the white space around them.
  const isFound = (texts: Draft['values']): boolean =>
    isSame(trimmed(found), trimmed(pickFields(definition.empty, texts)));
  return basedOn !== undefined && !isFound(basedOn) && !isFound(values);
}

function taken<Field extends string>(context: StepContext<Field>, event: EventOf<Field, 'taken'>): void {
  const { current } = context.session;
  if (current?.editId === undefined || current.number !== event.number || current.begun) return;
  const { editId } = current;
  const found = typeof event.taken === 'string' ? undefined : event.taken;
  const newText = found && newTextOf(context, editId);
  const draft = context.page.draftOf(editId) ?? newText;
  const isThere = found !== undefined || draft !== undefined;
  if (typeof event.taken === 'string') {
    const { noun } = context.definition.texts;
    const message =
      event.taken === 'gone'
        ? `This ${noun} is not waiting here any more: it was sent, is being sent just now, or was deleted.`
        : `This ${noun} could not be opened just now. Nothing about it was changed. Please try again from the outbox.`;
    change(context, { banner: { tone: 'notice', message, editId: isThere ? editId : undefined } });
  }
  if (found && draft && hasThirdText(context, draft, found)) {
    const { noun, send } = context.definition.texts;
    const message = `The Outbox has another text of this ${noun} now, maybe from another tab. What you wrote here is shown, and ${send} replaces the other text. To see that one instead, press Start over, then Edit in the Outbox.`;
    change(context, { banner: { tone: 'notice', message, editId } });
  }
  const { values } = context.page;
  // The outbox does not have the submission, so its draft may have been sent; what is written from now on was not.
  const submitted = found === undefined ? submittedIn(context, draft) : undefined;
  if (isThere) {
    begin(context, { typed: values, draft, found }, submitted);
    // The edit has a draft of its own by now.
    if (draft !== undefined && draft === newText) context.effects.push({ type: 'forget-draft', editId: undefined });
    return;
  }
  // There is nothing to edit, so the text becomes a new submission.
  startWriting(context, undefined);
  beginNew(context, { typed: values, draft: context.page.draftOf(undefined) });
  context.effects.push({ type: 'leave-edit' }, { type: 'release', id: editId });
}

function filled<Field extends string>(context: StepContext<Field>): void {
  const { current } = context.session;
  if (current === undefined) return;
  change(context, { current: { ...current, initialValues: context.page.values } });
  keep(context);
  const { id, inOutbox } = current.continues;
  if (current.editId === undefined && id !== undefined) context.effects.push({ type: 'watch', id, wasThere: inOutbox });
}

function typed<Field extends string>(context: StepContext<Field>, { now }: EventOf<Field, 'typed'>): void {
  change(context, { banner: undefined });
  keep(context);
  const { current } = context.session;
  if (current?.editId === undefined || Math.abs(now - current.takenAt) < TAKE_AGAIN_AFTER_MS) return;
  change(context, { current: { ...current, takenAt: now } });
  context.effects.push({ type: 'hold-longer', id: current.editId });
}

function sendPressed<Field extends string>(
  context: StepContext<Field>,
  { honeypotFilled, wrong }: EventOf<Field, 'send-pressed'>,
): void {
  const { current, sending } = context.session;
  if (current === undefined || sending !== undefined) return;
  const { number, editId, continues, lastSubmitted } = current;
  const { summary, texts } = context.definition;
  const notice = (tone: Banner['tone'], message: string): void =>
    change(context, { banner: { tone, message, editId } });
  change(context, { banner: undefined });
  if (honeypotFilled)
    return notice(
      'notice',
      `Nothing was sent. Something that people cannot see had been filled in, maybe by a program in your browser. It is empty again: press ${texts.send} once more.`,
    );
  if (wrong.length > 0) {
    keep(context);
    return summary && notice('summary', summary(wrong));
  }
  const { values } = context.page;
  // The draft stores the id, so that Send continues the same submission after a reload.
  const sent: ContinuedSubmission = { ...continues, id: continues.id ?? context.page.newId };
  // Until the outbox has stored a changed text, the older one may be sent.
  const isChanged = isChangedSinceSend(context, current);
  continueSubmission(context, isChanged ? current : { ...current, lastSubmitted: values }, sent);
  const isRepeated = typeof lastSubmitted === 'object' && isSame(values, lastSubmitted);
  change(context, { saved: undefined, sending: { number, editId, values, isRepeated } });
  context.effects.push({ type: 'submit', values, continues: sent });
}

/** The outbox has stored the text that is being sent: if that is sent, no change is left to keep. */
function stored<Field extends string>(context: StepContext<Field>): void {
  const { current, sending } = context.session;
  if (sending === undefined) return;
  const { number, editId, values } = sending;
  if (current?.number === number) {
    if (current.lastSubmitted === values) return;
    change(context, { current: { ...current, lastSubmitted: values } });
    return keep(context);
  }
  const draft = context.page.draftOf(editId);
  if (!draft?.changedSinceSend || !isDraftOf(context, draft, values)) return;
  context.effects.push({ type: 'save-draft', editId, draft: { ...draft, changedSinceSend: undefined } });
}

function outcome<Field extends string>(context: StepContext<Field>, { after, now }: EventOf<Field, 'outcome'>): void {
  const { current, sending } = context.session;
  if (sending === undefined) return;
  const { texts } = context.definition;
  const { editId, values, isRepeated } = sending;
  const isHere = current?.number === sending.number;
  change(context, { sending: undefined });
  if (after.next === 'sent' || after.next === 'saved' || (after.next === 'already-sent' && isRepeated)) {
    clear(context, sending, values);
    // Leave the edit's address, or the next text would overwrite this submission. Nothing is released: it was
    // submitted.
    if (isHere && editId !== undefined) context.effects.push({ type: 'leave-edit' });
    change(context, { sentPanel: after.next === 'sent' });
    if (after.next === 'sent') context.effects.push({ type: 'toast', toast: { tone: 'success', ...texts.sent } });
    else if (after.next === 'already-sent') context.effects.push({ type: 'toast', toast: sentFromOutbox(texts.noun) });
    else change(context, { saved: savedSubmission(context.definition, after, values, now) });
    return;
  }
  const inOutbox = after.next === 'failed' && after.inOutbox;
  // No submission holds this text: anything sent under its id is another text.
  const id = after.next === 'already-sent' ? undefined : after.id;
  // A text that could not be stored is not the one that the outbox may still send, unless an earlier press stored it.
  const isStored = inOutbox || isRepeated || (after.next === 'kept-in-form' && after.mayBeStored);
  const lastSubmitted = id === undefined ? undefined : isStored ? values : 'older';
  // If the visitor has opened another text meanwhile, the stored draft stays as it is.
  if (isHere) {
    const continues: ContinuedSubmission = { id, inOutbox, doubt: doubtAfter(after, current.continues) };
    continueSubmission(context, { ...current, lastSubmitted }, continues, inOutbox ? values : undefined);
  }
  const left = isHere ? undefined : context.page.draftOf(editId);
  if (left && left.id === id && after.next !== 'already-sent' && after.mayHaveArrived)
    context.effects.push({ type: 'save-draft', editId, draft: { ...left, doubt: 'lost' } });
  const banner: Banner =
    after.next === 'failed'
      ? { ...failedBanner(texts, after), editId }
      : { tone: 'notice', message: after.message, editId };
  if (isHere) change(context, { banner });
  // The banner of a text that was left is not seen. Without a draft, the visitor has deleted the text meanwhile.
  const isUnseen = !isHere && !isStored && (after.next === 'already-sent' || context.page.draftOf(editId));
  if (after.next === 'failed' || isUnseen) {
    const title = after.next === 'failed' ? texts.failed.title : unsentTitle(after);
    const note = isHere && banner.wayOut ? { note: 'It is still in the form. Try again, or email us.' } : {};
    context.effects.push({ type: 'toast', toast: { tone: 'destructive', title, message: after.message, ...note } });
  }
}

const unsentTitle = (after: AfterSubmit): string =>
  after.next === 'kept-in-form' && !after.isNotSent
    ? 'What you wrote last may not have been sent'
    : 'What you wrote last was not sent';

/** Why the next press on Send may send a copy of a text that stayed in the form. */
function doubtAfter(
  after: Extract<AfterSubmit, { message: string }>,
  before: ContinuedSubmission,
): ContinuedSubmission['doubt'] {
  if (after.next === 'already-sent') return undefined;
  if (after.mayHaveArrived) return 'lost';
  if (after.next === 'failed' && after.inOutbox) return undefined;
  if (after.id === undefined) return before.doubt === 'lost' ? 'lost' : undefined;
  if (after.id !== before.id) return undefined;
  // If this press could not read the outbox, the submission may still be in it.
  return before.inOutbox ? 'unread' : before.doubt;
}

/** The banner after a refusal, which says whether the text may have arrived all the same. */
function failedBanner({ noun, failed }: FormTexts, { message, mayHaveArrived }: AfterRefusal): Omit<Banner, 'editId'> {
  const arrived = mayHaveArrived
    ? `Your ${noun} may have arrived already, and is marked as a possible second copy.`
    : mayHaveArrived === false && failed.notArrived;
  const says = failed.banner(message);
  if (failed.wayOut === undefined) return { tone: 'error', message: arrived ? `${arrived} ${says}` : says };
  return { tone: 'error', message: says, wayOut: arrived ? `${arrived} ${failed.wayOut}` : failed.wayOut };
}

const sentFromOutbox = (noun: string): Toast => ({
  tone: 'success',
  title: `Your ${noun} has been sent`,
  message: 'It was sent from the outbox.',
});

/** The submission has left the outbox: empty the form, unless the visitor has changed the text. */
function removed<Field extends string>(context: StepContext<Field>, { id, fate }: EventOf<Field, 'removed'>): void {
  const { current, sending } = context.session;
  if (current === undefined || current.editId !== undefined || current.continues.id !== id) return;
  if (fate === 'emptied') return continueSubmission(context, current, { id, ...NOW_LOST });
  if (sending !== undefined) return;
  const isUntouched = current.initialValues && isSame(context.page.values, current.initialValues);
  if (!isUntouched || isChangedSinceSend(context, current)) {
    change(context, { current: { ...current, leftOutboxId: id } });
    return keep(context);
  }
  clear(context, current);
  change(context, { banner: undefined });
  const { noun } = context.definition.texts;
  const toast: Toast =
    fate === 'sent'
      ? sentFromOutbox(noun)
      : { title: `Your ${noun} was deleted`, message: 'It is not in the outbox any more, and the form is empty.' };
  context.effects.push({ type: 'toast', toast });
}

/** Deletes everything that was typed from the device; a submission in the outbox stays unchanged. */
function startOver<Field extends string>(context: StepContext<Field>): void {
  const { current } = context.session;
  if (current === undefined) return;
  change(context, { banner: undefined });
  clear(context, current);
  if (current.editId !== undefined)
    context.effects.push({ type: 'leave-edit' }, { type: 'release', id: current.editId });
  context.effects.push({ type: 'focus-form' });
}

function left<Field extends string>(context: StepContext<Field>): void {
  const { current } = context.session;
  context.effects.push({ type: 'mark-unsaved', unsaved: false });
  if (current !== undefined) leaveCurrent(context, current);
  change(context, { current: undefined });
}

/** Leaves a text, because the visitor opens another one or another page. */
function leaveCurrent<Field extends string>({ effects }: StepContext<Field>, { editId }: Writing<Field>): void {
  if (editId === undefined) effects.push({ type: 'end-watch' });
  // When the whole page closes, there is no time for this; then the hold ends after five minutes.
  else effects.push({ type: 'release', id: editId }, { type: 'abandon-edit', id: editId });
}

function startWriting<Field extends string>(
  context: StepContext<Field>,
  editId: string | undefined,
  { takenAt = 0, takesAddition = editId === undefined } = {},
): Writing<Field> {
  const number = context.session.lastNumber + 1;
  const current: Writing<Field> = {
    number,
    editId,
    begun: false,
    baseline: undefined,
    continues: { id: undefined, inOutbox: false },
    initialValues: undefined,
    lastSubmitted: undefined,
    prefilled: {},
    takesAddition,
    takenAt,
  };
  change(context, { current, lastNumber: number });
  return current;
}

interface Filling<Field extends string> {
  /**
   * The values in the fields, which were typed before the rest was known, or filled in by the browser. They take
   * precedence, but a long text is added to the stored one.
   */
  readonly typed: FieldValues<Field>;
  readonly draft: Draft | undefined;
  /** The values in the outbox. */
  readonly found?: FieldValues<Field> | undefined;
  readonly prefilled?: Partial<FieldValues<Field>>;
}

/**
 * Fills empty fields from the draft or the outbox, and then from the address. A long text is joined with that of the
 * draft.
 */
function begin<Field extends string>(
  context: StepContext<Field>,
  { typed, draft, found, prefilled = {} }: Filling<Field>,
  lastSubmitted: Writing<Field>['lastSubmitted'] = draft?.changedSinceSend ? 'older' : undefined,
): void {
  const { current } = context.session;
  const { empty, longText } = context.definition;
  if (current === undefined) return;
  let { continues } = current;
  if (draft) continues = { id: draft.id, inOutbox: draft.inOutbox, doubt: draft.doubt };
  else if (found) continues = { id: current.editId, inOutbox: true };
  const baseline = found ?? fillGaps(empty, prefilled);
  // The outbox sends the text that waits there, unless the visitor sends another one.
  const submitted = found && continues.id === current.editId ? found : lastSubmitted;
  change(context, { current: { ...current, begun: true, baseline, continues, lastSubmitted: submitted } });
  const kept = draft ? pickFields(empty, draft.values) : found;
  const both = kept ? { ...fillGaps(typed, kept), [longText]: joinTexts(typed[longText], kept[longText]) } : typed;
  const values = fillGaps(both, prefilled);
  context.effects.push({ type: 'fill-fields', values, addition: current.takesAddition });
}

/** Saves the values in the fields: a draft is stored only of what is neither in the outbox nor from the address. */
function keep<Field extends string>(context: StepContext<Field>): void {
  const { current } = context.session;
  const { values } = context.page;
  const hasUnsentText = isFilled(values) && !(current?.baseline && isSame(values, current.baseline));
  context.effects.push({ type: 'mark-unsaved', unsaved: hasUnsentText, isUnkept: hasUnsentText && !current?.begun });
  if (current?.begun) {
    const { editId } = current;
    if (hasUnsentText) {
      const continues = { ...current.continues, id: current.continues.id ?? context.page.newId };
      change(context, { current: { ...current, continues } });
      const changed: Pick<Draft, 'changedSinceSend'> = isChangedSinceSend(context, current)
        ? { changedSinceSend: true }
        : {};
      const isEditOfKnownText = editId !== undefined && typeof current.lastSubmitted === 'object';
      const basis: Pick<Draft, 'basedOn'> = isEditOfKnownText ? { basedOn: current.lastSubmitted } : {};
      context.effects.push({ type: 'save-draft', editId, draft: { values, ...continues, ...changed, ...basis } });
    } else context.effects.push({ type: 'forget-draft', editId });
  }
  const inOutbox = current && inOutboxOf(context, current);
  change(context, { shown: { hasUnsentText, isDraftStored: hasUnsentText && current?.begun === true, inOutbox } });
}

/** Returns what the outbox has of a new text. */
function inOutboxOf<Field extends string>(
  context: StepContext<Field>,
  current: Writing<Field>,
): FormSession<Field>['shown']['inOutbox'] {
  const { editId, continues, lastSubmitted, leftOutboxId } = current;
  if (editId !== undefined || continues.id === undefined || continues.id === leftOutboxId) return undefined;
  if (continues.inOutbox) return isChangedSinceSend(context, current) ? 'older' : 'same';
  return typeof lastSubmitted === 'object' || continues.doubt === 'unread' ? 'maybe' : undefined;
}

const isChangedSinceSend = <Field extends string>(
  { page: { values } }: StepContext<Field>,
  { lastSubmitted }: Writing<Field>,
): boolean => lastSubmitted === 'older' || (typeof lastSubmitted === 'object' && !isSame(values, lastSubmitted));

/** Sets the submission that the next Send continues; `taken` are the values that the outbox holds now. */
function continueSubmission<Field extends string>(
  context: StepContext<Field>,
  current: Writing<Field>,
  continues: ContinuedSubmission,
  taken?: FieldValues<Field>,
): void {
  let { baseline } = current;
  if (current.editId !== undefined && continues.id !== current.editId) baseline = undefined;
  else if (current.editId !== undefined && taken) baseline = taken;
  change(context, { current: { ...current, continues, baseline } });
  keep(context);
}

/** Whether a draft has exactly these values. */
const isDraftOf = <Field extends string>(
  { definition }: StepContext<Field>,
  draft: Draft,
  values: FieldValues<Field>,
): boolean => isSame(pickFields(definition.empty, draft.values), values);

/**
 * The text was sent, is saved in the outbox, or is discarded: deletes its drafts and begins a new text. If the visitor
 * has left the text while it was being sent, a draft stays if it holds anything else than `submitted`.
 */
function clear<Field extends string>(
  context: StepContext<Field>,
  done: Pick<Writing<Field>, 'number' | 'editId'>,
  submitted?: FieldValues<Field>,
): void {
  const { editId } = done;
  const { empty } = context.definition;
  const isOpen = context.session.current?.number === done.number;
  const { draftOf } = context.page;
  const draft = draftOf(undefined);
  const holdsMore = (one: Draft | undefined): boolean =>
    !isOpen && one !== undefined && submitted !== undefined && !isDraftOf(context, one, submitted);
  const isSubmitted = (one: Draft): boolean => submitted !== undefined && isDraftOf(context, one, submitted);
  // The same submission may have been begun in the empty form and finished as an edit. What was added there since it
  // was submitted is another text.
  const isSameText = draft?.id === editId && (!draft?.changedSinceSend || isSubmitted(draft));
  const isSameDraft = !holdsMore(draft) && (editId === undefined || isSameText);
  if (editId !== undefined && !holdsMore(draftOf(editId))) context.effects.push({ type: 'forget-draft', editId });
  if (isSameDraft) context.effects.push({ type: 'forget-draft', editId: undefined });
  // A later text may have taken lines of another page.
  if (editId === undefined && !holdsMore(draft)) context.effects.push({ type: 'forget-addition' });
  if (!isOpen) return;
  context.effects.push({ type: 'empty-fields' });
  // The lines that the address adds belong to the text that is done, so the new text does not take them over.
  startWriting(context, undefined, { takesAddition: false });
  beginNew(context, { typed: empty, draft: isSameDraft ? undefined : draft });
}

function savedSubmission<Field extends string>(
  { submissionOf, longText }: FormDefinition<Field>,
  { id, offline }: Pick<SavedSubmission, 'id' | 'offline'>,
  values: FieldValues<Field>,
  savedAt: number,
): SavedSubmission {
  const { payload } = submissionOf(values);
  return { id, name: 'name' in payload ? payload.name : '', begins: values[longText].trim(), savedAt, offline };
}
