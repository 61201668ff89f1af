import type { Tour } from '../../content/schemas';
import { Prose } from '../../parts/prose/Prose';
import { Accordion } from '../../ui/blocks/Accordion';
import styles from './questions.module.css';

export function Questions({ tour }: { tour: Tour }) {
  const items = tour.questions.map(({ question, answer }, index) => ({
    id: `question-${index + 1}`,
    question,
    answer: <Prose blocks={answer} />,
  }));
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      <Accordion name={`questions-${tour.slug}`} items={items} open="question-1" />
    </section>
  );
}
