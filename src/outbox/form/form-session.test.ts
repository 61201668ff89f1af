import { schemaResolver } from '@mantine/form';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Draft } from '../drafts/draft-format';
import type { FormDefinition } from './form-definition';
import { newSession, phaseOf, reduceForm } from './form-session';
import type { AfterSubmit, DraftFate, FormEffect, FormEvent } from './form-session-types';

type Field = 'name' | 'message';
type Values = Record<Field, string>;

const NOW = 1_000_000;
const empty: Values = { name: '', message: '' };
const ROSA: Values = { name: 'Rosa Feld', message: 'We are eleven cousins.' };
const EDITED: Values = { ...ROSA, message: 'We are twelve cousins now.' };
const BEN: Values = { name: 'Ben Adler', message: 'Do you walk in the rain?' };

let added = '';
const schema = z.pipe(
  z.object({ name: z.string().check(z.minLength(1, 'Name is required')), message: z.string() }),
  z.transform(({ name, message }) => ({ name, message, email: '', phone: '', consent: true as const })),
);
const definition: FormDefinition<Field> = {
  kind: 'contact',
  path: '/contact',
  fields: ['name', 'message'],
  empty,
  longText: 'message',
  schema,
  submissionOf: (values) => ({ kind: 'contact', payload: z.parse(schema, values) }),
  valuesOf: () => undefined,
  addTo: (values) => ({ ...values, message: `${values.message}${added}` }),
  summary: (wrong) => `Wrong: ${wrong.join()}`,
  texts: {
    noun: 'message',
    send: 'Send message',
    sent: { title: 'Message Sent!', message: 'Thank you.' },
    failed: { title: 'Message Failed to Send', message: 'Please try again.', banner: (message) => `Error: ${message}` },
  },
};

const rules = schemaResolver(schema, { sync: true });

type Effect = FormEffect<Field>;
const OWN_DOING = [
  'fill-fields',
  'empty-fields',
  'save-draft',
  'forget-draft',
  'mark-unsaved',
  'look-up',
  'move-abandoned-edit',
];

/**
 * One visit to the page: the fields and the drafts behave as in a browser, other effects are recorded.
 * @param fate the outbox's answer about the submission of a draft; 'held': it has not answered yet
 */
function visit(drafts = new Map<string | undefined, Draft>(), fate: DraftFate | 'held' = 'in-outbox') {
  let session = newSession<Field>();
  let fields = empty;
  let storageBlocked = false;
  let unsaved = false;
  let refused = false;
  let noted: Effect[] = [];
  let ids = 0;
  const perform = (effect: Effect): void => {
    if (!OWN_DOING.includes(effect.type)) noted.push(effect);
    if (effect.type === 'fill-fields') {
      fields =
        effect.addition && definition.addTo ? { ...definition.addTo(effect.values, undefined) } : { ...effect.values };
      dispatch({ type: 'filled' });
    } else if (effect.type === 'empty-fields') fields = empty;
    else if (effect.type === 'save-draft') {
      if (storageBlocked) dispatch({ type: 'draft-refused' });
      else drafts.set(effect.editId, effect.draft);
      refused = storageBlocked;
    } else if (effect.type === 'forget-draft') drafts.delete(effect.editId);
    else if (effect.type === 'mark-unsaved') {
      ({ unsaved } = effect);
      refused ||= effect.isUnkept === true;
    } else if (effect.type === 'move-abandoned-edit' && fate !== 'held') {
      const [id, left] = [...drafts].find(([, one]) => fate === 'sent' && one.changedSinceSend) ?? [];
      if (left && !drafts.has(undefined)) {
        drafts.set(undefined, left);
        drafts.delete(id);
      }
      dispatch({ type: 'abandoned-edit-moved', number: effect.number });
    } else if (effect.type === 'look-up' && fate !== 'held')
      dispatch({ type: 'looked-up', number: effect.number, fate });
  };
  const dispatch = (event: FormEvent<Field>): void => {
    const next = reduceForm(definition, session, event, {
      values: fields,
      draftOf: (id) => drafts.get(id),
      hasEditDrafts: () => [...drafts.keys()].some((id) => id !== undefined),
      get newId() {
        ids += 1;
        return `id-${ids}`;
      },
    });
    session = next.session;
    next.effects.forEach(perform);
  };
  return {
    drafts,
    dispatch,
    open: (editId?: string, prefilled: Partial<Values> = {}) =>
      dispatch({ type: 'opened', editId, prefilled, now: NOW }),
    taken: (taken: Values | 'gone' | 'closed') => dispatch({ type: 'taken', number: session.lastNumber, taken }),
    write(values: Partial<Values>, now = NOW) {
      fields = { ...fields, ...values };
      dispatch({ type: 'typed', now });
    },
    /** Fills fields without an event, as before the script runs. */
    writeUnheard: (values: Values) => void (fields = values),
    send(honeypotFilled = false) {
      const errors = rules(fields);
      const wrong = definition.fields.filter((name) => name in errors);
      dispatch({ type: 'send-pressed', honeypotFilled, wrong });
    },
    outcome: (after: AfterSubmit) => dispatch({ type: 'outcome', after, now: NOW }),
    blockStorage: () => void (storageBlocked = true),
    /** The effects since the last call. */
    asked: () => noted.splice(0),
    get fields() {
      return fields;
    },
    get session() {
      return session;
    },
    get phase() {
      return phaseOf(session);
    },
    get unsaved() {
      return unsaved;
    },
    /** Whether a reload would lose text. */
    get losesText() {
      return unsaved && refused;
    },
  };
}
const inOutbox = (id: string): Draft => ({ values: ROSA, id, inOutbox: true });

