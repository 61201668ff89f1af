// Writes the notifications that page and worker show about a delivery.
import type { OutboxEntry } from '../store/outbox-entry';
import type { SubmissionKind } from '../store/submission';
import { sentWords } from './sent-words';

/** The results of a delivery that the visitor is told. */
export interface DeliveryNews {
  /**
   * The kind of each submission that was sent, without sign-ups: nobody can read whether their provider has accepted
   * them.
   */
  readonly sent: readonly SubmissionKind[];
  readonly failed: number;
  /** How many are still waiting. Sign-ups are not counted, for the same reason as in `sent`. */
  readonly waiting: number;
}

/** The part of a delivery report that the visitor is told. */
export interface ToldReport {
  readonly sentKinds?: readonly SubmissionKind[];
  readonly failed?: number;
  readonly waiting?: readonly Pick<OutboxEntry, 'kind'>[];
}

const isNotSignUp = (kind: OutboxEntry['kind']): boolean => kind !== 'newsletter';

/** Returns what a report says to the visitor. */
export const newsOf = ({ sentKinds = [], failed = 0, waiting = [] }: ToldReport): DeliveryNews => ({
  sent: sentKinds.filter(isNotSignUp),
  failed,
  waiting: waiting.filter(({ kind }) => isNotSignUp(kind)).length,
});

/**
 * Says what was sent: "Your message was sent.", "Your 2 messages and your feedback were sent, 1 is still waiting."
 *
 * @param news with at least one that was sent
 */
export function sentText({ sent, failed, waiting }: DeliveryNews): string {
  const others = [
    ...(waiting === 0 ? [] : [`${waiting} ${waiting === 1 ? 'is' : 'are'} still waiting`]),
    ...(failed === 0 ? [] : [`${failed} could not be sent`]),
  ];
  return [sentWords(sent).slice(0, -1), others.join(' and ')]
    .filter((part) => part !== '')
    .join(', ')
    .concat('.');
}

/**
 * Says that submissions were refused, and will not be sent by themselves.
 *
 * @param news with at least one that failed
 */
export function failedText({ sent, failed, waiting }: DeliveryNews): string {
  const isAll = sent.length + waiting === 0;
  const what = isAll && failed === 1 ? 'What you wrote' : `${failed} of the texts that you wrote`;
  return `${what} could not be sent. Open the Outbox.`;
}
