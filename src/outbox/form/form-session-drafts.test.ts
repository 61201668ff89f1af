import { describe, expect, test } from 'vitest';
import { BEN, EDITED, ROSA, empty, inOutbox, sending, visit } from '../../../tests/setup/simulation/form-visit';
import type { Draft } from '../drafts/draft-format';
import type { DraftFate } from './form-session-types';

describe('a draft after the page was closed', () => {
  test('fills the form again, and continues its submission', () => {
    const first = sending();
    const after = visit(first.drafts);
    after.open();
    expect(after.fields).toEqual(ROSA);
    expect(after.asked()).toContainEqual({ type: 'watch', id: 'id-1', wasThere: true });
    after.send();
    // The same id keeps it to one submission.
    expect(after.asked()).toContainEqual({ type: 'submit', values: ROSA, continues: { id: 'id-1', inOutbox: true } });
  });

  test('continues its submission with the same id also if no press has reached the outbox', () => {
    const after = visit(sending().drafts, 'gone');
    after.open();
    expect(after.asked()).toContainEqual({ type: 'watch', id: 'id-1', wasThere: false });
    after.send();
    expect(after.asked()).toContainEqual({ type: 'submit', values: ROSA, continues: { id: 'id-1', inOutbox: false } });
  });

  test('has changed since it was sent if another page adds lines to it, which stay when it is sent without them', () => {
    const page = visit(new Map([[undefined, inOutbox('seven')]]), 'in-outbox', ' Guests: 12');
    page.open();
    const message = `${ROSA.message} Guests: 12`;
    expect(page.drafts.get(undefined)).toMatchObject({ values: { message }, changedSinceSend: true });
    page.dispatch({ type: 'removed', id: 'seven', fate: 'sent' });
    expect(page.fields.message).toBe(message);
    const after = visit(page.drafts, 'sent');
    after.open();
    expect(after.fields.message).toBe(message);
    expect(after.session.banner?.message).toMatch(/^This message was already sent, without your last change/);
  });

  test('has not changed since it was sent if the browser has filled in the same text', () => {
    const page = visit(new Map([[undefined, inOutbox('seven')]]));
    page.writeUnheard(ROSA);
    page.open();
    expect(page.drafts.get(undefined)).toEqual(inOutbox('seven'));
    const after = visit(page.drafts, 'sent');
    after.open();
    expect(after.fields).toEqual(empty);
  });

  test('keeps the lines that it has from another page when the message before is sent', () => {
    const first = sending();
    first.dispatch({ type: 'left' });
    const page = visit(first.drafts, 'in-outbox', ' Guests: 12');
    page.open();
    first.asked();
    first.outcome({ next: 'sent' });
    expect(first.asked()).not.toContainEqual({ type: 'forget-addition' });
  });

  test('keeps what was typed before it is shown, though its submission was deleted meanwhile', () => {
    const page = visit(new Map([[undefined, inOutbox('seven')]]), 'gone');
    page.writeUnheard({ ...empty, name: 'Ben' });
    page.open();
    page.dispatch({ type: 'removed', id: 'seven', fate: 'gone' });
    expect(page.fields).toEqual({ ...ROSA, name: 'Ben' });
  });

  test('is removed with a message when its submission leaves the outbox', () => {
    const page = visit(new Map([[undefined, inOutbox('seven')]]));
    page.open();
    page.asked();
    page.dispatch({ type: 'removed', id: 'seven', fate: 'gone' });
    expect(page.fields).toEqual(empty);
    expect(page.drafts.size).toBe(0);
    expect(page.asked()).toContainEqual({
      type: 'toast',
      toast: {
        title: 'Your message was deleted',
        message: 'It is not in the outbox any more, and the form is empty.',
      },
    });
  });

  test('stays when its submission leaves the outbox if the visitor has changed it, or is sending it', () => {
    const written = visit(new Map([[undefined, inOutbox('seven')]]));
    written.open();
    written.write({ message: 'And one more thing' });
    written.dispatch({ type: 'removed', id: 'seven', fate: 'gone' });
    expect(written.fields.message).toBe('And one more thing');

    const sent = visit(new Map([[undefined, inOutbox('seven')]]));
    sent.open();
    sent.send();
    sent.dispatch({ type: 'removed', id: 'seven', fate: 'gone' });
    expect(sent).toMatchObject({ fields: ROSA, phase: 'sending' });
  });

  test.each<DraftFate>(['emptied', 'unknown'])('stays if the browser has deleted the outbox (look-up: %s)', (fate) => {
    const page = visit(new Map([[undefined, inOutbox('seven')]]), fate);
    page.open();
    page.dispatch({ type: 'removed', id: 'seven', fate: 'emptied' });
    expect(page.fields).toEqual(ROSA);
    const kept: Draft = { values: ROSA, id: 'seven', inOutbox: false, doubt: 'lost' };
    expect(page.drafts.get(undefined)).toMatchObject(kept);
    expect(page.asked()).not.toContainEqual(expect.objectContaining({ type: 'toast' }));
    page.send();
    const continues = { id: 'seven', inOutbox: false, doubt: 'lost' };
    expect(page.asked()).toContainEqual({ type: 'submit', values: ROSA, continues });
    // The next page does not take it for a submission that was deleted.
    const after = visit(page.drafts, 'gone');
    after.open();
    expect(after.asked()).toContainEqual({ type: 'watch', id: 'seven', wasThere: false });
  });

  test('is in doubt while the outbox cannot be read, and as long as it has not been', () => {
    const doubtOf = (drafts: Map<string | undefined, Draft>): Draft['doubt'] => drafts.get(undefined)?.doubt;
    const draft: Draft = { values: ROSA, id: 'seven', inOutbox: false };
    const page = visit(new Map([[undefined, draft]]), 'unknown');
    page.open();
    expect(doubtOf(page.drafts)).toBe('unread');
    const after = visit(page.drafts, 'in-outbox');
    after.open();
    expect(doubtOf(after.drafts)).toBeUndefined();
    const was = visit(new Map([[undefined, inOutbox('seven')]]));
    was.open();
    was.send();
    was.outcome({ next: 'kept-in-form', id: 'seven', message: 'The database refuses' });
    expect(was.drafts.get(undefined)).toMatchObject({ inOutbox: false, doubt: 'unread' });
  });

  test('gives way to text typed before the script runs, field by field', () => {
    const page = visit(new Map([[undefined, { values: BEN, id: undefined, inOutbox: false }]]));
    page.writeUnheard({ name: 'Rosa', message: '' });
    page.open(undefined, { name: 'Nobody', message: 'Nothing' });
    expect(page.fields).toEqual({ name: 'Rosa', message: BEN.message });
  });

  test('is not replaced by a message that stands in the field before it: both are kept', () => {
    const message = `${ROSA.message}\n\nHello`;
    const page = visit(new Map([[undefined, inOutbox('seven')]]), 'held');
    page.open();
    page.write({ message: 'Hello' });
    page.dispatch({ type: 'looked-up', number: 1, fate: 'in-outbox' });
    expect(page.fields).toEqual({ ...ROSA, message });
    expect(page.drafts.get(undefined)).toMatchObject({ values: { message }, changedSinceSend: true });

    // The browser fills in again what the field held some letters earlier.
    const restored = visit(new Map([[undefined, inOutbox('seven')]]));
    restored.writeUnheard({ ...ROSA, message: 'We are' });
    restored.open();
    expect(restored.fields).toEqual(ROSA);
    expect(restored.drafts.get(undefined)).toEqual(inOutbox('seven'));
  });

  test.each(['sent', 'saved'] as const)('keeps what was added while the page before was sending it (%s)', (next) => {
    const first = sending();
    first.dispatch({ type: 'left' });
    const second = visit(first.drafts);
    second.open();
    second.write(EDITED);
    first.outcome(next === 'sent' ? { next } : { next, id: 'id-1', offline: true });
    expect(second.drafts.get(undefined)).toMatchObject({ values: EDITED, changedSinceSend: true });
  });

  test('is deleted when the page before has sent it, and nothing was added', () => {
    const first = sending();
    first.dispatch({ type: 'left' });
    const second = visit(first.drafts);
    second.open();
    first.outcome({ next: 'sent' });
    expect(second.drafts.size).toBe(0);
  });

  test('is not overwritten by text typed before it is loaded, which counts as unsaved', () => {
    const page = visit(new Map([[undefined, inOutbox('seven')]]));
    page.write({ name: 'Rosa' });
    expect(page).toMatchObject({ unsaved: true });
    expect(page.session.shown.isDraftStored).toBe(false);
    expect(page.drafts.get(undefined)).toEqual(inOutbox('seven'));
    // No draft has the text yet, so a reload would lose it.
    expect(page.losesText).toBe(true);
    // After the visitor has left the page, a reload does not ask.
    page.dispatch({ type: 'left' });
    expect(page).toMatchObject({ unsaved: false });
  });

  test('holds text typed before it is loaded as soon as it is', () => {
    const page = visit(new Map([[undefined, inOutbox('seven')]]), 'held');
    page.open();
    page.write({ name: 'Rosa' });
    expect(page.losesText).toBe(true);
    page.dispatch({ type: 'looked-up', number: 1, fate: 'in-outbox' });
    expect(page.losesText).toBe(false);
  });

  test('does not change when another submission leaves the outbox', () => {
    const page = visit(new Map([[undefined, inOutbox('seven')]]));
    page.open();
    page.dispatch({ type: 'removed', id: 'eight', fate: 'gone' });
    expect(page.fields).toEqual(ROSA);
  });

  test('is not said to be stored when the browser stores nothing', () => {
    const page = visit();
    page.open();
    page.write(ROSA);
    expect(page.session.shown).toEqual({ hasUnsentText: true, isDraftStored: true });
    page.blockStorage();
    page.write({ name: 'R' });
    expect(page.session.shown).toMatchObject({ hasUnsentText: true, isDraftStored: false });
    expect(page.unsaved).toBe(true);
  });

  test('is emptied with a message if the outbox sends it just before Send is pressed, without a change', () => {
    const page = visit(new Map([[undefined, { values: ROSA, id: 'id-1', inOutbox: false }]]));
    page.open();
    page.asked();
    page.send();
    page.outcome({ next: 'already-sent', message: 'Without your last change' });
    expect(page).toMatchObject({ fields: empty, phase: 'writing' });
    expect(page.session.banner).toBeUndefined();
    expect(page.drafts.size).toBe(0);
    const toast = { tone: 'success', title: 'Your message has been sent', message: 'It was sent from the outbox.' };
    expect(page.asked()).toContainEqual({ type: 'toast', toast });
  });

  test('is emptied with a message if the outbox sends what an earlier press has stored, though the last was too early', () => {
    const page = visit(new Map([[undefined, { values: ROSA, id: 'seven', inOutbox: false }]]), 'in-outbox');
    page.open();
    page.send();
    page.outcome({ next: 'kept-in-form', id: 'seven', message: 'Busy' });
    page.send();
    page.asked();
    page.outcome({ next: 'already-sent', message: 'Without your last change' });
    expect(page).toMatchObject({ fields: empty, phase: 'writing' });
    expect(page.session.banner).toBeUndefined();
    expect(page.asked()).toContainEqual({ type: 'toast', toast: expect.objectContaining({ tone: 'success' }) });
  });

  test('is emptied with a message if a new text may be stored, and the outbox sends it', () => {
    const page = sending();
    page.outcome({ next: 'kept-in-form', id: 'id-1', message: 'It may be sent', mayBeStored: true });
    expect(page.drafts.get(undefined)).toEqual({ values: ROSA, id: 'id-1', inOutbox: false });
    page.send();
    page.outcome({ next: 'already-sent', message: 'Without your last change' });
    expect(page).toMatchObject({ fields: empty, phase: 'writing' });
    expect(page.session.banner).toBeUndefined();
  });

  test('stays if its last press stored nothing and the outbox sends an older text, as a new text', () => {
    const page = visit(new Map([[undefined, { values: ROSA, id: 'seven', inOutbox: false }]]));
    page.open();
    page.write(EDITED);
    page.send();
    page.outcome({ next: 'failed', message: 'Not stored', id: 'seven', inOutbox: false });
    page.send();
    page.outcome({ next: 'already-sent', message: 'Without your last change' });
    expect(page).toMatchObject({ fields: EDITED });
  });

  test('stays if the outbox sends it without the last change, as a new text', () => {
    const page = visit(new Map([[undefined, { values: ROSA, id: 'seven', inOutbox: false }]]));
    page.open();
    page.write(EDITED);
    page.send();
    page.outcome({ next: 'already-sent', message: 'Without your last change' });
    expect(page).toMatchObject({ fields: EDITED });
    expect(page.session.banner).toMatchObject({ tone: 'notice', message: 'Without your last change' });
    expect(page.session.current?.continues.id).not.toBe('seven');
  });

  test('tells what of it stays in the outbox when the form is emptied', () => {
    const page = sending();
    expect(page.session.shown.inOutbox).toBe('maybe');
    page.outcome({ next: 'failed', id: 'id-1', inOutbox: true, message: 'No' });
    expect(page.session.shown.inOutbox).toBe('same');
    page.write(EDITED);
    expect(page.session.shown.inOutbox).toBe('older');
    page.dispatch({ type: 'removed', id: 'id-1', fate: 'gone' });
    expect(page.session.shown.inOutbox).toBeUndefined();
    page.write(ROSA);
    expect(page.session.shown.inOutbox).toBeUndefined();

    const after = visit(new Map([[undefined, inOutbox('seven')]]));
    after.open();
    expect(after.session.shown.inOutbox).toBe('same');
    after.dispatch({ type: 'start-over' });
    expect(after.session.shown.inOutbox).toBeUndefined();
    after.write(BEN);
    expect(after.session.shown.inOutbox).toBeUndefined();

    const refused = sending();
    refused.outcome({ next: 'kept-in-form', id: 'id-1', message: 'It may be sent', mayBeStored: true });
    expect(refused.session.shown.inOutbox).toBe('maybe');
    const unread = visit(new Map([[undefined, { ...inOutbox('seven'), inOutbox: false }]]), 'unknown');
    unread.open();
    expect(unread.session.shown.inOutbox).toBe('maybe');
  });

  test('is deleted by "Start over"', () => {
    const page = visit();
    page.open();
    page.write(ROSA);
    page.dispatch({ type: 'start-over' });
    expect(page).toMatchObject({ fields: empty, unsaved: false });
    expect(page.session.shown).toEqual({ hasUnsentText: false, isDraftStored: false });
    expect(page.drafts.size).toBe(0);
  });
});

