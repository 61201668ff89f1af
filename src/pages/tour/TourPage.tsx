import { useLoaderData } from '@tanstack/react-router';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { settings } from '../../config/env';
import company from '../../content/company.yaml';
import { departureDays, departureTime, shortDays } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import { DaysInShort } from '../../parts/departures/DaysInShort';
import { useMinute } from '../../parts/departures/new-york-time';
import { nextDepartures, shortDate } from '../../parts/departures/next-departures';
import { PriceCard } from '../../parts/price/PriceCard';
import { Badge } from '../../ui/blocks/Badge';
import { ButtonAnchor } from '../../ui/Button';
import { BelowFirstScreen } from '../../ui/hydration/BelowFirstScreen';
import { Icon } from '../../ui/Icon';
import { HEAD } from '../../ui/icon-paths';
import { loneLink } from '../../ui/lone-link';
import { PageTitle } from '../../ui/PageTitle';
import { possiblyMissing } from '../../ui/possibly-missing';
import { Print } from '../../ui/Print';
import { Standfirst } from '../../ui/Standfirst';
import { ResumeSlot } from '../../walk/entry/ResumeSlot';
import { WalkEntry } from '../../walk/entry/WalkEntry';
import { afterTheStops, HERO_SIZES, route } from './below-the-fold';
import { RouteStrip } from './route/RouteStrip';
import { Stops } from './stops/Stops';
import asideStyles from './booking-aside.module.css';
import factStyles from './facts.module.css';
import paperStyles from './on-paper-only.module.css';
import heroStyles from './tour-hero.module.css';
import styles from './tour-page.module.css';

/**
 * Shows days, time, duration and price, and the next date. The built HTML, which may be opened on any day, only
 * reserves the line for the date.
 */
function Offer({ tour: { schedule, hours, price } }: { tour: Tour }) {
  const minute = useMinute();
  const [next] = minute === undefined ? [] : nextDepartures(schedule, new Date(minute), 1);
  return (
    <div className={heroStyles.offer}>
      <p className={heroStyles.figures}>
        <DaysInShort schedule={schedule} /> <span>{departureTime(schedule)}</span>
        <span className={heroStyles.dot}>{`${hours} hours`}</span>
        <span className={heroStyles.dot}>{`$${price} a person`}</span>
      </p>
      <p className={heroStyles.next}>{next === undefined ? null : <span>{`Next: ${shortDate(next)}`}</span>}</p>
    </div>
  );
}

/**
 * Shows the two ways to take the tour: with a guide or alone. Booking needs a connection, so the walk alone comes first
 * offline.
 */
function TwoWays({ slug }: { slug: string }) {
  const isOffline = useStore(connection) === 'offline';
  const reserve = (
    <ButtonAnchor
      key="reserve"
      href="#book-now"
      variant={isOffline ? 'secondary' : 'primary'}
      size="lg"
      icon="calendar"
      wide
    >
      Reserve Your Spot
    </ButtonAnchor>
  );
  const alone = <WalkEntry key="alone" slug={slug} />;
  return isOffline ? [alone, reserve] : [reserve, alone];
}

/** Shows the first screen of a tour; its button leads to the calendar further down: docs/requirements.md#tour-page */
function TourHero({ tour }: { tour: Tour }) {
  return (
    <div className={`page-width ${heroStyles.hero}`}>
      <div>
        <PageTitle className={heroStyles.title}>{tour.title}</PageTitle>
        <Offer tour={tour} />
        <Standfirst className={heroStyles.standfirst}>{tour.standfirst}</Standfirst>
        <div className={heroStyles.actions} data-reserve-first data-booking="">
          <ResumeSlot slug={tour.slug} />
          <TwoWays slug={tour.slug} />
          <a href="#route" className={loneLink(heroStyles.read)}>
            <Icon name="map" />
            <span>See the stops</span>
          </a>
        </div>
      </div>
      <div className={heroStyles.print}>
        <Print picture={tour.picture} ratio="4 / 3" lifted bleed first sizes={HERO_SIZES} />
        {tour.featured ? <Badge>Most Popular</Badge> : null}
      </div>
    </div>
  );
}

