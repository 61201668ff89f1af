import { describe, expect, test } from 'vitest';
import { BEN, NOW, ROSA, empty, inOutbox, openEdit, sending, visit } from '../../../tests/setup/simulation/form-visit';
import type { Effect, Field } from '../../../tests/setup/simulation/form-visit';
import type { AfterSubmit, FormEvent } from './form-session-types';

describe('each event: the phase after it, and its effects', () => {
  const opened = () => {
    const page = visit();
    page.open();
    page.asked();
    return page;
  };
  const opening = () => {
    const page = visit();
    page.open('one');
    page.asked();
    return page;
  };
  const written = () => {
    const page = opened();
    page.write(ROSA);
    return page;
  };
  const sent: Effect = { type: 'toast', toast: { tone: 'success', title: 'Message Sent!', message: 'Thank you.' } };
  const refused: AfterSubmit = { next: 'failed', id: 'id-1', inOutbox: true, message: 'No' };
  const failed: Effect = {
    type: 'toast',
    toast: { tone: 'destructive', title: 'Message Failed to Send', message: 'No' },
  };

  test.each<[string, ReturnType<typeof visit>, FormEvent<Field>, string, Effect[]]>([
    [
      'opened anew',
      visit(),
      { type: 'opened', editId: undefined, prefilled: {}, now: NOW },
      'writing',
      [{ type: 'watch-abandoned-edits', exceptId: undefined }],
    ],
    [
      'opened for an edit',
      visit(),
      { type: 'opened', editId: 'one', prefilled: {}, now: NOW },
      'opening',
      [
        { type: 'resume-edit', id: 'one' },
        { type: 'watch-abandoned-edits', exceptId: 'one' },
        { type: 'take', id: 'one', number: 1 },
      ],
    ],
    [
      'opened, and a draft goes on with a submission',
      visit(new Map([[undefined, inOutbox('seven')]])),
      { type: 'opened', editId: undefined, prefilled: {}, now: NOW },
      'writing',
      [
        { type: 'watch-abandoned-edits', exceptId: undefined },
        { type: 'watch', id: 'seven', wasThere: true },
      ],
    ],
    ['taken', opening(), { type: 'taken', number: 1, taken: ROSA }, 'writing', []],
    [
      'taken, but gone',
      opening(),
      { type: 'taken', number: 1, taken: 'gone' },
      'writing',
      [{ type: 'leave-edit' }, { type: 'release', id: 'one' }],
    ],
    ['taken, asked for by an earlier one', opening(), { type: 'taken', number: 0, taken: ROSA }, 'opening', []],
    ['typed', opened(), { type: 'typed', now: NOW }, 'writing', []],
    ['typed before there is anything to write on', visit(), { type: 'typed', now: NOW }, 'opening', []],
    [
      'sent with a field wrong',
      opened(),
      { type: 'send-pressed', honeypotFilled: false, wrong: ['name'] },
      'writing',
      [],
    ],
    [
      'sent',
      written(),
      { type: 'send-pressed', honeypotFilled: false, wrong: [] },
      'sending',
      [{ type: 'submit', values: ROSA, continues: { id: 'id-1', inOutbox: false } }],
    ],
    ['sent twice', sending(), { type: 'send-pressed', honeypotFilled: false, wrong: [] }, 'sending', []],
    ['sent by a program', written(), { type: 'send-pressed', honeypotFilled: true, wrong: [] }, 'writing', []],
    [
      'it went out',
      sending(),
      { type: 'outcome', after: { next: 'sent' }, now: NOW },
      'sent',
      [{ type: 'forget-addition' }, sent],
    ],
    [
      'it was saved',
      sending(),
      { type: 'outcome', after: { next: 'saved', id: 'id-1', offline: true }, now: NOW },
      'writing',
      [{ type: 'forget-addition' }],
    ],
    ['it was refused', sending(), { type: 'outcome', after: refused, now: NOW }, 'writing', [failed]],
    [
      'it stays in the form',
      sending(),
      { type: 'outcome', after: { next: 'kept-in-form', id: undefined, message: 'Copy it' }, now: NOW },
      'writing',
      [],
    ],
    ['an outcome of nothing', opened(), { type: 'outcome', after: refused, now: NOW }, 'writing', []],
    ['removed, and not ours', written(), { type: 'removed', id: 'other', fate: 'gone' }, 'writing', []],
    ['start over', written(), { type: 'start-over' }, 'writing', [{ type: 'forget-addition' }, { type: 'focus-form' }]],
    [
      'start over in an edit',
      openEdit(),
      { type: 'start-over' },
      'writing',
      [{ type: 'leave-edit' }, { type: 'release', id: 'one' }, { type: 'focus-form' }],
    ],
    ['left', written(), { type: 'left' }, 'opening', [{ type: 'end-watch' }]],
    [
      'an edit is left',
      openEdit(),
      { type: 'left' },
      'opening',
      [
        { type: 'release', id: 'one' },
        { type: 'abandon-edit', id: 'one' },
      ],
    ],
  ])('%s', (_name, page, event, phase, effects) => {
    page.asked();
    page.dispatch(event);
    expect(page.phase).toBe(phase);
    expect(page.asked()).toEqual(effects);
  });
});

