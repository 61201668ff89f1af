// What became of what a visitor sent, told from what was seen and heard of a run.
import { breachesOf, type Happening } from '../setup/submission-history';
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

export function fateOf(seen: Seen): Fate {
  const { arrived, stored, offered, refused } = seen;
  const breaches = breachesOf(historyOf(seen));
  if (breaches.includes('doubled in silence')) return 'doubled in silence';
  if (arrived.times > 1) return 'doubled, marked';
  if (arrived.times === 1) return offered && !stored ? 'sent, offered again' : 'once';
  if (stored) return 'failed, shown';
  if (offered) return 'still a draft';
  if (refused) return 'refused, unread';
  return breaches.includes('lost') ? 'lost' : 'killed within a second, gone';
}

/** The same, as a history that the measure of all runs can be laid on. */
function historyOf({ kind, kill, pressedAt, killedAt, heard, arrived, stored, offered, refused }: Seen): Happening[] {
  const { lastChangeAt, announcedAt, toldAt } = heard;
  // A tab that is closed or crashes takes no draft along; a sign-up has none.
  const takesText = kill === 'kill the browser' || (kind === 'newsletter' && /tab$/.test(kill));
  const history: Happening[] = [{ what: 'pressed', at: pressedAt, kind }];
  if (lastChangeAt !== undefined) history.push({ what: 'typed', at: lastChangeAt });
  if (announcedAt !== undefined) history.push({ what: 'announced', at: announcedAt });
  if (toldAt !== undefined) history.push({ what: 'told', at: toldAt, as: 'saved' });
  if (killedAt !== undefined && kill !== 'nothing') history.push({ what: 'killed', at: killedAt, takesText });
  for (let copy = 0; copy < arrived.times; copy += 1) {
    // Which answers came, only the dead page knew.
    const isMarked = copy >= arrived.unmarked;
    history.push({ what: 'arrived', at: Infinity, mail: 'message', isMarked, isAnswered: false });
  }
  if (stored) history.push({ what: 'kept', at: Infinity, state: 'failed' });
  if (offered) history.push({ what: 'offered', at: Infinity });
  if (refused) history.push({ what: 'refused unread', at: Infinity });
  return history;
}
