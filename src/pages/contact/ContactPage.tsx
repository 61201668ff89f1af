import page from '../../content/pages/contact.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Accordion } from '../../ui/blocks/Accordion';
import { Eyebrow } from '../../ui/Eyebrow';
import { classes } from '../../ui/classes';
import { PageTitle } from '../../ui/PageTitle';
import { ContactForm } from './ContactForm';
import styles from './contact-page.module.css';
import { QUESTIONS } from './go-to-questions';
import { GuestQuote } from './GuestQuote';
import { HelpButton } from './HelpButton';
import { OtherWays } from './OtherWays';

const items = page.questions.map(({ question, answer }, index) => ({
  id: `question-${index + 1}`,
  question,
  answer: <Prose blocks={answer} />,
}));

export function ContactPage() {
  return (
    <>
      <div className={classes('page-width', styles.top)}>
        <header className={styles.head}>
          <PageTitle>{page.heading}</PageTitle>
          <p className={styles.standfirst}>{page.standfirst}</p>
        </header>
        <div className={styles.form}>
          <ContactForm />
        </div>
        <aside className={styles.aside} aria-label="Other ways">
          <OtherWays />
        </aside>
      </div>
      <section id={QUESTIONS} className={classes('page-width', styles.questions)} aria-labelledby="faq-heading">
        <Eyebrow>Questions first</Eyebrow>
        <h2 id="faq-heading" tabIndex={-1}>
          What people ask us
        </h2>
        <Accordion name="contact-questions" items={items} open="question-1" />
      </section>
      <GuestQuote />
      <HelpButton />
    </>
  );
}