describe('a message that is sent at once', () => {
  test('leaves an empty form behind the thanks, and no draft', () => {
    const page = sending();
    expect(page.drafts.get(undefined)).toEqual({ values: ROSA, id: 'id-1', inOutbox: false });
    page.outcome({ next: 'sent' });
    expect(page).toMatchObject({ phase: 'sent', fields: empty, unsaved: false });
    expect(page.drafts.size).toBe(0);
    page.dispatch({ type: 'panel-over' });
    expect(page.phase).toBe('writing');
  });

  test('has each wrong field named until the visitor types', () => {
    const page = visit();
    page.open();
    page.write({ message: 'Hello' });
    page.send();
    expect(page.session.banner).toEqual({ tone: 'summary', message: 'Wrong: name', editId: undefined });
    expect(page.drafts.get(undefined)?.values).toEqual({ name: '', message: 'Hello' });
    page.write({ name: 'Rosa' });
    expect(page.session.banner).toBeUndefined();
  });

  test('is held back with a notice if the hidden field was filled; the next press sends it', () => {
    const page = visit();
    page.open();
    page.write(ROSA);
    page.send(true);
    expect(page.session.banner?.message).toMatch(/^Nothing was sent\. .* press Send message once more\.$/);
    page.send();
    expect(page.phase).toBe('sending');
    expect(page.session.banner).toBeUndefined();
  });

  test('gets the lines of another page once, and takes them along', () => {
    const page = visit(undefined, 'in-outbox', 'Guests: 12');
    page.open();
    expect(page.fields.message).toBe('Guests: 12');
    // The lines are the visitor's text now, so the draft has them.
    expect(page.drafts.get(undefined)?.values).toEqual({ name: '', message: 'Guests: 12' });
    const edit = openEdit(undefined, 'Guests: 12');
    expect(edit.fields).toEqual(ROSA);
  });
});

describe('values from the address', () => {
  test('make no draft, and never overwrite a text', () => {
    const page = visit();
    page.open(undefined, { name: 'Rosa' });
    expect(page.fields).toEqual({ name: 'Rosa', message: '' });
    expect(page).toMatchObject({ unsaved: false });
    expect(page.drafts.size).toBe(0);
    page.write({ name: 'Ben' });
    const after = visit(page.drafts);
    after.open(undefined, { name: 'Rosa', message: 'Hello' });
    expect(after.fields).toEqual({ name: 'Ben', message: 'Hello' });
  });

  test('are not filled in again after "Start over"', () => {
    const page = visit();
    page.open(undefined, { name: 'Rosa' });
    page.write({ message: 'Hello' });
    page.dispatch({ type: 'start-over' });
    page.open(undefined, { name: 'Rosa' });
    expect(page.fields).toEqual(empty);
  });
});

describe('lines that the address adds', () => {
  const withLines = () => {
    const page = visit(new Map(), 'in-outbox', 'Stop 2: something has changed here.');
    page.open();
    page.write({ name: 'Rosa' });
    return page;
  };

  test.each<[string, AfterSubmit]>([
    ['sent', { next: 'sent' }],
    ['saved', { next: 'saved', id: 'id-1', offline: true }],
  ])('are not in the next message after the first was %s', (_, after) => {
    const page = withLines();
    expect(page.fields.message).toBe('Stop 2: something has changed here.');
    page.send();
    page.outcome(after);
    expect(page.fields).toEqual(empty);
    expect(page.drafts.size).toBe(0);
  });

  test('are removed by "Start over"', () => {
    const page = withLines();
    page.dispatch({ type: 'start-over' });
    expect(page.fields).toEqual(empty);
    expect(page).toMatchObject({ unsaved: false });
  });
});

