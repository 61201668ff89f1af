import { schemaResolver } from '@mantine/form';
import * as z from 'zod/mini';
import type { Draft } from '../../../src/outbox/drafts/draft-format';
import type { FormDefinition } from '../../../src/outbox/form/form-definition';
import { newSession, phaseOf, reduceForm } from '../../../src/outbox/form/form-session';
import type { AfterSubmit, DraftFate, FormEffect, FormEvent } from '../../../src/outbox/form/form-session-types';

export type Field = 'name' | 'message';
type Values = Record<Field, string>;

export const NOW = 1_000_000;
export const empty: Values = { name: '', message: '' };
export const ROSA: Values = { name: 'Rosa Feld', message: 'We are eleven cousins.' };
export const EDITED: Values = { ...ROSA, message: 'We are twelve cousins now.' };
export const BEN: Values = { name: 'Ben Adler', message: 'Do you walk in the rain?' };

const schema = z.pipe(
  z.object({ name: z.string().check(z.minLength(1, 'Name is required')), message: z.string() }),
  z.transform(({ name, message }) => ({ name, message, email: '', phone: '', consent: true as const })),
);
const definitionWith = (addition: string): FormDefinition<Field> => ({
  kind: 'contact',
  path: '/contact',
  fields: ['name', 'message'],
  empty,
  longText: 'message',
  schema,
  submissionOf: (values) => ({ kind: 'contact', payload: z.parse(schema, values) }),
  valuesOf: () => undefined,
  addTo: (values) => ({ ...values, message: `${values.message}${addition}` }),
  summary: (wrong) => `Wrong: ${wrong.join()}`,
  texts: {
    noun: 'message',
    send: 'Send message',
    sent: { title: 'Message Sent!', message: 'Thank you.' },
    failed: { title: 'Message Failed to Send', message: 'Please try again.', banner: (message) => `Error: ${message}` },
  },
});

const rules = schemaResolver(schema, { sync: true });

export type Effect = FormEffect<Field>;
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
 * @param addition what another page adds to the message
 */
export function visit(
  drafts = new Map<string | undefined, Draft>(),
  fate: DraftFate | 'held' = 'in-outbox',
  addition = '',
) {
  const definition = definitionWith(addition);
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
      const isLeftOver = (one: Draft): boolean =>
        fate === 'emptied' || (fate === 'sent' && one.changedSinceSend === true);
      const [id, left] = [...drafts].find(([editId, one]) => editId !== undefined && isLeftOver(one)) ?? [];
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

/** The draft of a message that is in the outbox under this id. */
export const inOutbox = (id: string): Draft => ({ values: ROSA, id, inOutbox: true });

/** A page with the open edit of a submission that waits in the outbox. */
export function openEdit(drafts?: Map<string | undefined, Draft>, addition?: string) {
  const page = visit(drafts, 'in-outbox', addition);
  page.open('one');
  page.taken(ROSA);
  page.asked();
  return page;
}

/** A page whose message the visitor has just sent; there is no outcome yet. */
export function sending(values = ROSA) {
  const page = visit();
  page.open();
  page.write(values);
  page.send();
  page.asked();
  return page;
}
