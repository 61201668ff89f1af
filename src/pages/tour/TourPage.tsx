import { useLoaderData } from '@tanstack/react-router';
import company from '../../content/company.yaml';
import type { Tour } from '../../content/schemas';
import { BookNow } from '../../parts/booking/BookNow';
import { Prose } from '../../parts/prose/Prose';
import { WalkFoot } from '../../parts/walk-entry/WalkEntry';
import { Accordion } from '../../ui/blocks/Accordion';
import { BookingAside } from './BookingAside';
import { FindYourGuide } from './corner/FindYourGuide';
import { Facts } from './Facts';
import { PrintedCard, PrintedHeader, PrintedSources } from './OnPaperOnly';
import { OtherTours } from './OtherTours';
import { RouteOverview } from './route/RouteOverview';
import { RouteStrip } from './route/RouteStrip';
import { Stops } from './stops/Stops';
import { Testimonials } from './Testimonials';
import { TourHero } from './TourHero';
import styles from './tour-page.module.css';

/** Where the tour meets, how to get there, and what to bring. */
function BeforeYouGo({ tour }: { tour: Tour }) {
  return (
    <div className={`page-width ${styles.before}`}>
      <FindYourGuide tour={tour} />
      <section className={styles.advice} aria-labelledby="before-you-go">
        <h2 id="before-you-go">Before you go</h2>
        <ul className={styles.lines}>
          {tour.beforeYouGo.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Questions({ tour }: { tour: Tour }) {
  const items = tour.questions.map(({ question, answer }, index) => ({
    id: `question-${index + 1}`,
    question,
    answer: <Prose blocks={answer} />,
  }));
  return (
    <section className={`page-width ${styles.questions}`} aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      <Accordion name={`questions-${tour.slug}`} items={items} open="question-1" />
    </section>
  );
}

/** The page of a tour. Keyed, so that what was opened on one tour is closed on the next. */
export function TourPage() {
  const tour = useLoaderData({ from: '/tours/$slug' });
  return (
    <article key={tour.slug} className={styles.page}>
      <PrintedHeader />
      <TourHero tour={tour} />
      <Facts tour={tour} />
      {company.walkMode === 'on' ? <PrintedCard stops={tour.stops} /> : null}
      <RouteStrip tour={tour} />
      <div className={`page-width ${styles.route}`}>
        <div className={styles.rail}>
          <BookingAside tour={tour} />
          <RouteOverview tour={tour} />
        </div>
        <Stops tour={tour} />
      </div>
      <Testimonials tour={tour} />
      <div data-stock="sand" className={styles.booking}>
        <div className="page-width">
          <BookNow tour={tour} />
        </div>
      </div>
      <BeforeYouGo tour={tour} />
      <Questions tour={tour} />
      <WalkFoot tour={tour} />
      <PrintedSources stops={tour.stops} />
      <OtherTours slug={tour.slug} />
    </article>
  );
}