/** A page with the open edit of a submission that waits in the outbox. */
function openEdit(drafts?: Map<string | undefined, Draft>) {
  const page = visit(drafts);
  page.open('one');
  page.taken(ROSA);
  page.asked();
  return page;
}

function sending(values = ROSA) {
  const page = visit();
  page.open();
  page.write(values);
  page.send();
  page.asked();
  return page;
}

beforeEach(() => {
  added = '';
});

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
    added = 'Guests: 12';
    const page = visit();
    page.open();
    expect(page.fields.message).toBe('Guests: 12');
    // The lines are the visitor's text now, so the draft has them.
    expect(page.drafts.get(undefined)?.values).toEqual({ name: '', message: 'Guests: 12' });
    const edit = openEdit();
    expect(edit.fields).toEqual(ROSA);
  });
});

describe('a draft after the page was closed', () => {
  test('fills the form again, and continues its submission', () => {
    const first = sending();
    const after = visit(first.drafts);
    after.open();
    expect(after.fields).toEqual(ROSA);
    expect(after.asked()).toContainEqual({ type: 'watch', id: 'id-1', wasThere: false });
    after.send();
    // The same id keeps it to one submission, whether or not the first press has reached the outbox.
    expect(after.asked()).toContainEqual({ type: 'submit', values: ROSA, continues: { id: 'id-1', inOutbox: false } });
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
    const after = visit(page.drafts);
    after.open();
    expect(after.fields).toEqual(BEN);
    after.asked();
    after.send();
    expect(after.asked()).toMatchObject([{ type: 'submit', continues: { inOutbox: false } }]);
    after.outcome({ next: 'sent' });
    expect(after.drafts.size).toBe(0);
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
    expect(changed.drafts.get('one')).toEqual({ values: EDITED, id: 'one', inOutbox: true });
    const sent = visit(changed.drafts, 'sent');
    sent.open();
    expect(sent.fields).toEqual(empty);
  });

  test('is known not to be stored until the outbox says so', () => {
    const page = openEdit();
    page.write(EDITED);
    page.send();
    const unsent: Draft = { values: EDITED, id: 'one', inOutbox: true, changedSinceSend: true };
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
    expect(here.drafts.get('one')).toEqual(stored);
    // The outbox has not stored a text that is written after that.
    here.write(BEN);
    expect(here.drafts.get('one')).toMatchObject({ values: BEN, changedSinceSend: true });

    const left = openEdit();
    left.write(EDITED);
    left.send();
    left.dispatch({ type: 'left' });
    left.dispatch({ type: 'stored' });
    expect(left.drafts.get('one')).toEqual(stored);
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

  test('keeps values that the browser has filled in without an event', () => {
    const page = openEdit();
    page.writeUnheard(EDITED);
    page.open(undefined);
    expect(page.drafts.get('one')).toEqual({ values: EDITED, id: 'one', inOutbox: true, changedSinceSend: true });
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