describe('a draft that a killed browser has left, with its submission in the outbox', () => {
  const ALREADY = 'This message was already sent, so its text is not shown again.';

  test('has its id from the first letter on, before Send is pressed', () => {
    const page = visit();
    page.open();
    page.write({ name: 'R' });
    expect(page.drafts.get(undefined)).toEqual({ values: { name: 'R', message: '' }, id: 'id-1', inOutbox: false });
    page.write({ name: 'Rosa', message: 'Hello' });
    page.send();
    expect(page.asked()).toContainEqual(
      expect.objectContaining({ type: 'submit', continues: { id: 'id-1', inOutbox: false } }),
    );
  });

  test.each<[string, Draft]>([
    ['as it was sent', { values: ROSA, id: 'seven', inOutbox: false }],
    ['as it was some letters before', { values: { name: 'Ro', message: '' }, id: 'seven', inOutbox: false }],
  ])('sent: %s, it is not offered again', (_state, draft) => {
    const page = visit(new Map([[undefined, draft]]), 'sent');
    page.open(undefined, { name: 'Given' });
    expect(page.fields).toEqual({ name: 'Given', message: '' });
    expect(page.session.banner).toEqual({ tone: 'notice', message: ALREADY, editId: undefined });
    expect(page.drafts.size).toBe(0);
    page.write(BEN);
    page.send();
    // The text typed from now on is another message.
    expect(page.asked()).toContainEqual({ type: 'submit', values: BEN, continues: { id: 'id-1', inOutbox: false } });
  });

  test('stays as a new message if it has changed since it was sent', () => {
    const first = sending();
    first.outcome({ next: 'failed', id: 'id-1', inOutbox: true, message: 'No' });
    first.write(EDITED);
    expect(first.drafts.get(undefined)).toMatchObject({ id: 'id-1', changedSinceSend: true });
    // Without the change, the text is the one that was sent.
    first.write(ROSA);
    expect(first.drafts.get(undefined)).toEqual(inOutbox('id-1'));
    first.write(EDITED);
    const drafts = new Map(first.drafts).set(undefined, {
      ...inOutbox('seven'),
      values: EDITED,
      changedSinceSend: true,
    });
    const page = visit(drafts, 'sent');
    page.open();
    expect(page.fields).toEqual(EDITED);
    expect(page.session.banner?.message).toBe(
      'This message was already sent, without your last change. What you wrote since is here. To send it once more, press Send message.',
    );
    expect(page.drafts.get(undefined)).toEqual({ values: EDITED, id: 'id-1', inOutbox: false });
  });

  test('stays if the visitor changes it while its submission waits and is then sent, even after a reload', () => {
    const page = visit(new Map([[undefined, inOutbox('seven')]]));
    page.open();
    page.write({ message: 'And one more thing' });
    const after = visit(page.drafts);
    after.open();
    after.dispatch({ type: 'removed', id: 'seven', fate: 'gone' });
    expect(after.fields.message).toBe('And one more thing');
    expect(after.drafts.size).toBe(1);
  });

  test('is not shown again if it was changed after a reload and then sent', () => {
    const page = visit(new Map([[undefined, { values: ROSA, id: 'id-1', inOutbox: false }]]), 'gone');
    page.open();
    page.write(EDITED);
    expect(page.drafts.get(undefined)).toEqual({ values: EDITED, id: 'id-1', inOutbox: false });
    const after = visit(page.drafts, 'sent');
    after.open();
    expect(after).toMatchObject({ fields: empty });
  });

  test('stays as a new message if an older text of it was sent before the changed one was stored', () => {
    const first = sending();
    first.outcome({ next: 'kept-in-form', id: 'id-1', message: 'It may be sent', mayBeStored: true });
    first.write(EDITED);
    first.send();
    const page = visit(first.drafts, 'sent');
    page.open();
    expect(page.fields).toEqual(EDITED);
    expect(page.session.banner?.message).toMatch(/^This message was already sent, without your last change/);
  });

  test('is shown if the outbox does not know', () => {
    const page = visit(new Map([[undefined, inOutbox('seven')]]), 'unknown');
    page.open();
    expect(page.fields).toEqual(ROSA);
    expect(page.session.banner).toBeUndefined();
  });

  test('is not shown before the outbox answers; text typed meanwhile stays', () => {
    const drafts = new Map<string | undefined, Draft>([[undefined, inOutbox('seven')]]);
    const page = visit(drafts, 'held');
    page.open();
    expect(page).toMatchObject({ phase: 'opening', fields: empty });
    page.write({ name: 'Ben' });
    expect(drafts.get(undefined)).toEqual(inOutbox('seven'));
    page.dispatch({ type: 'looked-up', number: 99, fate: 'sent' });
    expect(page.phase).toBe('opening');
    page.dispatch({ type: 'looked-up', number: 1, fate: 'in-outbox' });
    expect(page.fields).toEqual({ ...ROSA, name: 'Ben' });
    expect(drafts.get(undefined)).toMatchObject({ id: 'seven', changedSinceSend: true });
    // A second answer is ignored.
    page.dispatch({ type: 'looked-up', number: 1, fate: 'sent' });
    expect(page.fields).toEqual({ ...ROSA, name: 'Ben' });
  });

  test('returns after an edit only if it was not sent meanwhile', () => {
    const drafts = new Map<string | undefined, Draft>([[undefined, { values: BEN, id: 'id-9', inOutbox: true }]]);
    const page = visit(drafts, 'sent');
    page.open('one');
    page.taken(ROSA);
    page.write(EDITED);
    page.send();
    page.outcome({ next: 'sent' });
    expect(page).toMatchObject({ fields: empty });
    expect(drafts.size).toBe(0);
  });
});
