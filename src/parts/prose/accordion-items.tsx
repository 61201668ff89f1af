import type { Question } from '../../content/schemas';
import type { AccordionItem } from '../../ui/blocks/Accordion';
import { Prose } from './Prose';

/**
 * Returns questions of src/content as the items of an accordion, with the ids `question-1`, `question-2` and so on.
 * @param prefix the first word of the ids, for the second list of a page
 */
export const accordionItems = (questions: readonly Question[], prefix = 'question'): AccordionItem[] =>
  questions.map(({ question, answer }, index) => ({
    id: `${prefix}-${index + 1}`,
    question,
    answer: <Prose blocks={answer} />,
  }));
