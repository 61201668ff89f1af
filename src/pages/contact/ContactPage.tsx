import { Link } from '@tanstack/react-router';
import company from '../../content/company.yaml';
import page from '../../content/pages/contact.yaml?top';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { questions } from './below-the-fold';
import { ContactForm } from './ContactForm';
import { findQuestions, goToQuestions, QUESTIONS } from './go-to-questions';
import styles from './contact-page.module.css';
import wayStyles from './other-ways.module.css';

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

const USEFUL = [
  { to: '/blog', label: 'Stories in the blog' },
  { to: '/tours', label: 'All walks' },
  { to: '/in-the-news', label: 'In the news' },
] as const;

/** Around the postcard: quick actions, the ordinary mail, and where to read on. */
function OtherWays() {
  return (
    <div className={wayStyles.ways}>
      <nav aria-label="Quick actions" className={wayStyles.quick}>
        <Link to="/booking" className={wayStyles.card}>
          <span>Book a walk</span>
          <Icon name="calendar" size={24} />
        </Link>
        {/* Within the page: a link to the address would drop the submission under edit from it. */}
        <a
          href={`#${QUESTIONS}`}
          className={wayStyles.card}
          onClick={(event) => {
            if (findQuestions() === null) event.preventDefault();
          }}
        >
          <span>Read the FAQ</span>
          <Icon name="question" size={24} />
        </a>
      </nav>
      <div className={wayStyles.ordinary}>
        <p>Or write the ordinary way:</p>
        <p>
          <a className={wayStyles.mail} href={`mailto:${company.email}`}>
            <Icon name="envelope" />
            <span>{company.email}</span>
          </a>
        </p>
      </div>
      <nav aria-label="Useful links">
        <ul className={wayStyles.links}>
          {USEFUL.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>
                <span>{label}</span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={wayStyles.links} aria-label="Elsewhere">
        {company.social.map(({ name, href }) => (
          <li key={name}>
            {/* In the same tab, as in the footer. */}
            <a href={href} rel="noopener">
              <span>{name}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
