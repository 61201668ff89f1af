import company from '../../content/company.yaml';
import { formatDate } from '../../content/format';
import page from '../../content/pages/accessibility.yaml';
import { Prose } from '../../parts/prose/Prose';
import { ButtonLink } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import styles from './accessibility-page.module.css';

/** The statement: the standard, its limits with the ways round, how it was tested, and whom to write to. */
export function AccessibilityPage() {
  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle className={styles.title}>{page.heading}</PageTitle>
        <p className={styles.standfirst}>{page.standfirst}</p>
      </header>
      <div className={styles.columns}>
        <WriteToUs {...page.contact} />
        <div className={styles.text}>
          <TextSection id="standard" {...page.standard} />
          <TextSection id="scope" {...page.scope} />
          <Limits {...page.limits} />
          <TextSection id="tests" {...page.tests} />
          <TextSection id="technology" {...page.technology} />
          <p className={styles.reviewed}>
            <span>This page was last reviewed on </span>
            <time dateTime={page.reviewed}>{formatDate(page.reviewed)}</time>
            <span>.</span>
          </p>
        </div>
      </div>
    </div>
  );
}

function TextSection({ id, heading, body }: { id: string } & typeof page.tests) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Prose blocks={body} className={styles.prose} />
    </section>
  );
}

/** What does not work for everybody, and the way round it. */
function Limits({ heading, items }: typeof page.limits) {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">{heading}</h2>
      <ul className={styles.limits}>
        {items.map(({ part, limit, instead }) => (
          <li key={part}>
            <h3>{part}</h3>
            <p>{limit}</p>
            <p className={styles.instead}>
              <strong>Instead: </strong>
              <span>{instead}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Before the text, as what most people come here for; beside it where there is room. */
function WriteToUs({ heading, text, button }: typeof page.contact) {
  return (
    <section className={styles.contact} aria-labelledby="write">
      <h2 id="write">{heading}</h2>
      <p>{text}</p>
      <p className={styles.email}>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <ButtonLink to="/contact" icon="envelope" wide>
        {button}
      </ButtonLink>
    </section>
  );
}
