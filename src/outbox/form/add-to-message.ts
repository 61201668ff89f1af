// Lines that another page wants in the message of the contact form. They wait in this tab until the
// form takes them over as unsent text; nothing here sends anything.

import * as z from 'zod/mini';
import { tourSummaries } from '../../content/tour-summaries';
import { optionalText, parseJsonOr } from '../../shared/parse';
import { showToast } from '../../ui/toast/show-toast';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Reading `sessionStorage` itself may throw: blocked site data. */
type StorageOf = () => Storage;

const addition = z.object({
  text: z.string(),
  /** It stands in the message already. */
  taken: z.catch(z.boolean(), false),
  /** The one that was taken before it. */
  before: optionalText,
  /** The line about a stop that was taken last. */
  stop: optionalText,
});
type Addition = Readonly<z.infer<typeof addition>>;

const KEY = 'add-to-message';
const ABOUT = 'private';
const browserStorage: StorageOf = () => sessionStorage;
/** Where nothing can be stored it lasts as long as the page. */
let inHand: Addition | undefined;
const NOTHING: Addition = { text: '', taken: true, before: undefined };

function load(storage: StorageOf): Addition | undefined {
  try {
    return parseJsonOr(addition, storage().getItem(KEY), inHand);
  } catch {
    // Blocked site data.
    return inHand;
  }
}

function keep(added: Addition, storage: StorageOf): void {
  inHand = added;
  try {
    storage().setItem(KEY, JSON.stringify(added));
  } catch {
    // Blocked or full: it is in hand.
  }
}

/** Where the form takes over what was added. */
export const MESSAGE_ADDRESS = { to: '/contact', search: { about: ABOUT } } as const;

/** Lays lines ready for the message; the visitor then goes to `MESSAGE_ADDRESS`. */
export function addToMessage(text: string, storage: StorageOf = browserStorage): void {
  const last = load(storage);
  const before = last?.taken && last.text !== '' ? last.text : last?.before;
  keep({ text, taken: false, before, stop: last?.stop }, storage);
}

/**
 * For the form: takes over what was laid ready or what the address says of a stop, once.
 * @param about of the address, which says whether there is something to take
 * @returns the message with the lines in it; undefined where there are none
 */
export function takeIntoMessage(
  about: string | undefined,
  message: string,
  storage: StorageOf = browserStorage,
): string | undefined {
  const stop = about === undefined ? undefined : changedStopLine(about);
  if (stop !== undefined) return withStop(message, stop, storage);
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

/**
 * What begins a message about a stop. A link can put nothing else into somebody's message: the words are ours.
 * @param about of the address, as `aboutStop` writes it
 */
function changedStopLine(about: string): string | undefined {
  const [, digits = '', slug] = /^stop-(\d{1,2})-of-([a-z0-9-]{1,60})$/.exec(about) ?? [];
  const tour = tourSummaries.find((one) => one.slug === slug);
  const number = Number(digits);
  if (tour === undefined || number < 1 || number > tour.stopCount) return undefined;
  return `${tour.title}, stop ${number}: something has changed here.`;
}

/** Lines about several stops stand one after the other: between them is what was seen there. */
function withStop(message: string, stop: string, storage: StorageOf): string | undefined {
  const last = load(storage) ?? NOTHING;
  if (last.stop === stop) return undefined;
  keep({ ...last, stop }, storage);
  showToast({
    id: 'added-to-message',
    icon: 'envelope',
    title: 'The stop is in the message',
    message: 'Nothing is sent yet. Write what has changed, then send it.',
  });
  return withLines(message, { text: stop, before: undefined });
}

/** The message went out, or is not wanted: nothing of the lines stays here. */
export function forgetAddition(storage: StorageOf = browserStorage): void {
  inHand = undefined;
  try {
    storage().removeItem(KEY);
  } catch {
    // Blocked site data: there is nothing to remove.
  }
}

/** What was typed stays; lines that stand in it unchanged from the last time give way to the new ones. */
function withLines(message: string, { text, before }: Pick<Addition, 'text' | 'before'>): string {
  if (message.includes(text)) return message;
  if (before !== undefined && message.includes(before)) return message.replace(before, () => text);
  return message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`;
}
