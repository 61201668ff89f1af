import { Link, useLoaderData } from '@tanstack/react-router';
import words from '../../content/every-walk.yaml';
import { orFallbacks } from '../../content/quotes';
import { departureDays, departureTime } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import { tourCards } from '../../content/tour-cards';
import { BookingCalendar } from '../../parts/booking/BookingCalendar';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { Prose } from '../../parts/prose/Prose';
import { tourPrivate } from '../../pictures/prints/tour-private';
import { Accordion } from '../../ui/blocks/Accordion';
import { Fold } from '../../ui/blocks/Fold';
import { classes } from '../../ui/classes';
import { Eyebrow } from '../../ui/Eyebrow';
import { Paper } from '../../ui/Paper';
import { Print } from '../../ui/Print';
import { WalkFoot } from '../../walk/entry/WalkFoot';
import { FindYourGuide } from './corner/FindYourGuide';
import { PrintedSources } from './OnPaperOnly';
import { RouteOverview } from './route/RouteMap';
import bookStyles from './book-now.module.css';
import otherStyles from './other-tours.module.css';
import quoteStyles from './testimonials.module.css';
import styles from './tour-page.module.css';

/** Shows three quotations of guests of this tour. */
export function Testimonials({ tour }: { tour: Tour }) {
  return (
    <section className={`page-width ${quoteStyles.section}`} aria-labelledby="guests-say">
      <Eyebrow as="h2" id="guests-say">
        Guests say
      </Eyebrow>
      <ul className={quoteStyles.quotes}>
        {orFallbacks(tour.testimonials).map(({ quote, author, role, source, sample, ...rest }) => (
          <li key={author}>
            <figure>
              {'rating' in rest && rest.rating !== undefined ? (
                <p>
                  <span aria-hidden="true">{'★'.repeat(rest.rating)}</span>
                  <span className="visually-hidden">{`${rest.rating} of 5 stars`}</span>
                </p>
              ) : null}
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <span className={quoteStyles.author}>{author}</span>
                <span>{`, ${role}`}</span>
                <span className={quoteStyles.source}>{sample ? `${source} (sample)` : source}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the booking section of a tour's page: price, departure, and the calendar of the tour. */
function BookNow({ tour }: { tour: Tour }) {
  const { slug, title, item, price, schedule, groupSize } = tour;
  return (
    <section id="book-now" data-booking="" className={bookStyles.section} aria-labelledby="book-now-heading">
      <Eyebrow>Book now</Eyebrow>
      <h2 id="book-now-heading" className={bookStyles.heading}>
        Pick a day
      </h2>
      <Paper raised className={bookStyles.coupon}>
        <p className={bookStyles.price}>
          <strong>{`$${price}`}</strong> <span>per person</span>
        </p>
        <div className={bookStyles.side}>
          <p className={bookStyles.when}>{`${departureDays(schedule)}, ${departureTime(schedule)}`}</p>
          <p className={bookStyles.small}>{`At most ${groupSize} people.`}</p>
          <p className={bookStyles.why}>{words.whyAGuide.booking}</p>
          <div className={bookStyles.actions}>
            <ReserveButton item={item} tour={{ slug, title }} wide />
          </div>
        </div>
      </Paper>
      <BookingCalendar itemId={item} className={bookStyles.calendar} />
    </section>
  );
}

const COMMON = words.beforeYouCome.map(({ question, answer }, index) => ({
  id: `before-${index + 1}`,
  question,
  answer: <Prose blocks={answer} />,
}));

/** Shows where the tour meets, how to get there, and what to bring. */
function BeforeYouCome({ tour }: { tour: Tour }) {
  return (
    <div className={`page-width ${styles.before}`}>
      <FindYourGuide tour={tour} />
      <section className={styles.advice} aria-labelledby="before-you-come">
        <h2 id="before-you-come">Before you come</h2>
        <Fold
          label={tour.beforeYouGo.length === 1 ? '1 thing to know' : `${tour.beforeYouGo.length} things to know`}
          className={styles.know}
        >
          <ul className={styles.lines}>
            {tour.beforeYouGo.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
      </section>
    </div>
  );
}

/** Shows the questions about this tour and those about every tour, as one list in two groups. */
function Questions({ tour }: { tour: Tour }) {
  const items = tour.questions.map(({ question, answer }, index) => ({
    id: `question-${index + 1}`,
    question,
    answer: <Prose blocks={answer} />,
  }));
  return (
    <section className={`page-width ${styles.questions}`} aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      <div>
        <div role="group" aria-labelledby="asked-here">
          <p id="asked-here" className={styles.group}>{`About ${tour.title}`}</p>
          <Accordion name={`questions-${tour.slug}`} items={items} open="question-1" />
        </div>
        <details data-fold="phone" className={styles.common}>
          <summary>
            <span>About every walk</span>
            <span className={styles.count}>{`${COMMON.length} answers`}</span>
          </summary>
          <div role="group" aria-labelledby="asked-everywhere">
            <p id="asked-everywhere" className={classes(styles.group, 'visually-hidden-on-phones')}>
              About every walk
            </p>
            <Accordion name={`questions-${tour.slug}`} items={COMMON} />
          </div>
        </details>
      </div>
    </section>
  );
}

const SIZES = '(min-width: 768px) 380px, 112px';

/** Shows links to the other tours and to the private ones. */
function OtherTours({ slug }: { slug: string }) {
  const others = tourCards.filter((tour) => tour.slug !== slug);
  return (
    <section className={`page-width ${otherStyles.section}`} aria-labelledby="other-walks">
      <Eyebrow as="h2" id="other-walks">
        The other walks
      </Eyebrow>
      <ul className={otherStyles.tours}>
        {others.map((tour) => (
          <li key={tour.slug}>
            <Link to="/tours/$slug" params={{ slug: tour.slug }} className={otherStyles.tour}>
              <Print picture={tour.picture} ratio="4 / 3" sizes={SIZES} decorative />
              <h3>{tour.title}</h3>
              <p className={otherStyles.figures}>
                <span>{`${departureDays(tour.schedule)} ${departureTime(tour.schedule)}`}</span>{' '}
                <span>{`${tour.stopCount} stops`}</span>
              </p>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/tours/private-tours" className={otherStyles.tour}>
            <Print picture={tourPrivate} ratio="4 / 3" sizes={SIZES} decorative />
            <h3>Private Tours</h3>
            <p className={otherStyles.figures}>Any day by request</p>
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** Shows the map of a tour and, on paper, a QR code with the address of the page. */
export const Route = () => <RouteOverview tour={useLoaderData({ from: '/tours/$slug' })} />;

/** Shows the part of a tour's page that follows the stops. */
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
