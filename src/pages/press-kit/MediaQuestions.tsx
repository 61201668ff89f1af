import type { PageOf } from '../../content/page-schemas';
import { Prose } from '../../parts/prose/Prose';
import { Accordion } from '../../ui/blocks/Accordion';
import { SectionHead } from './SectionHead';
import styles from './media-questions.module.css';

/** What journalists ask; one answer open at a time. */
export function MediaQuestions({ questions }: Pick<PageOf<'press-kit'>, 'questions'>) {
  const items = questions.map(({ question, answer }, index) => ({
    id: `question-${index + 1}`,
    question,
    answer: <Prose blocks={answer} />,
  }));
  return (
    <section aria-labelledby="media-questions" className={styles.questions}>
      <SectionHead id="media-questions" title="Media questions" />
      <Accordion name="media-questions" items={items} open="question-1" />
    </section>
  );
}
