// What became of what a visitor sent, told from what was seen and heard of a run.
import type { KillPlan, Kind } from './kill-plan';

export const FATES = [
  'once',
  'failed, shown',
  'still a draft',
  'refused, unread',
  'killed within a second, gone',
  'doubled, marked',
  'doubled in silence',
  'sent, offered again',
  'lost',
  'broken',
] as const;
export type Fate = (typeof FATES)[number];

/**
 * What a text that nobody has announced as stored may be lost in: a draft is written down within it of the last letter,
 * and a sign-up, which has no draft, of the press.
 */
const WITHIN_MS = 1_000;

/** Heard from the page as it happened; milliseconds since 1970. Undefined where it was not heard. */
export interface Heard {
  /** The last letter, choice or tick in a field. */
  lastChangeAt: number | undefined;
  /** The outbox announced a change on its channel: it does so when the record is on the disk. */
  announcedAt: number | undefined;
  /** The page said that it was saved or sent. */
  toldAt: number | undefined;
}

export interface Seen {
  readonly kind: Kind;
  readonly kill: KillPlan['kill'];
  readonly pressedAt: number;
  /** When the last process of what is killed was gone; undefined where nothing was killed. */
  readonly killedAt: number | undefined;
  readonly heard: Heard;
  /** How often it reached the company, and how many of those do not say that they may be a double. */
  readonly arrived: { readonly times: number; readonly unmarked: number };
  /** It stands in the outbox when all is quiet. */
  readonly stored: boolean;
  /** The form shows it to somebody who opens it then. */
  readonly offered: boolean;
  /** The provider of the list refused it, in an answer that no page may read. */
  readonly refused: boolean;
}

export function fateOf({ arrived, stored, offered, refused, ...how }: Seen): Fate {
  if (arrived.times > 1) return arrived.unmarked > 1 ? 'doubled in silence' : 'doubled, marked';
  if (arrived.times === 1) return offered && !stored ? 'sent, offered again' : 'once';
  if (stored) return 'failed, shown';
  if (offered) return 'still a draft';
  if (refused) return 'refused, unread';
  return wasPromised(how) ? 'lost' : 'killed within a second, gone';
}

/**
 * Whether a text that is gone was ours to keep: announced as stored, called saved or sent, or older than a second
 * when it was killed. What was not heard speaks against us.
 */
function wasPromised({
  kind,
  kill,
  pressedAt,
  killedAt,
  heard,
}: Pick<Seen, 'kind' | 'kill' | 'pressedAt' | 'killedAt' | 'heard'>): boolean {
  const { lastChangeAt, announcedAt, toldAt } = heard;
  if (announcedAt !== undefined || toldAt !== undefined) return true;
  // A tab that is closed or crashes takes no draft along; a sign-up has none.
  const takesText = kill === 'kill the browser' || (kind === 'newsletter' && /tab$/.test(kill));
  if (!takesText || killedAt === undefined || lastChangeAt === undefined) return true;
  const age = killedAt - (kind === 'newsletter' ? pressedAt : lastChangeAt);
  return age < 0 || age > WITHIN_MS;
}
