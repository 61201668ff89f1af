import page from '../../content/pages/tours.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Accordion } from '../../ui/blocks/Accordion';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './tour-questions.module.css';

const items = page.questions.map(({ question, answer }, index) => ({
  id: `question-${index + 1}`,
  question,
  answer: <Prose blocks={answer} />,
}));

export function TourQuestions() {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="tour-questions">
      <div className={styles.head}>
        <Eyebrow>Questions</Eyebrow>
        <h2 id="tour-questions">Before you choose</h2>
      </div>
      <Accordion name="tours-questions" items={items} />
    </section>
  );
}
