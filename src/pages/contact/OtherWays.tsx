import { Link } from '@tanstack/react-router';
import company from '../../content/company.yaml';
import { Icon } from '../../ui/Icon';
import { findQuestions, QUESTIONS } from './go-to-questions';
import styles from './other-ways.module.css';

const USEFUL = [
  { to: '/blog', label: 'Stories in the blog' },
  { to: '/tours', label: 'All walks' },
  { to: '/in-the-news', label: 'In the news' },
] as const;

/** The boxes around the postcard: quick actions, the postal address, and further links. */
export function OtherWays() {
  return (
    <div className={styles.ways}>
      <nav aria-label="Quick actions" className={styles.quick}>
        <Link to="/booking" className={styles.card}>
          <span>Book a walk</span>
          <Icon name="calendar" size={24} />
        </Link>
        {/* A plain anchor: a router link would remove the id of an edited submission from the address. */}
        <a
          href={`#${QUESTIONS}`}
          className={styles.card}
          onClick={(event) => {
            if (findQuestions() === null) event.preventDefault();
          }}
        >
          <span>Read the FAQ</span>
          <Icon name="question" size={24} />
        </a>
      </nav>
      <div>
        <p>Or write the ordinary way:</p>
        <p>
          <a className={styles.mail} href={`mailto:${company.email}`}>
            <Icon name="envelope" />
            <span>{company.email}</span>
          </a>
        </p>
      </div>
      <nav aria-label="Useful links">
        <ul className={styles.links}>
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
      <ul className={styles.links} aria-label="Elsewhere">
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
