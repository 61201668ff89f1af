// Lines that another page adds to the message of the contact form. They wait in this tab until the form takes them over
// as unsent text. This file sends nothing.

import * as z from 'zod/mini';
import { tourSummaries } from '../../content/tour-summaries';
import { optionalText, parseJsonOr } from '../../shared/parse';
import { showToast } from '../../ui/toast/show-toast';
import { withTextBelow } from './values';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Reading `sessionStorage` itself may throw when site data is blocked. */
type StorageOf = () => Storage;

const addition = z.object({
  text: z.string(),
  /** Whether the message already contains the addition. */
  taken: z.catch(z.boolean(), false),
  /** The addition that was taken before this one. */
  before: optionalText,
  /** The line about a stop or a walk that was taken last. */
  stop: optionalText,
});
type Addition = Readonly<z.infer<typeof addition>>;

const KEY = 'add-to-message';
const ABOUT = 'private';
const browserStorage: StorageOf = () => sessionStorage;
/** The addition in memory: without storage it lasts as long as the page. */
let inHand: Addition | undefined;
const NOTHING: Addition = { text: '', taken: true, before: undefined };

function load(storage: StorageOf): Addition | undefined {
  try {
    return parseJsonOr(addition, storage().getItem(KEY), inHand);
  } catch {
    // Site data is blocked.
    return inHand;
  }
}

function keep(added: Addition, storage: StorageOf): void {
  inHand = added;
  try {
    storage().setItem(KEY, JSON.stringify(added));
  } catch {
    // The storage is blocked or full: the copy in memory remains.
  }
}

/** The address at which the form takes the addition over. */
export const MESSAGE_ADDRESS = { to: '/contact', search: { about: ABOUT } } as const;

/** Stores lines for the message; the visitor then goes to `MESSAGE_ADDRESS`. */
export function addToMessage(text: string, storage: StorageOf = browserStorage): void {
  const last = load(storage);
  const before = last?.taken && last.text !== '' ? last.text : last?.before;
  keep({ text, taken: false, before, stop: last?.stop }, storage);
}

/**
 * Called by the form: takes over the stored lines, or those for the stop or the walk in the address, once.
 * @param about the search parameter, which says whether there is something to take
 * @returns the message with the lines in it; undefined if there are none
 */
export function takeIntoMessage(
  about: string | undefined,
  message: string,
  storage: StorageOf = browserStorage,
): string | undefined {
  const place = about === undefined ? undefined : placeIn(about);
  if (place !== undefined) return withPlace(message, place, storage);
  if (about !== ABOUT) return undefined;
  const waiting = load(storage);
  if (waiting === undefined || waiting.taken) return undefined;
  keep({ ...waiting, taken: true }, storage);
  showToast({
    id: 'added-to-message',
    icon: 'envelope',
    title: 'Your plan is in the message',
    message: 'Nothing is sent yet. Read it, change what you like, then send it.',
  });
  return withLines(message, waiting);
}

/** The stop or the walk that a message is about. */
interface Place {
  readonly kind: 'stop' | 'walk';
  /** The first line of the message. */
  readonly line: string;
}

/**
 * Returns the stop or the walk in the address. The words are fixed, so a link cannot put other text into the message.
 * @param about the search parameter, as `aboutStop` and `aboutWalk` write it
 */
function placeIn(about: string): Place | undefined {
  const [, digits, slug] = /^(?:stop-(\d{1,2})|walk)-of-([a-z0-9-]{1,60})$/.exec(about) ?? [];
  const tour = tourSummaries.find((one) => one.slug === slug);
  if (tour === undefined) return undefined;
  if (digits === undefined) return { kind: 'walk', line: `${tour.title}, walked without a guide:` };
  const number = Number(digits);
  if (number < 1 || number > tour.stopCount) return undefined;
  return { kind: 'stop', line: `${tour.title}, stop ${number}: something has changed here.` };
}

/**
 * Each further place gets a line below the others, because the visitor writes between them. The same place gets no
 * second line, unless the visitor has emptied the message meanwhile.
 */
function withPlace(message: string, { kind, line }: Place, storage: StorageOf): string | undefined {
  const last = load(storage) ?? NOTHING;
  if (last.stop === line && message.trim() !== '') return undefined;
  keep({ ...last, stop: line }, storage);
  showToast({
    id: 'added-to-message',
    icon: 'envelope',
    title: `The ${kind} is in the message`,
    message: `Nothing is sent yet. Write ${kind === 'stop' ? 'what has changed' : 'how it was'}, then send it.`,
  });
  return withLines(message, { text: line, before: undefined });
}

/** Deletes the lines of a message that was sent or discarded. Lines that no message has taken over yet stay. */
export function forgetAddition(storage: StorageOf = browserStorage): void {
  const waiting = load(storage);
  if (waiting?.taken === false) {
    keep({ text: waiting.text, taken: false, before: undefined }, storage);
    return;
  }
  inHand = undefined;
  try {
    storage().removeItem(KEY);
  } catch {
    // Site data is blocked, so nothing is stored.
  }
}

/** Keeps the typed text. New lines replace the previous ones if the visitor has not changed those. */
function withLines(message: string, { text, before }: Pick<Addition, 'text' | 'before'>): string {
  if (message.includes(text)) return message;
  if (before !== undefined && message.includes(before)) return message.replace(before, () => text);
  return withTextBelow(message, text);
}
