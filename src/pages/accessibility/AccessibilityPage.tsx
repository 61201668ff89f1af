import company from '../../content/company.yaml';
import { formatDate } from '../../content/dates';
import page from '../../content/pages/accessibility.yaml';
import { TextPage, TextSection } from '../../parts/prose/TextPage';
import { ButtonLink } from '../../ui/Button';
import { classes } from '../../ui/classes';
import text from '../../parts/prose/text-page.module.css';
import styles from './accessibility-page.module.css';

/** The limits that the page shows. Those of walk mode are left out if the owner has switched it off. */
const LIMITS = page.limits.items.filter(({ walkMode }) => walkMode === undefined || walkMode === company.walkMode);

/** The accessibility statement: the standard, the limits and their workarounds, the tests, and the contact. */
export function AccessibilityPage() {
  return (
    <TextPage heading={page.heading} standfirst={page.standfirst}>
      <WriteToUs {...page.contact} />
      <div className={classes(text.text, styles.text)}>
        <TextSection id="standard" {...page.standard} />
        <TextSection id="scope" {...page.scope} />
        <Limits heading={page.limits.heading} items={LIMITS} />
        <TextSection id="tests" {...page.tests} />
        <TextSection id="technology" {...page.technology} />
        <p className={styles.reviewed}>
          <span>This page was last reviewed on </span>
          <time dateTime={page.reviewed}>{formatDate(page.reviewed)}</time>
          <span>.</span>
        </p>
      </div>
    </TextPage>
  );
}

/** The limits of the site, each with a workaround. */
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

/** The contact, above the text because most visitors come for it; beside the text if there is room. */
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
