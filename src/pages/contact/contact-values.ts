import type { ContactPayload } from '../../outbox/submission';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  consent: boolean;
}

export const EMPTY_CONTACT: ContactValues = { name: '', email: '', phone: '', message: '', consent: false };

const TEXTS = ['name', 'email', 'phone', 'message'] as const;
/** In the order of the page: the first wrong one gets the focus. */
export const CONTACT_FIELDS = [...TEXTS, 'consent'] as const satisfies readonly (keyof ContactValues)[];

export type ContactField = (typeof CONTACT_FIELDS)[number];

export const isContactField = (name: string): name is ContactField => CONTACT_FIELDS.some((field) => field === name);

type Box = HTMLInputElement | HTMLTextAreaElement;

/** A field of the form by its name. @throws Error where the form has no such field */
export function boxOf(form: HTMLFormElement, name: string): Box {
  const box = form.elements.namedItem(name);
  if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) return box;
  throw new Error(`The form has no field named ${name}`);
}

function tickOf(form: HTMLFormElement): HTMLInputElement {
  const box = boxOf(form, 'consent');
  if (box instanceof HTMLInputElement) return box;
  throw new Error('The consent is not a checkbox');
}

/** What stands in the fields: typed, filled in by the browser, or put there by us. */
export function readFields(form: HTMLFormElement): ContactValues {
  return {
    name: boxOf(form, 'name').value,
    email: boxOf(form, 'email').value,
    phone: boxOf(form, 'phone').value,
    message: boxOf(form, 'message').value,
    consent: tickOf(form).checked,
  };
}

/** Writes `values` into the fields. */
export function fillFields(form: HTMLFormElement, values: ContactValues): void {
  for (const name of TEXTS) boxOf(form, name).value = values[name];
  tickOf(form).checked = values.consent;
}

export const hasText = (values: ContactValues): boolean => TEXTS.some((name) => values[name].trim() !== '');

export const isSameText = (a: ContactValues, b: ContactValues): boolean => TEXTS.every((name) => a[name] === b[name]);

/** What was typed wins; what was kept fills the gaps. */
export function fillGaps(typed: ContactValues, kept: ContactValues): ContactValues {
  return {
    name: typed.name || kept.name,
    email: typed.email || kept.email,
    phone: typed.phone || kept.phone,
    message: typed.message || kept.message,
    consent: typed.consent || kept.consent,
  };
}

/** What goes to the outbox. Call it only with values that keep the rules. */
export function payloadOf({ name, email, phone, message }: ContactValues): ContactPayload {
  return { name: name.trim(), email: email.trim(), phone: phone.trim(), message: message.trim(), consent: true };
}
