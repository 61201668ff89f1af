import { Link } from '@tanstack/react-router';
import page from '../../content/pages/tours.yaml';
import { tourSummaries } from '../../content/tour-summaries';
import { ButtonLink } from '../../ui/Button';
import { Ticket } from './Ticket';
import { PageTitle } from '../../ui/PageTitle';
import styles from './tours-page.module.css';

/** The fourth way has no page of its own yet; its words stand, and the way to ask. */
function PrivateTour() {
  return (
    <section className={styles.private} aria-labelledby="private-tours">
      <div>
        <h2 id="private-tours">A private tour</h2>
        <p>
          <span>
            Any of the three routes, on a day that we agree with you. $320 for up to 8 guests, $40 for each further
            guest.{' '}
          </span>
          <Link to="/contact">Write to us</Link>
          <span> 2 to 3 weeks ahead for a weekday, and 4 to 6 weeks ahead for a weekend.</span>
        </p>
      </div>
      <ButtonLink to="/contact" icon="envelope" wide>
        Contact Us to Book
      </ButtonLink>
    </section>
  );
}

export function ToursPage() {
  const { heading, standfirst } = page;
  return (
    <div className={`page-width ${styles.page}`}>
      <div className={styles.head}>
        <PageTitle className={styles.title}>{heading}</PageTitle>
        <div>
          <p className={styles.standfirst}>{standfirst}</p>
          <p className={styles.note}>Times are New York time; confirm on the booking calendar.</p>
        </div>
      </div>
      <ul className={styles.tickets}>
        {tourSummaries.map((tour, index) => (
          <li key={tour.slug}>
            <Ticket tour={tour} first={index === 0} />
          </li>
        ))}
      </ul>
      <PrivateTour />
    </div>
  );
}
