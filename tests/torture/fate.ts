// Determines the fate of a submission from the observations of a run.
import { breachesOf, type Happening } from '../setup/simulation/submission-history';
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

/** The events that the page reported at once, in milliseconds since 1970; undefined for an event without a report. */
export interface PageEvents {
  /** The last letter, choice or tick in a field. */
  lastChangeAt: number | undefined;
  /** The outbox announced a change on its channel, which it does when the record is on disk. */
  announcedAt: number | undefined;
  /** The page told the visitor that the submission was saved or sent. */
  toldAt: number | undefined;
}

export interface RunObservations {
  readonly kind: Kind;
  readonly kill: KillPlan['kill'];
  readonly pressedAt: number;
  /** When the kill was complete, in milliseconds since 1970; undefined if nothing was killed. */
  readonly killedAt: number | undefined;
  readonly events: PageEvents;
  /** How often the submission reached the company, and how many copies are not marked as possible duplicates. */
  readonly arrived: { readonly times: number; readonly unmarked: number };
  /** The submission is still in the outbox at the end of the run, when nothing more is sent. */
  readonly stored: boolean;
  /** The form shows the text to a visitor who opens the form at the end of the run. */
  readonly offered: boolean;
  /** The newsletter provider refused the sign-up, in an answer that a page is not allowed to read. */
  readonly refused: boolean;
}

export function fateOf(observations: RunObservations): Fate {
  const { arrived, stored, offered, refused } = observations;
  const breaches = breachesOf(historyOf(observations));
  if (breaches.includes('doubled in silence')) return 'doubled in silence';
  if (arrived.times > 1) return 'doubled, marked';
  if (arrived.times === 1) return offered && !stored ? 'sent, offered again' : 'once';
  if (stored) return 'failed, shown';
  if (offered) return 'still a draft';
  if (refused) return 'refused, unread';
  return breaches.includes('lost') ? 'lost' : 'killed within a second, gone';
}

/** Converts the observations to a history, which is judged by the same rules as simulated runs. */
function historyOf({
  kind,
  kill,
  pressedAt,
  killedAt,
  events,
  arrived,
  stored,
  offered,
  refused,
}: RunObservations): Happening[] {
  const { lastChangeAt, announcedAt, toldAt } = events;
  // A draft survives when its tab is closed or crashes, but a sign-up has no draft.
  const takesText = kill === 'kill the browser' || (kind === 'newsletter' && /tab$/.test(kill));
  const history: Happening[] = [{ what: 'pressed', at: pressedAt, kind }];
  if (lastChangeAt !== undefined) history.push({ what: 'typed', at: lastChangeAt });
  if (announcedAt !== undefined) history.push({ what: 'announced', at: announcedAt });
  if (toldAt !== undefined) history.push({ what: 'told', at: toldAt, as: 'saved' });
  if (killedAt !== undefined && kill !== 'nothing') history.push({ what: 'killed', at: killedAt, takesText });
  for (let copy = 0; copy < arrived.times; copy += 1) {
    // Only the killed page knew which answers it received, so every copy counts as unanswered.
    const isMarked = copy >= arrived.unmarked;
    history.push({ what: 'arrived', at: Infinity, mail: 'message', isMarked, isAnswered: false });
  }
  if (stored) history.push({ what: 'kept', at: Infinity, state: 'failed' });
  if (offered) history.push({ what: 'offered', at: Infinity });
  if (refused) history.push({ what: 'refused unread', at: Infinity });
  return history;
}
