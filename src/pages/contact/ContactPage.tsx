import { isPlainPress } from '../../browser/plain-press';
import page from '../../content/pages/contact.yaml?top';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { questions } from './below-the-fold';
import { ContactForm } from './ContactForm';
import { goToQuestions, QUESTIONS } from './go-to-questions';
import { OtherWays } from './OtherWays';
import styles from './contact-page.module.css';

/** The contact page: the form, the other ways to reach us, and the frequent questions below the fold. */
export function ContactPage() {
  return (
    <>
      <div className={classes('page-width', styles.top)}>
        <header className={styles.head}>
          <PageTitle>{page.heading}</PageTitle>
          <Standfirst>{page.standfirst}</Standfirst>
        </header>
        <div className={styles.form} data-keep-clear="">
          <ContactForm />
        </div>
        <aside className={styles.aside} aria-label="Other ways">
          <OtherWays />
        </aside>
      </div>
      <questions.Part />
      <HelpButton />
    </>
  );
}

/** A floating link at the window's edge that scrolls to the questions; without scripts it is a plain link. */
function HelpButton() {
  return (
    <a
      href={`#${QUESTIONS}`}
      className={styles.help}
      data-dock="small"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        goToQuestions();
      }}
    >
      <Icon name="question" size={28} />
      <span className="visually-hidden">Help: go to the questions</span>
    </a>
  );
}