describe('failed sending', () => {
  test('keeps the text, and the next Send continues the same submission', () => {
    const page = sending();
    page.outcome({ next: 'failed', id: 'id-1', inOutbox: true, message: 'No' });
    expect(page.session.banner).toEqual({ tone: 'error', message: 'Error: No', editId: undefined });
    expect(page.fields).toEqual(ROSA);
    expect(page.drafts.get(undefined)).toEqual(inOutbox('id-1'));
    page.write({ name: 'Rosa M. Feld' });
    expect(page.session.banner).toBeUndefined();
    page.asked();
    page.send();
    expect(page.asked()).toEqual([
      { type: 'submit', values: { ...ROSA, name: 'Rosa M. Feld' }, continues: { id: 'id-1', inOutbox: true } },
    ]);
  });

  test('says that the text may have arrived all the same, if an earlier call got no answer', () => {
    const page = sending();
    page.outcome({ next: 'failed', id: 'id-1', inOutbox: true, message: 'No.', mayHaveArrived: true });
    expect(page.session.banner?.message).toBe(
      'Your message may have arrived already, and is marked as a possible second copy. Error: No.',
    );
  });

  test('keeps in mind that the text may have arrived, also if the submission is deleted then', () => {
    const page = sending();
    page.outcome({ next: 'failed', id: 'id-1', inOutbox: true, message: 'No', mayHaveArrived: true });
    expect(page.drafts.get(undefined)).toMatchObject({ id: 'id-1', inOutbox: true, doubt: 'lost' });
    page.send();
    page.outcome({ next: 'kept-in-form', id: undefined, message: 'Deleted', isNotSent: true });
    page.asked();
    page.send();
    expect(page.asked()).toMatchObject([{ type: 'submit', continues: { doubt: 'lost' } }]);
  });

  test('marks the next copy of a text that was deleted while it may have arrived', () => {
    const page = sending();
    page.outcome({ next: 'kept-in-form', id: undefined, message: 'Deleted', mayHaveArrived: true });
    page.asked();
    page.send();
    expect(page.asked()).toMatchObject([{ type: 'submit', continues: { inOutbox: false, doubt: 'lost' } }]);
  });

  test('without storage gives a notice and no toast, and keeps the text and the id', () => {
    const page = sending();
    page.outcome({ next: 'kept-in-form', id: 'id-1', message: 'Copy it' });
    expect(page.session.banner).toEqual({ tone: 'notice', message: 'Copy it', editId: undefined });
    // Anything sent under this id, by another tab for example, was not this text.
    const kept = { values: ROSA, id: 'id-1', inOutbox: false, changedSinceSend: true };
    expect(page.drafts.get(undefined)).toEqual(kept);
    expect(page.fields).toEqual(ROSA);
  });

  test('after leaving the page gives a toast, and keeps the draft', () => {
    const page = sending();
    page.dispatch({ type: 'left' });
    const kept = page.drafts.get(undefined);
    page.asked();
    page.outcome({ next: 'failed', id: 'id-1', inOutbox: true, message: 'No' });
    expect(page.asked().map(({ type }) => type)).toEqual(['toast']);
    expect(page.drafts.get(undefined)).toEqual(kept);
    expect(page.session.banner).toBeUndefined();
  });

  test('keeps in mind after the visitor has left the page that the text may have arrived', () => {
    const page = sending();
    page.dispatch({ type: 'left' });
    page.outcome({ next: 'kept-in-form', id: 'id-1', message: 'No answer', mayHaveArrived: true });
    expect(page.drafts.get(undefined)).toMatchObject({ values: ROSA, id: 'id-1', doubt: 'lost' });
  });

  test('leaves no draft if the message is sent after the visitor has left the page', () => {
    const page = sending();
    page.dispatch({ type: 'left' });
    page.outcome({ next: 'sent' });
    expect(page.drafts.size).toBe(0);
  });
});

describe('without a connection', () => {
  test('a saved message is shown on a slip, and the form is empty', () => {
    const page = sending({ ...ROSA, message: '  Hello ' });
    page.outcome({ next: 'saved', id: 'id-1', offline: true });
    expect(page.session.saved).toEqual({ id: 'id-1', name: 'Rosa Feld', begins: 'Hello', savedAt: NOW, offline: true });
    expect(page.fields).toEqual(empty);
    expect(page.drafts.size).toBe(0);
    // The next press removes the slip.
    page.write(BEN);
    page.send();
    expect(page.session.saved).toBeUndefined();
  });
});
