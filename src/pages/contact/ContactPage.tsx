import { Link } from '@tanstack/react-router';
import company from '../../content/company.yaml';
import page from '../../content/pages/contact.yaml?top';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { questions } from './below-the-fold';
import { ContactForm } from './ContactForm';
import { findQuestions, goToQuestions, QUESTIONS } from './go-to-questions';
import styles from './contact-page.module.css';
import wayStyles from './other-ways.module.css';

// One element object for the whole session: rendered again before its code is loaded, it would lose its built HTML.
const below = <questions.Part />;

export function ContactPage() {
  return (
    <>
      <div className={classes('page-width', styles.top)}>
        <header className={styles.head}>
          <PageTitle>{page.heading}</PageTitle>
          <Standfirst>{page.standfirst}</Standfirst>
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

/** A floating link at the window's edge that scrolls to the questions; without scripts it is a plain link. */
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

/** The boxes around the postcard: quick actions, the postal address, and further links. */
function OtherWays() {
  return (
    <div className={wayStyles.ways}>
      <nav aria-label="Quick actions" className={wayStyles.quick}>
        <Link to="/booking" className={wayStyles.card}>
          <span>Book a walk</span>
          <Icon name="calendar" size={24} />
        </Link>
        {/* A plain anchor: a router link would remove the id of an edited submission from the address. */}
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
            {/* Opens in the same tab, as in the footer. */}
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
