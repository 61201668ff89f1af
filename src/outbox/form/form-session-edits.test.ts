import { describe, expect, test } from 'vitest';
import {
  BEN,
  EDITED,
  NOW,
  ROSA,
  empty,
  inOutbox,
  openEdit,
  sending,
  visit,
} from '../../../tests/setup/simulation/form-visit';
import type { Draft } from '../drafts/draft-format';
import type { AfterSubmit } from './form-session-types';

describe('an edit of a submission that waits', () => {
  test('leaves no draft without a change, and releases the submission', () => {
    const page = openEdit();
    expect(page).toMatchObject({ fields: ROSA, unsaved: false, phase: 'writing' });
    expect(page.drafts.size).toBe(0);
    page.open(undefined);
    expect(page.fields).toEqual(empty);
    expect(page.drafts.size).toBe(0);
    expect(page.asked()).toEqual([
      { type: 'release', id: 'one' },
      { type: 'abandon-edit', id: 'one' },
    ]);
  });

  test('does not affect the message that is written after it', () => {
    const page = openEdit();
    page.write(EDITED);
    page.send();
    expect(page.asked()).toEqual([{ type: 'submit', values: EDITED, continues: { id: 'one', inOutbox: true } }]);
    page.outcome({ next: 'saved', id: 'one', offline: true });
    // The submission was submitted, so nothing is released.
    expect(page.asked()).toEqual([{ type: 'leave-edit' }]);
    page.open(undefined);
    page.write(BEN);
    const after = visit(page.drafts, 'gone');
    after.open();
    expect(after.fields).toEqual(BEN);
    after.asked();
    after.send();
    expect(after.asked()).toMatchObject([{ type: 'submit', continues: { inOutbox: false } }]);
    after.outcome({ next: 'sent' });
    expect(after.drafts.size).toBe(0);
  });

  test('adds what was typed before it came to the message that waits', () => {
    const page = visit();
    page.open('one');
    page.write({ message: 'Hello' });
    page.taken(ROSA);
    expect(page.fields).toEqual({ ...ROSA, message: `${ROSA.message}\n\nHello` });
  });

  test('can be resumed with its changes after it was left', () => {
    const page = openEdit();
    page.write(EDITED);
    page.dispatch({ type: 'left' });
    expect(page.asked()).toContainEqual({ type: 'abandon-edit', id: 'one' });
    const after = visit(page.drafts);
    after.open('one');
    expect(after.asked()).toContainEqual({ type: 'resume-edit', id: 'one' });
    after.taken(ROSA);
    expect(after.fields).toEqual(EDITED);
  });

  test('tells that another tab has changed the message in the outbox since, and shows what was typed here', () => {
    const page = openEdit();
    page.write(EDITED);
    page.dispatch({ type: 'left' });
    const openedWith = (taken: typeof ROSA) => {
      const after = visit(new Map(page.drafts));
      after.open('one');
      after.taken(taken);
      return after;
    };
    const after = openedWith({ ...ROSA, message: 'We are thirteen.' });
    expect(after.fields).toEqual(EDITED);
    expect(after.session.banner).toMatchObject({ tone: 'notice', editId: 'one' });
    expect(after.session.banner?.message).toMatch(/^The Outbox has another text of this message now/);
    // The visitor has gone away before the answer to Send came, and the outbox has stored what was typed here.
    for (const known of [ROSA, EDITED]) expect(openedWith(known).session.banner).toBeUndefined();
    after.dispatch({ type: 'start-over' });
    after.open('one');
    after.taken({ ...ROSA, message: 'We are thirteen.' });
    expect(after.fields.message).toBe('We are thirteen.');
    expect(after.session.banner).toBeUndefined();
  });

  test('leaves its changes to the empty form, as a new message, if it was sent without them', () => {
    const page = openEdit();
    page.write(EDITED);
    expect(page.drafts.get('one')).toMatchObject({ changedSinceSend: true });
    page.dispatch({ type: 'left' });
    const after = visit(page.drafts, 'sent');
    after.open();
    expect(after.fields).toEqual(EDITED);
    expect(after.session.banner).toEqual({
      tone: 'notice',
      message:
        'This message was already sent, without your last change. What you wrote since is here. To send it once more, press Send message.',
      editId: undefined,
    });
    expect([...after.drafts]).toEqual([[undefined, { values: EDITED, id: 'id-1', inOutbox: false }]]);
  });

  test('is shown in the empty form if the browser has deleted the outbox, as a text that may have arrived', () => {
    const after = visit(new Map([['one', { values: EDITED, id: 'one', inOutbox: true }]]), 'emptied');
    after.open();
    expect(after.fields).toEqual(EDITED);
    expect(after.drafts.get(undefined)).toMatchObject({ inOutbox: false, doubt: 'lost' });
  });

  test('leaves nothing to the empty form if it waits, was sent as it is, or the form has a text of its own', () => {
    const changed = openEdit();
    changed.write(EDITED);
    const waits = visit(new Map(changed.drafts), 'in-outbox');
    waits.open(undefined, { name: 'Given' });
    expect(waits.fields).toEqual({ name: 'Given', message: '' });
    expect([...waits.drafts.keys()]).toEqual(['one']);

    const writing = visit(
      new Map(changed.drafts).set(undefined, { values: BEN, id: undefined, inOutbox: false }),
      'sent',
    );
    writing.open();
    expect(writing.fields).toEqual(BEN);
    expect(writing.drafts.get('one')).toMatchObject({ values: EDITED });

    // The browser was killed after the outbox had stored what was sent.
    changed.send();
    changed.dispatch({ type: 'stored' });
    expect(changed.drafts.get('one')).toEqual({ values: EDITED, id: 'one', inOutbox: true, basedOn: EDITED });
    const sent = visit(changed.drafts, 'sent');
    sent.open();
    expect(sent.fields).toEqual(empty);
  });

  test('is known not to be stored until the outbox says so', () => {
    const page = openEdit();
    page.write(EDITED);
    page.send();
    const unsent: Draft = { values: EDITED, id: 'one', inOutbox: true, changedSinceSend: true, basedOn: ROSA };
    expect(page.drafts.get('one')).toEqual(unsent);
    // Another sender sends the older text, and the next page finds it sent.
    const after = visit(new Map(page.drafts), 'sent');
    after.open();
    expect(after.fields).toEqual(EDITED);
    expect(after.session.banner?.message).toMatch(/^This message was already sent, without your last change/);

    page.dispatch({ type: 'left' });
    page.asked();
    page.outcome({ next: 'already-sent', message: 'Without your last change' });
    const toast = {
      tone: 'destructive',
      title: 'What you wrote last was not sent',
      message: 'Without your last change',
    };
    expect(page.asked()).toEqual([{ type: 'toast', toast }]);
    expect(page.drafts.get('one')).toEqual(unsent);
  });

  test('has its draft as it was sent once the outbox has stored it, even if the visitor has left it', () => {
    const stored: Draft = { values: EDITED, id: 'one', inOutbox: true };
    const here = openEdit();
    here.write(EDITED);
    here.send();
    here.dispatch({ type: 'stored' });
    expect(here.drafts.get('one')).toEqual({ ...stored, basedOn: EDITED });
    // The outbox has not stored a text that is written after that.
    here.write(BEN);
    expect(here.drafts.get('one')).toMatchObject({ values: BEN, changedSinceSend: true });

    const left = openEdit();
    left.write(EDITED);
    left.send();
    left.dispatch({ type: 'left' });
    left.dispatch({ type: 'stored' });
    expect(left.drafts.get('one')).toEqual({ ...stored, basedOn: ROSA });
    left.drafts.set('one', { ...stored, values: BEN, changedSinceSend: true });
    left.dispatch({ type: 'stored' });
    expect(left.drafts.get('one')).toMatchObject({ values: BEN, changedSinceSend: true });
    left.outcome({ next: 'failed', id: 'one', inOutbox: true, message: 'No' });
    left.dispatch({ type: 'stored' });
    expect(left.drafts.get('one')).toMatchObject({ values: BEN, changedSinceSend: true });
  });

  test.each<[string, AfterSubmit, boolean]>([
    ['too early', { next: 'kept-in-form', id: 'one', message: 'Being sent', isNotSent: true }, true],
    ['perhaps sent', { next: 'kept-in-form', id: 'one', message: 'No answer' }, true],
    ['maybe stored', { next: 'kept-in-form', id: 'one', message: 'May be sent', mayBeStored: true }, false],
  ])('says after the page was left that it was not sent, if it is not stored either: %s', (_why, after, isTold) => {
    const page = openEdit();
    page.write(EDITED);
    page.send();
    page.dispatch({ type: 'left' });
    page.asked();
    page.outcome(after);
    expect(page.asked().map(({ type }) => type)).toEqual(isTold ? ['toast'] : []);
    expect(page.drafts.get('one')?.values).toEqual(EDITED);
  });

  test('says nothing after the page was left if the visitor has deleted the message and its changes', () => {
    const page = openEdit();
    page.write(EDITED);
    page.send();
    page.dispatch({ type: 'left' });
    page.drafts.delete('one');
    page.asked();
    page.outcome({ next: 'kept-in-form', id: undefined, message: 'It was deleted.' });
    expect(page.asked()).toEqual([]);
    expect(page.drafts.size).toBe(0);
  });

  test('keeps what is added after a killed browser, though its message was sent meanwhile', () => {
    const page = visit(new Map([['one', { values: EDITED, id: 'one', inOutbox: true }]]));
    page.open('one');
    page.taken('gone');
    expect(page.drafts.get('one')).not.toHaveProperty('changedSinceSend');
    page.write(BEN);
    expect(page.drafts.get('one')).toMatchObject({ values: BEN, changedSinceSend: true });
    const early = visit(new Map([['one', { values: EDITED, id: 'one', inOutbox: true }]]));
    early.open('one');
    early.writeUnheard({ ...empty, name: 'Ben' });
    early.taken('closed');
    expect(early.drafts.get('one')).toMatchObject({ changedSinceSend: true });
  });

  test.each<AfterSubmit>([{ next: 'sent' }, { next: 'saved', id: 'one', offline: true }])(
    'keeps what was added while the page before was sending it ($next)',
    (after) => {
      const first = openEdit();
      first.write(EDITED);
      first.send();
      first.dispatch({ type: 'left' });
      const second = visit(first.drafts);
      second.open('one');
      second.taken('gone');
      second.write(BEN);
      first.outcome(after);
      expect(second.drafts.get('one')).toMatchObject({ values: BEN, changedSinceSend: true });
    },
  );

  test('is not waited for any more if the visitor has opened another text meanwhile', () => {
    const page = visit(new Map([['one', inOutbox('one')]]), 'held');
    page.open();
    expect(page.phase).toBe('opening');
    page.open('two');
    page.taken(BEN);
    page.dispatch({ type: 'abandoned-edit-moved', number: 1 });
    expect(page.fields).toEqual(BEN);
  });

  test('does not mix with a half-written new message', () => {
    const page = openEdit();
    page.open(undefined);
    page.write(BEN);
    page.open('one');
    expect(page.fields).toEqual(empty);
    page.taken(ROSA);
    page.write(EDITED);
    page.open(undefined);
    expect(page.fields).toEqual(BEN);
    page.open('one');
    page.taken(ROSA);
    expect(page.fields).toEqual(EDITED);
    page.send();
    page.outcome({ next: 'saved', id: 'one', offline: true });
    // The edit is finished, and the half-written message is shown again.
    expect(page.fields).toEqual(BEN);
    expect([...page.drafts.keys()]).toEqual([undefined]);
  });

  test('leaves no draft if its message was begun in the empty form', () => {
    const page = openEdit(new Map([[undefined, inOutbox('one')]]));
    page.write(EDITED);
    page.send();
    page.outcome({ next: 'sent' });
    expect(page.drafts.size).toBe(0);
    expect(page.fields).toEqual(empty);
  });

  const withPostscript: Draft = {
    values: { ...ROSA, message: `${ROSA.message} PS: one is a mouse.` },
    id: 'one',
    inOutbox: true,
    changedSinceSend: true,
  };

  test('begins with what was added in the form after Send was refused, and leaves no second copy', () => {
    const page = openEdit(new Map([[undefined, { ...withPostscript, inOutbox: false, doubt: 'unread' }]]));
    expect(page.fields).toEqual(withPostscript.values);
    expect([...page.drafts]).toEqual([['one', { ...withPostscript, basedOn: ROSA }]]);
    page.write({ name: 'Rosa M. Feld' });
    page.send();
    page.outcome({ next: 'saved', id: 'one', offline: true });
    expect(page).toMatchObject({ fields: empty });
    expect(page.drafts.size).toBe(0);
  });

  test.each<[string, (page: ReturnType<typeof openEdit>) => void]>([
    ['is sent', (page) => [page.send(), page.outcome({ next: 'sent' })]],
    ['is emptied', (page) => page.dispatch({ type: 'start-over' })],
  ])('with a draft of its own leaves what was added in the form, when it %s', (_what, finish) => {
    const drafts = new Map<string | undefined, Draft>([[undefined, withPostscript]]);
    const page = openEdit(drafts.set('one', { values: EDITED, id: 'one', inOutbox: true, changedSinceSend: true }));
    expect(page.fields).toEqual(EDITED);
    finish(page);
    expect(page.fields).toEqual(withPostscript.values);
    expect([...page.drafts]).toEqual([[undefined, withPostscript]]);
  });

  test('leaves nothing in the form if it was sent with what was added there', () => {
    const drafts = new Map<string | undefined, Draft>([[undefined, withPostscript]]);
    const page = openEdit(drafts.set('one', { values: EDITED, id: 'one', inOutbox: true, changedSinceSend: true }));
    page.write(withPostscript.values);
    page.send();
    page.outcome({ next: 'sent' });
    expect(page.drafts.size).toBe(0);
  });

  test('keeps values that the browser has filled in without an event', () => {
    const page = openEdit();
    page.writeUnheard(EDITED);
    page.open(undefined);
    const draft = { values: EDITED, id: 'one', inOutbox: true, changedSinceSend: true, basedOn: ROSA };
    expect(page.drafts.get('one')).toEqual(draft);
  });

  test('keeps its changes when the visitor moves within the page', () => {
    const page = openEdit();
    page.write(EDITED);
    page.open('one');
    expect(page.asked()).toEqual([]);
    expect(page.fields).toEqual(EDITED);
  });

  test('becomes a new message if the submission is gone', () => {
    const page = visit();
    page.open('gone');
    page.write({ name: 'Ben' });
    page.taken('gone');
    expect(page.session.banner?.message).toMatch(/^This message is not waiting here any more/);
    expect(page.session.banner?.editId).toBeUndefined();
    expect(page.fields).toEqual({ name: 'Ben', message: '' });
    page.open(undefined);
    expect(page.drafts.get(undefined)?.values).toEqual({ name: 'Ben', message: '' });
  });

  test('gives a notice if the outbox cannot be read, and continues with its draft if there is one', () => {
    const page = visit(new Map([['one', { values: EDITED, id: 'one', inOutbox: true }]]));
    page.open('one');
    page.taken('closed');
    expect(page.session.banner?.message).toMatch(/^This message could not be opened just now/);
    expect(page.session.banner?.editId).toBe('one');
    expect(page.fields).toEqual(EDITED);
  });

  test('is not sent if the submission was deleted in another tab, and can be sent as a new one, even after a reload', () => {
    const page = openEdit();
    page.write(EDITED);
    page.send();
    page.outcome({ next: 'kept-in-form', id: undefined, message: 'It was deleted.' });
    expect(page.session.banner).toEqual({ tone: 'notice', message: 'It was deleted.', editId: 'one' });
    // The edited text has a new id in the outbox.
    expect(page.drafts.get('one')).toEqual({ values: EDITED, id: 'id-1', inOutbox: false });
    const after = visit(page.drafts);
    after.open('one');
    after.taken('gone');
    expect(after.fields).toEqual(EDITED);
    after.asked();
    after.send();
    expect(after.asked()).toEqual([{ type: 'submit', values: EDITED, continues: { id: 'id-1', inOutbox: false } }]);
  });

  test('is stored as a draft even unchanged if the submission was deleted, because no other copy exists', () => {
    const page = openEdit();
    page.send();
    page.outcome({ next: 'kept-in-form', id: undefined, message: 'It was deleted.' });
    expect(page.drafts.get('one')?.values).toEqual(ROSA);
  });

  test('needs no draft after a refusal, because the outbox holds its text', () => {
    const page = openEdit();
    page.write(EDITED);
    page.send();
    page.outcome({ next: 'failed', id: 'one', inOutbox: true, message: 'No' });
    expect(page.session.banner?.editId).toBe('one');
    expect(page).toMatchObject({ fields: EDITED, unsaved: false });
    expect(page.drafts.size).toBe(0);
  });

  test('renews its hold once a minute while the visitor types', () => {
    const page = openEdit();
    page.write({ message: 'a' }, NOW + 59_999);
    expect(page.asked()).toEqual([]);
    page.write({ message: 'ab' }, NOW + 60_000);
    expect(page.asked()).toEqual([{ type: 'hold-longer', id: 'one' }]);
    page.write({ message: 'abc' }, NOW + 119_999);
    expect(page.asked()).toEqual([]);
    // The clock is set back.
    page.write({ message: 'abcd' }, NOW - 3_600_000);
    expect(page.asked()).toEqual([{ type: 'hold-longer', id: 'one' }]);
  });

  test('ignores an answer that comes after it was left', () => {
    const page = visit();
    page.open('one');
    page.open(undefined);
    page.dispatch({ type: 'taken', number: 1, taken: ROSA });
    expect(page.fields).toEqual(empty);
    expect(page.session.banner).toBeUndefined();
  });

  test('ignores a second answer', () => {
    const page = openEdit();
    page.write({ message: '' });
    page.dispatch({ type: 'taken', number: 1, taken: ROSA });
    page.dispatch({ type: 'taken', number: 1, taken: 'gone' });
    expect(page.fields).toEqual({ ...ROSA, message: '' });
    expect(page.session.banner).toBeUndefined();
  });

  test('is not changed by the failure of a message sent before it was opened', () => {
    const page = openEdit();
    page.write(EDITED);
    page.send();
    page.open(undefined);
    expect(page.phase).toBe('sending');
    page.asked();
    page.outcome({ next: 'failed', id: 'one', inOutbox: true, message: 'No' });
    expect(page.asked().map(({ type }) => type)).toEqual(['toast']);
    expect(page.session.banner).toBeUndefined();
    expect(page).toMatchObject({ fields: empty, phase: 'writing' });
    page.write(BEN);
    page.send();
    expect(page.asked()).toMatchObject([{ type: 'submit', continues: { id: 'id-1', inOutbox: false } }]);
  });

  test('is not changed by the success of a message sent before it was opened', () => {
    const page = sending();
    page.open('one');
    page.taken(EDITED);
    page.outcome({ next: 'sent' });
    expect(page).toMatchObject({ fields: EDITED, phase: 'sent' });
    expect(page.session.current?.editId).toBe('one');
  });

  test('that is sent does not change a new message begun meanwhile', () => {
    const page = openEdit();
    page.write(EDITED);
    page.send();
    page.open(undefined);
    page.write(BEN);
    page.asked();
    page.outcome({ next: 'sent' });
    expect(page.asked().map(({ type }) => type)).toEqual(['toast']);
    expect(page).toMatchObject({ fields: BEN, phase: 'sent' });
    expect([...page.drafts.keys()]).toEqual([undefined]);
  });
});
