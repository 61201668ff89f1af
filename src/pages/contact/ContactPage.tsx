import page from '../../content/pages/contact.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Accordion } from '../../ui/blocks/Accordion';
import { Quotation } from '../../ui/blocks/Quotation';
import { classes } from '../../ui/classes';
import { Eyebrow } from '../../ui/Eyebrow';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { ContactForm } from './ContactForm';
import { goToQuestions, QUESTIONS } from './go-to-questions';
import { OtherWays } from './OtherWays';
import styles from './contact-page.module.css';

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

/** A guest who wrote to us; a sample says so. */
function GuestQuote() {
  return (
    <section className={classes('page-width', styles.guest)} aria-label="A guest says">
      <Quotation {...page.quote} className={styles.quote} />
    </section>
  );
}

/** Floats at the edge and leads to the questions; with scripts off it is a plain link there. */
function HelpButton() {
  return (
    <a
      href={`#${QUESTIONS}`}
      className={styles.help}
      data-dock="small"
      onClick={(event) => {
        event.preventDefault();
        goToQuestions();
      }}
    >
      <Icon name="question" size={28} />
      <span className="visually-hidden">Help: go to the questions</span>
    </a>
  );
}
