import page from '../../content/pages/contact.yaml?top';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { questions } from './below-the-fold';
import { ContactForm } from './ContactForm';
import { goToQuestions, QUESTIONS } from './go-to-questions';
import { OtherWays } from './OtherWays';
import styles from './contact-page.module.css';

// One element object for good: drawn again before they have come, they would lose their built HTML.
const below = <questions.Part />;

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
      {below}
      <HelpButton />
    </>
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
