// The texts of the privacy page's table: what this browser stores for the site, row by row.
import type { LocationAnswer } from '../../browser/location-permission';
import type { NotificationAnswer } from '../../browser/notification-permission';
import type { PageOf } from '../../content/page-schemas';
import type { OutboxCounts } from '../../outbox/store/outbox-entry';
import { capitalized } from '../../shared/capitalized';
import { megabytes } from '../../shared/megabytes';
import type { SiteData } from './site-data';

export type StoredItem = PageOf<'privacy'>['device']['items'][number]['id'];

/** Everything that was found on the device. */
export interface StoredData extends SiteData {
  /** Undefined if the database could not be read. */
  readonly outbox: OutboxCounts | undefined;
  readonly marks: number;
  /** The title of the remembered tour. */
  readonly tour: string | undefined;
  readonly permission: { readonly notifications: NotificationAnswer; readonly location: LocationAnswer };
}

/** The keys of both storages by row; other keys are not known to this site. */
const KEYS: readonly (readonly [StoredItem, RegExp])[] = [
  ['drafts', /draft|^add-to-message$/],
  ['walk', /^remembered-tour$/],
  ['progress', /^walk-(?:progress:.+|settings)$/],
  ['theme', /^theme$/],
  ['closed', /^(?:booking-bar-dismissed-at|install-hint-dismissed-at|exit-card-shown)$/],
  ['place', /^(?:tsr-scroll-restoration|reloaded-for-missing-script-at|moved-entry$)/],
];
const CLOSED: ReadonlyMap<string, string> = new Map([
  ['booking-bar-dismissed-at', 'the booking bar'],
  ['install-hint-dismissed-at', 'the hint'],
  ['exit-card-shown', 'the window'],
]);

const keysOf = ({ device, tab }: SiteData): string[] => [...device, ...tab];
const keysIn = (item: StoredItem, data: SiteData): string[] => {
  const [, pattern] = KEYS.find(([name]) => name === item) ?? [];
  return pattern === undefined ? [] : keysOf(data).filter((key) => pattern.test(key));
};
const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

const SMALLEST = 100_000;
/** A size such as "5.1 MB". A browser reports some bytes for an empty site, which must not become "0.0 MB". */
export const sizeText = (bytes: number): string => (bytes < SMALLEST ? 'less than 0.1 MB' : megabytes(bytes));

/** The number of unsent messages, which clearing would delete; undefined if the outbox could not be read. */
export const unsentIn = ({ outbox }: StoredData): number | undefined => outbox && outbox.waiting + outbox.notSent;
/** The number of form drafts: those of all tabs in localStorage, and this tab's newsletter sign-up. */
export const draftsIn = (found: StoredData): number =>
  keysIn('drafts', found).filter((key) => !/tab$|^add-to-message$/.test(key)).length;

/** The unsent messages in words; empty if there are none. */
export function outboxText({ outbox }: StoredData): string {
  if (outbox === undefined) return 'Cannot be read just now';
  const { waiting, notSent } = outbox;
  return [...(waiting > 0 ? [`${waiting} waiting`] : []), ...(notSent > 0 ? [`${notSent} not sent`] : [])].join(', ');
}

function pagesText({ files, bytes }: StoredData): string {
  if (files === 0) return '';
  return bytes === undefined ? count(files, 'file') : `${count(files, 'file')}, about ${sizeText(bytes)} unpacked`;
}

/** The answers in words. An answer to notifications that is missing here means that nobody was asked. */
const ANSWER: ReadonlyMap<NotificationAnswer | LocationAnswer, string> = new Map([
  ['granted', 'yes'],
  ['denied', 'no'],
]);
/** Some browsers do not tell whether the location was allowed. */
const NOT_TOLD = 'this browser does not tell';

function permissionText({ permission: { notifications, location } }: StoredData): string {
  const answers = [
    ['Notifications', ANSWER.get(notifications)] as const,
    ['Location', location === 'unsupported' ? NOT_TOLD : ANSWER.get(location)] as const,
  ];
  return answers.flatMap(([what, answer]) => (answer === undefined ? [] : [`${what}: ${answer}.`])).join(' ');
}

/**
 * Lines that another page of ours has put into the message are counted apart, because they have a place of their own.
 */
function draftsText(found: StoredData): string {
  const forms = draftsIn(found) === 0 ? [] : [count(draftsIn(found), 'form')];
  const lines = keysIn('drafts', found).includes('add-to-message') ? ['lines for a message'] : [];
  return capitalized([...forms, ...lines].join(', '));
}

/** The stored amount of a row in words; empty if nothing is stored. */
export function storedText(item: StoredItem, found: StoredData): string {
  const keys = keysIn(item, found);
  switch (item) {
    case 'pages':
      return pagesText(found);
    case 'letters':
      return outboxText(found);
    case 'marks':
      return found.marks === 0 ? '' : count(found.marks, 'number');
    case 'drafts':
      return draftsText(found);
    case 'walk':
      return found.tour ?? '';
    case 'progress': {
      const cards = keys.filter((key) => key.startsWith('walk-progress')).length;
      return keys.length === 0 ? '' : cards === 0 ? 'Your settings' : count(cards, 'card');
    }
    case 'theme':
      return keys.length === 0 ? '' : 'Your choice';
    case 'closed':
      return capitalized(keys.map((key) => CLOSED.get(key) ?? key).join(', '));
    case 'place':
      return keys.length === 0 ? '' : 'This tab';
    case 'permission':
      return permissionText(found);
  }
}

/** The keys and cookies that belong to no row. */
export const unknownKeys = (found: StoredData): string[] => [
  ...keysOf(found).filter((key) => !KEYS.some(([, pattern]) => pattern.test(key))),
  ...found.cookies,
];
