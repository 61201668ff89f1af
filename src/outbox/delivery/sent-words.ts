import { capitalized } from '../../shared/capitalized';
import { listInWords } from '../../shared/list-in-words';
import type { SubmissionKind } from '../store/submission';

/** The words for one submission of each kind, and for several: docs/GLOSSARY.md#what-visitors-read */
const NOUNS: readonly (readonly [kind: SubmissionKind, one: string, several: (count: number) => string])[] = [
  ['contact', 'message', (count) => `${count} messages`],
  ['survey', 'feedback', () => 'feedback'],
  ['newsletter', 'sign-up', (count) => `${count} sign-ups`],
];

/**
 * Says what was sent: "Your message was sent.", "Your 2 messages and your sign-up were sent."
 *
 * @param kinds the kind of each submission that was sent; at least one
 */
export function sentWords(kinds: readonly SubmissionKind[]): string {
  const nouns = NOUNS.flatMap(([kind, one, several]) => {
    const count = kinds.filter((other) => other === kind).length;
    return count === 0 ? [] : [`your ${count === 1 ? one : several(count)}`];
  });
  const isOne = kinds.length === 1 || (nouns.length === 1 && kinds[0] === 'survey');
  return `${capitalized(listInWords(nouns))} ${isOne ? 'was' : 'were'} sent.`;
}
