// Records what happens in the simulated world for each submission; submission-history.ts judges the
// records.

import type { OutboxEntry, SubmitOutcome } from '../../../src/outbox/outbox';
import type { Submission } from '../../../src/outbox/store/submission';
import type { Arrival } from './outbox-provider';
import type { World } from './outbox-world';
import { breachesOf, type Happening } from './submission-history';

type Arrived = Extract<Happening, { what: 'arrived' }>;
type Told = Extract<Happening, { what: 'told' }>['as'];
/** The events without their time, each kind as a type of its own. */
type Untimed<T> = T extends unknown ? Omit<T, 'at'> : never;

const TOLD: Readonly<Record<SubmitOutcome['outcome'], Told | undefined>> = {
  sent: 'sent',
  'already-sent': 'sent',
  saved: 'saved',
  failed: 'failed',
  removed: 'removed',
  // The form keeps the text and says so.
  'not-stored': undefined,
};

/** Returns the visitor's text, which distinguishes the versions of a submission. */
export function wordsOf(submission: Submission): string {
  if (submission.kind === 'newsletter') return submission.payload.email;
  return lastLine(submission.kind === 'contact' ? submission.payload.message : submission.payload.feedback);
}

/** Returns the last line; in a survey the answers come before it. */
const lastLine = (text: string): string => text.split('\n').at(-1) ?? '';

export class Chronicle {
  readonly histories = new Map<string, Happening[]>();
  /** The provider's answers, by the entry that represents each. */
  private readonly arrivals = new Map<Arrived, Arrival>();
  private readonly signUps = new Map<string, string>();
  private readonly unanswered = new Set<string>();

  constructor(private readonly world: World) {}

  historyOf(id: string): Happening[] {
    const history = this.histories.get(id) ?? [];
    this.histories.set(id, history);
    return history;
  }

  note(id: string, happening: Untimed<Happening>): void {
    this.historyOf(id).push({ ...happening, at: this.world.trueNow });
  }

  /** Records an event of the whole browser for every submission. */
  noteForAll(happening: Untimed<Happening>): void {
    for (const id of this.histories.keys()) this.note(id, happening);
  }

  /**
   * Records a press.
   *
   * @param submission undefined for Send now, which sends the stored submission
   */
  pressed(id: string, submission: Submission | undefined): void {
    if (submission === undefined) return this.note(id, { what: 'pressed', kind: 'contact' });
    if (submission.kind === 'newsletter') this.signUps.set(submission.payload.email, id);
    this.note(id, { what: 'typed' });
    this.note(id, { what: 'pressed', kind: submission.kind, words: wordsOf(submission) });
    this.unanswered.add(id);
  }

  /**
   * Records what the visitor was told.
   *
   * @param words the text that must have arrived if it is called sent; undefined if another tab was
   * sending it too
   */
  told(id: string, { outcome }: SubmitOutcome, words?: string): void {
    const as = TOLD[outcome];
    if (as === undefined) return;
    this.unanswered.delete(id);
    this.note(id, { what: 'told', as, ...(words === undefined || outcome === 'already-sent' ? {} : { words }) });
  }

  /** Records that a sign-up was refused, or taken by a stranger, in an answer that nobody can read. */
  refusedUnread(email: string): void {
    this.note(this.signUps.get(email) ?? email, { what: 'refused unread' });
  }

  arrived(arrival: Arrival): void {
    const id = arrival.kind === 'newsletter' ? (this.signUps.get(arrival.email) ?? arrival.email) : arrival.id;
    // Earlier calls whose sender has died since are lost answers.
    for (const [earlier, { answered, sender }] of this.arrivals)
      Object.assign(earlier, { isAnswered: answered && sender.alive });
    if (!arrival.accepted) {
      if (arrival.kind === 'newsletter' && arrival.answered) this.refusedUnread(arrival.email);
      return;
    }
    const history = this.historyOf(id);
    // The list contains an address only once.
    if (arrival.kind === 'newsletter' && history.some(({ what }) => what === 'arrived')) return;
    const entry: Arrived & { at: number } = {
      what: 'arrived',
      at: this.world.trueNow,
      mail: arrival.template === 'reply' ? `reply to ${arrival.email}` : 'message',
      words: arrival.kind === 'newsletter' ? arrival.email : lastLine(arrival.params['message'] ?? ''),
      isMarked: arrival.marked,
      isAnswered: arrival.answered,
    };
    this.arrivals.set(entry, arrival);
    history.push(entry);
  }

  /** Records where each text is at the end. */
  end(entries: readonly OutboxEntry[]): void {
    for (const [id] of this.histories) {
      const entry = entries.find((found) => found.id === id);
      if (entry) this.note(id, { what: 'kept', state: entry.state === 'failed' ? 'failed' : 'waiting' });
      // The form or its draft still has the text, because the outbox never received it.
      else if (this.unanswered.has(id) && !this.world.everStored.has(id)) this.note(id, { what: 'offered' });
    }
  }

  breaches(options: Parameters<typeof breachesOf>[1] = {}): string[] {
    return [...this.histories].flatMap(([id, history]) =>
      breachesOf(history, options).map((breach) => `${id} ${breach}`),
    );
  }
}
