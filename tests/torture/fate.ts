// Determines the fate of a submission from the observations of a run.
import { breachesOf, type Breach, type Happening } from '../setup/simulation/submission-history';
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
  'otherwise wrong',
  'lost',
  'broken',
] as const;
export type Fate = (typeof FATES)[number];

/** A sentence that the page has told the visitor, and its time in milliseconds since 1970. */
export type Told = Pick<Extract<Happening, { what: 'told' }>, 'as' | 'at'>;

/** The events that the page reported at once, in milliseconds since 1970; undefined for an event without a report. */
export interface PageEvents {
  /** The last letter, choice or tick in a field. */
  lastChangeAt: number | undefined;
  /** The press on the button, as the browser noted it. */
  pressedAt: number | undefined;
  /** The outbox announced a change on its channel, which it does when the record is on disk. */
  announcedAt: number | undefined;
  readonly told: readonly Told[];
}

/** One copy of the submission, or of the auto-reply to it, that a provider has accepted. */
export interface Copy {
  readonly at: number;
  /** 'message' for what the company gets; any other text for the auto-reply. */
  readonly mail: string;
  readonly words: string;
  readonly isMarked: boolean;
  /** When the answer had left the provider; undefined if it never did, or if nobody can know. */
  readonly answeredAt: number | undefined;
}

/** A time in which an answer could get lost: a kill, or a cut of the connection. */
export interface Interruption {
  readonly from: number;
  readonly until: number;
}

export interface RunObservations {
  readonly kind: Kind;
  readonly kill: KillPlan['kill'];
  /** The words of the visitor that distinguish this submission. */
  readonly words: string;
  /** When the run began to press the button; the browser may have noted the press much later on a busy machine. */
  readonly pressedAt: number;
  /** When the kill was complete, in milliseconds since 1970; undefined if nothing was killed. */
  readonly killedAt: number | undefined;
  readonly interruptions: readonly Interruption[];
  readonly events: PageEvents;
  readonly copies: readonly Copy[];
  /** The state of the submission in the outbox at the end of the run, when nothing more is sent. */
  readonly stored: 'waiting' | 'failed' | undefined;
  /** The form shows the text to a visitor who opens the form at the end of the run. */
  readonly offered: boolean;
  /** The newsletter provider refused the sign-up, in an answer that a page is not allowed to read. */
  readonly refused: boolean;
}

/** Returns the fate, and the promises that were broken. */
export function fateOf(observations: RunObservations): { readonly fate: Fate; readonly breaches: readonly Breach[] } {
  const breaches = breachesOf(historyOf(observations));
  return { fate: chooseFate(observations, breaches), breaches };
}

function chooseFate({ copies, stored, offered, refused }: RunObservations, breaches: readonly Breach[]): Fate {
  if (breaches.includes('doubled in silence')) return 'doubled in silence';
  if (breaches.includes('lost')) return 'lost';
  if (breaches.length > 0) return 'otherwise wrong';
  const times = copies.filter(({ mail }) => mail === 'message').length;
  if (times > 1) return 'doubled, marked';
  if (times === 1) return offered && stored === undefined ? 'sent, offered again' : 'once';
  if (stored !== undefined) return 'failed, shown';
  if (offered) return 'still a draft';
  return refused ? 'refused, unread' : 'killed within a second, gone';
}

/** A page that gets an answer stores it within this time, also on a busy machine. */
const STORED_WITHIN_MS = 5_000;

/** A call that was made before a kill or a cut may arrive this much later, on a busy machine. */
const ON_ITS_WAY_MS = 1_000;

/** Converts the observations to a history, which is judged by the same rules as simulated runs. */
function historyOf(run: RunObservations): Happening[] {
  const { kind, kill, words, pressedAt, killedAt, interruptions, events, copies, stored, offered, refused } = run;
  const { lastChangeAt, announcedAt, told } = events;
  // A draft survives when its tab is closed or crashes, but a sign-up has no draft.
  const takesText = kill === 'kill the browser' || (kind === 'newsletter' && /tab$/.test(kill));
  // A call from before the kill may arrive or be answered after it, when nobody waits for the answer any more.
  const isUndisturbed = (calledAt: number, answeredAt: number): boolean =>
    interruptions.every(({ from, until }) => calledAt > until + ON_ITS_WAY_MS || answeredAt + STORED_WITHIN_MS < from);
  const history: Happening[] = [
    { what: 'pressed', at: events.pressedAt ?? pressedAt, kind, words },
    ...copies.map(({ at, mail, words: arrived, isMarked, answeredAt }): Happening => ({
      what: 'arrived',
      at,
      mail,
      words: arrived,
      isMarked,
      // Only the page knows which answers it got. One that nothing has disturbed counts as such.
      isAnswered: answeredAt !== undefined && isUndisturbed(at, answeredAt),
    })),
    // What is told in the same millisecond comes after what has arrived.
    ...told.map(({ as, at }) => ({ what: 'told', as, at, words }) as const),
  ];
  if (lastChangeAt !== undefined) history.push({ what: 'typed', at: lastChangeAt });
  if (announcedAt !== undefined) history.push({ what: 'announced', at: announcedAt });
  if (killedAt !== undefined && kill !== 'nothing') history.push({ what: 'killed', at: killedAt, takesText });
  if (stored !== undefined) history.push({ what: 'kept', at: Infinity, state: stored });
  if (offered) history.push({ what: 'offered', at: Infinity });
  if (refused) history.push({ what: 'refused unread', at: Infinity });
  return history.sort((one, other) => one.at - other.at || 0);
}
