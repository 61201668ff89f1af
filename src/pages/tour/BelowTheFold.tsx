import { useLoaderData } from '@tanstack/react-router';
import words from '../../content/every-walk.yaml';
import type { Tour } from '../../content/schemas';
import { BookNow } from '../../parts/booking/BookNow';
import { Prose } from '../../parts/prose/Prose';
import { WalkFoot } from '../../parts/walk-entry/WalkFoot';
import { Accordion } from '../../ui/blocks/Accordion';
import { FindYourGuide } from './corner/FindYourGuide';
import { PrintedSources } from './OnPaperOnly';
import { OtherTours } from './OtherTours';
import { RouteOverview } from './route/RouteOverview';
import { Testimonials } from './Testimonials';
import styles from './tour-page.module.css';

const COMMON = words.beforeYouCome.map(({ question, answer }, index) => ({
  id: `before-${index + 1}`,
  question,
  answer: <Prose blocks={answer} />,
}));

/** Where the tour meets, how to get there, what to bring, and what guests of every walk ask. */
function BeforeYouCome({ tour }: { tour: Tour }) {
  return (
    <div className={`page-width ${styles.before}`}>
      <FindYourGuide tour={tour} />
      <section className={styles.advice} aria-labelledby="before-you-come">
        <h2 id="before-you-come">Before you come</h2>
        <div>
          <ul className={styles.lines}>
            {tour.beforeYouGo.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <details data-fold="phone" className={styles.common}>
            <summary>
              <span>Asked on every walk</span>
              <span className={styles.count}>{`${COMMON.length} answers`}</span>
            </summary>
            <Accordion name={`before-${tour.slug}`} items={COMMON} />
          </details>
        </div>
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

/** The map of a tour, with the code that leads from paper back to the page. */
export const Route = () => <RouteOverview tour={useLoaderData({ from: '/tours/$slug' })} />;

/** The page of a tour after its stops. */
export function AfterTheStops() {
  const tour = useLoaderData({ from: '/tours/$slug' });
  return (
    <>
      <Testimonials tour={tour} />
      <div data-stock="sand" className={styles.booking}>
        <div className="page-width">
          <BookNow tour={tour} />
        </div>
      </div>
      <BeforeYouCome tour={tour} />
      <Questions tour={tour} />
      <WalkFoot tour={tour} />
      <PrintedSources stops={tour.stops} />
      <OtherTours slug={tour.slug} />
    </>
  );
}
