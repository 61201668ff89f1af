import company from '../../content/company.yaml';
import page from '../../content/pages/tours.yaml';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { DepartureRows } from '../../parts/departures/DepartureRows';
import { accordionItems } from '../../parts/prose/accordion-items';
import { Prose } from '../../parts/prose/Prose';
import { Accordion } from '../../ui/blocks/Accordion';
import { ClosingCall } from '../../ui/blocks/ClosingCall';
import { Eyebrow } from '../../ui/Eyebrow';
import { Icon } from '../../ui/Icon';
import { isIconName } from '../../ui/icon-paths';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { TourList } from './TourList';
import styles from './tours-page.module.css';

/** Lists what a guest can rely on, in one row. */
function TrustStrip() {
  return (
    <ul className={styles.trust} aria-label="What you can rely on">
      {page.trust.map(({ text, icon }) => (
        <li key={text}>
          <span className={styles.icon}>
            <Icon name={isIconName(icon) ? icon : 'check'} size={24} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Shows a note from the office, under a heading that looks like a stamp. */
function OfficeNote() {
  return (
    <section data-stock="sand" className={styles.office} aria-labelledby="tour-note">
      <h2 id="tour-note" className={styles.stamp}>
        {page.note.heading}
      </h2>
      <Prose blocks={page.note.body} />
    </section>
  );
}

/** Lists what a tour is like, and what it is not. */
function Expectations() {
  const { heading, items } = page.expectations;
  return (
    <section className={`page-width ${styles.expectations}`} aria-labelledby="expectations">
      <Eyebrow>On the walk</Eyebrow>
      <div className={styles.grid}>
        <h2 id="expectations">{heading}</h2>
        {items.map(({ title, text }) => (
          <div key={title} className={styles.item}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

const questions = accordionItems(page.questions);

function Questions() {
  return (
    <section className={`page-width ${styles.questions}`} aria-labelledby="tour-questions">
      <div className={styles.questionsHead}>
        <Eyebrow>Questions</Eyebrow>
        <h2 id="tour-questions">Before you choose</h2>
      </div>
      <Accordion name="tours-questions" items={questions} />
    </section>
  );
}

/** The page of all tours, with what to know before choosing one. */
export function ToursPage() {
  return (
    <>
      <div className={`page-width ${styles.page}`}>
        <header className={styles.head}>
          <div>
            <Eyebrow>{company.tagline}</Eyebrow>
            <PageTitle className={styles.title}>{page.heading}</PageTitle>
            <Standfirst>{page.standfirst}</Standfirst>
          </div>
          <div data-booking="">
            <DepartureRows />
            <p className={styles.note}>Times are New York time. Confirm yours on the booking calendar.</p>
          </div>
        </header>
        <TourList />
        <TrustStrip />
        <OfficeNote />
      </div>
      <Expectations />
      <Questions />
      <ClosingCall id="choose-a-day" {...page.call}>
        <ReserveButton variant="secondary" size="lg" />
      </ClosingCall>
    </>
  );
}
