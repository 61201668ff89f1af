import { plainLines } from '../../content/plain-text';
import type { Block, Question } from '../../content/schemas';

/** Blocks of running text as one plain string. */
export const plainText = (blocks: readonly Block[]): string => plainLines(blocks).join(' ');

/** Questions and answers that stand on the page. */
export const questionsNode = (questions: readonly Question[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
