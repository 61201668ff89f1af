// The texts of an outbox entry: its title, its state, and the text for the clipboard or a mail.
import { withoutControls } from '../../integrations/clean-text';
import type { OutboxEntry } from '../../outbox/outbox';
import { surveyMessage } from '../../outbox/store/submission';
import { dayOf } from '../../shared/local-day';

const A_WEEK_MS = 7 * 24 * 60 * 60_000;

const TITLE: Record<OutboxEntry['kind'], string> = {
  contact: 'Message to us',
  survey: 'Tour feedback',
  newsletter: 'Newsletter sign-up',
  unknown: 'Something from another version',
};
const NOUN: Record<OutboxEntry['kind'], string> = {
  contact: 'message',
  survey: 'feedback',
  newsletter: 'sign-up',
  unknown: 'message',
};
/** Names the company to which the site sends an entry of this kind. */
const SERVICE: Record<OutboxEntry['kind'], string> = {
  contact: 'mail service',
  survey: 'mail service',
  newsletter: 'list provider',
  unknown: 'mail service',
};

/** Returns the title of an entry, such as "Tour feedback". */
export const titleOf = ({ kind }: OutboxEntry): string => TITLE[kind];
/** Returns what an entry is called within a sentence, such as "feedback". */
export const nounOf = ({ kind }: OutboxEntry): string => NOUN[kind];

/** Returns the text of the stamp that shows the status of an entry. */
export function statusOf({ state, unreadable }: OutboxEntry): 'Sending' | 'Waiting' | 'Not sent' | 'Cannot be read' {
  if (unreadable) return 'Cannot be read';
  return state === 'sending' ? 'Sending' : state === 'failed' ? 'Not sent' : 'Waiting';
}

/** Returns the sender of an entry. */
export function whoOf(entry: OutboxEntry): string {
  if (entry.unreadable) return '';
  if (entry.kind === 'newsletter') return entry.payload.email;
  return `${entry.payload.name}, ${entry.payload.email}`;
}

/** Returns the message of an entry. */
export function messageOf(entry: OutboxEntry): string {
  if (entry.unreadable || entry.kind === 'newsletter') return '';
  return entry.kind === 'survey' ? surveyMessage(entry.payload) : entry.payload.message;
}

/** Returns everything that was typed, for the clipboard or a mail. */
export function textOf(entry: OutboxEntry): string {
  if (entry.unreadable) return '';
  if (entry.kind === 'newsletter') {
    const { email, firstName, lastName } = entry.payload;
    return [`Email: ${email}`, `Name: ${firstName} ${lastName}`.trim()].join('\n');
  }
  const { name, email } = entry.payload;
  const phone = entry.kind === 'contact' && entry.payload.phone !== '' ? [`Phone: ${entry.payload.phone}`] : [];
  return [`Name: ${name}`, `Email: ${email}`, ...phone, '', messageOf(entry)].join('\n').trim();
}

/** Returns a link that opens the visitor's mail program with the text. */
export const mailtoOf = (entry: OutboxEntry, address: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(titleOf(entry))}&body=${encodeURIComponent(withoutControls(textOf(entry)).replace(/\n/g, '\r\n'))}`;

/**
 * Returns in plain words why the entry was not sent.
 * @param now in milliseconds since 1970; undefined in the built HTML
 */
export function refusedText(entry: OutboxEntry, now: number | undefined): string {
  const reason = entry.lastError?.reason;
  if (reason === 'unreachable') return `This browser cannot reach our ${SERVICE[entry.kind]}.`;
  if (reason === 'demonstration') return entry.lastError?.message ?? '';
  return `Our ${SERVICE[entry.kind]} refused this ${nounOf(entry)} on ${dayOf(entry.failedAt ?? entry.createdAt, now)}.`;
}

/** Returns what it means that a call got no answer; undefined if nothing is to be said. */
export function lostAnswerText({ kind, possibleDuplicate, answerLost }: OutboxEntry): string | undefined {
  if (possibleDuplicate)
    return 'We got no answer. It may have arrived already, and is marked as a possible second copy.';
  if (!answerLost || kind !== 'contact') return undefined;
  return 'We got no answer when we sent your confirmation. The message to us has not been sent yet.';
}

/** Returns what "Try again" sends. The tag has already said that a possible second copy is marked. */
export function tryAgainText({ possibleDuplicate, answerLost }: OutboxEntry): string {
  const again = possibleDuplicate
    ? ' It may then arrive twice, the second time with that mark.'
    : answerLost
      ? ''
      : ' What was already sent is not sent twice.';
  return `Try again continues at the step that failed.${again}`;
}

/** Returns whether an entry will be deleted within a week. */
export const goesSoon = ({ deletesAt }: OutboxEntry, now: number): boolean =>
  deletesAt !== undefined && deletesAt - now < A_WEEK_MS;

/** Returns why an entry is still waiting. */
export function waitingText({ kind, lastError }: OutboxEntry): string {
  const goes = 'We send it as soon as this browser can.';
  if (kind === 'unknown' || lastError === undefined) return goes;
  const service = SERVICE[kind];
  if (lastError.reason === 'unreachable') return `Our ${service} could not be reached. ${goes}`;
  return `Our ${service} could not take it just now. ${goes}`;
}

/** Returns the progress of an entry that is being sent; a contact message has two steps. */
export function sendingText({ kind, step }: OutboxEntry): string {
  if (kind !== 'contact') return 'On its way.';
  return step === 'notify'
    ? 'Step 1 of 2 done: your confirmation is on its way. Now the message to us.'
    : 'Step 1 of 2: your confirmation.';
}
