import { Link } from '@tanstack/react-router';
import page from '../../content/pages/private-tours.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Accordion } from '../../ui/blocks/Accordion';
import { ButtonLink } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './questions.module.css';

const items = page.questions.map(({ question, answer }, index) => ({
  id: `question-${index + 1}`,
  question,
  answer: <Prose blocks={answer} />,
}));

export function Questions() {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="questions">
      <div>
        <Eyebrow>Before you ask</Eyebrow>
        <h2 id="questions" className={styles.heading}>
          Four questions
        </h2>
        <p className={styles.words}>
          <span>The rest goes to</span> <Link to="/contact">the contact page</Link>
          <span>. We reply within 48 hours.</span>
        </p>
        <ButtonLink to="/contact" look="primary" icon="envelope" wide>
          Contact Us to Book
        </ButtonLink>
      </div>
      <Accordion name="private-questions" items={items} open="question-1" />
    </section>
  );
}