const factsOf = (tour: Tour): readonly (readonly [label: string, value: string, note: string])[] => [
  ['Departs', departureTime(tour.schedule), departureDays(tour.schedule)],
  ['Price', `$${tour.price}`, 'a person'],
  ['Lasts', `${tour.hours} hours`, `${tour.stops.length} stops`],
  ['Distance', `${tour.miles} miles`, `of walking: ${tour.terrain}`],
  ['Group', `max ${tour.groupSize}`, 'small groups, one licensed guide'],
  [
    'Guests say',
    `${company.rating.fiveStarPercent}%`,
    company.rating.sample ? '5-star reviews (sample figure)' : '5-star reviews',
  ],
  ['Meet', tour.meeting.short, tour.meeting.nearest],
];

/** Shows the figures of a tour in one row. */
function Facts({ tour }: { tour: Tour }) {
  return (
    <section data-stock="sand" className={factStyles.facts} aria-label="Facts">
      <dl className={factStyles.row}>
        {factsOf(tour).map(([label, value, note]) => (
          <div key={label} className={factStyles.fact}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shows the price, the times, and a link to the calendar further down: docs/requirements.md#tour-page */
function BookingCard({ tour }: { tour: Tour }) {
  return (
    <PriceCard price={tour.price}>
      <dl className={asideStyles.facts}>
        <div>
          <dt>Departs</dt>
          <dd>{`${shortDays(tour.schedule)}, ${departureTime(tour.schedule)}`}</dd>
        </div>
        <div>
          <dt>Lasts</dt>
          <dd>{`${tour.hours} hours`}</dd>
        </div>
        <div>
          <dt>Group</dt>
          <dd>{`max ${tour.groupSize} people`}</dd>
        </div>
        <div>
          <dt>Meet</dt>
          <dd>{tour.meeting.short}</dd>
        </div>
      </dl>
      <ButtonAnchor href="#book-now" variant="primary" size="lg" icon="calendar" className={asideStyles.button}>
        Check Available Dates
      </ButtonAnchor>
      <p className={asideStyles.note}>Paid on the booking calendar.</p>
    </PriceCard>
  );
}

/**
 * Shows the booking card that stays in view beside the stops on a wide screen, above the map. A narrow screen shows the
 * same further down.
 */
function BookingAside({ tour }: { tour: Tour }) {
  return (
    <aside className={asideStyles.aside} aria-label="Price and times">
      <BookingCard tour={tour} />
    </aside>
  );
}

/** Shows the name and the address of the site on paper, where the header of the site is hidden. */
function PrintedHeader() {
  return (
    <p className={paperStyles.head} data-paper>
      <strong>{company.name}</strong>
      <span>{settings.siteUrl.replace(/^https?:\/\//, '')}</span>
    </p>
  );
}

/** Shows the punch card for guests who walk with the printed page: one field for each stop. */
function PrintedCard({ stops }: { stops: Tour['stops'] }) {
  return (
    <div className={paperStyles.card} data-paper>
      <p>
        <strong>Punch card</strong>
        <span>One cat for each stop. Fill it in: a pencil will do.</span>
      </p>
      {stops.map(({ title }, index) => (
        <span key={title} className={paperStyles.field} aria-hidden="true">
          <span>{index + 1}</span>
          <svg viewBox="4 4.5 40 39">
            <path d={HEAD} fill="none" stroke="#000" strokeWidth="1.6" />
          </svg>
        </span>
      ))}
    </div>
  );
}

// Each part is one element object that never changes: React would drop the built HTML of a part that is rendered again
// before hydration.
const overview = <route.Part />;
const after = <afterTheStops.Part />;

/**
 * The page of a tour. The stops are rendered at once, so that Back restores the scroll position also after the
 * connection broke. The key resets the state, so that content that was unfolded on one tour is folded on the next.
 */
export function TourPage() {
  const tour = possiblyMissing(useLoaderData({ from: '/tours/$slug' }));
  if (tour === undefined) return null;
  return (
    <article key={tour.slug} className={styles.page}>
      <PrintedHeader />
      <TourHero tour={tour} />
      <Facts tour={tour} />
      {company.walkMode === 'on' ? <PrintedCard stops={tour.stops} /> : null}
      <RouteStrip tour={tour} />
      <BelowFirstScreen>
        <div className={`page-width ${styles.route}`}>
          <div className={styles.rail}>
            <BookingAside tour={tour} />
            {overview}
          </div>
          <Stops tour={tour} />
        </div>
      </BelowFirstScreen>
      {after}
    </article>
  );
}
