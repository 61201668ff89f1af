import { Link } from '@tanstack/react-router';
import page from '../../content/pages/private-tours.yaml';
import { accordionItems } from '../../parts/prose/accordion-items';
import { Prose } from '../../parts/prose/Prose';
import { Accordion } from '../../ui/blocks/Accordion';
import { ButtonLink } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Estimate } from './estimate/Estimate';
import { Hero } from './Hero';
import { Neighborhoods } from './Neighborhoods';
import { Tariff } from './Tariff';
import { WhenToWrite } from './WhenToWrite';
import styles from './private-tours-page.module.css';

/** The page of the private tours: description, estimate form, prices. On a phone the form comes before the prices. */
export function PrivateToursPage() {
  return (
    <>
      <Hero />
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.description}>
          <Description />
        </div>
        <div className={styles.pad}>
          <Estimate />
        </div>
        <div className={styles.rest}>
          <Neighborhoods />
          <Tariff />
        </div>
        <div className={styles.when}>
          <WhenToWrite />
        </div>
      </div>
      <Occasions />
      <Questions />
    </>
  );
}

const Description = () => <Prose blocks={page.body} className={styles.words} />;

/** Lists the occasions for which people book a private tour. */
function Occasions() {
  return (
    <section data-stock="mustard" className={styles.ground} aria-labelledby="occasions">
      <div className="page-width">
        <h2 id="occasions" className={styles.heading}>
          Good reasons to ask
        </h2>
        <ul className={styles.bill}>
          {page.events.map(({ id, title, text }) => (
            <li key={id} className={styles.occasion}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.more}>Something else? Write it in the message.</p>
      </div>
    </section>
  );
}

const items = accordionItems(page.questions);

function Questions() {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="questions">
      <div>
        <Eyebrow>Before you ask</Eyebrow>
        <h2 id="questions" className={styles.questionsHeading}>
          Four questions
        </h2>
        <p className={styles.questionsWords}>
          <span>The rest goes to</span> <Link to="/contact">the contact page</Link>
          <span>.</span>
        </p>
        <ButtonLink to="/contact" data-booking="" variant="primary" icon="envelope" wide>
          Contact Us to Book
        </ButtonLink>
      </div>
      <Accordion name="private-questions" items={items} open="question-1" />
    </section>
  );
}
