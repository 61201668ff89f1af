import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { useMinute } from '../../browser/use-now';
import company from '../../content/company.yaml';
import { hoursOfWalks } from '../../content/figures-of-walks';
import { departureTime } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import { DaysInShort } from '../../parts/departures/DaysInShort';
import { nextDepartures, shortDate } from '../../parts/departures/next-departures';
import { Badge } from '../../ui/blocks/Badge';
import { ButtonAnchor } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Icon } from '../../ui/Icon';
import { loneLink } from '../../ui/lone-link';
import { PageTitle } from '../../ui/PageTitle';
import { Print } from '../../ui/Print';
import { Standfirst } from '../../ui/Standfirst';
import { ResumeSlot } from '../../walk/entry/ResumeSlot';
import { WalkEntry } from '../../walk/entry/WalkEntry';
import { HERO_SIZES } from './below-the-fold';
import styles from './tour-hero.module.css';

/**
 * Shows days, time, duration and price, and the next date. The built HTML, which may be opened on any day, only
 * reserves the line for the date.
 */
function Offer({ tour }: { tour: Tour }) {
  const { schedule, price } = tour;
  const minute = useMinute();
  const [next] = minute === undefined ? [] : nextDepartures(schedule, new Date(minute), 1);
  return (
    <div className={styles.offer}>
      <p className={styles.figures}>
        <DaysInShort schedule={schedule} /> <span>{departureTime(schedule)}</span>
        <span className={styles.dot}>{hoursOfWalks([tour])}</span>
        <span className={styles.dot}>{`$${price} a person`}</span>
      </p>
      <p className={styles.next}>{next === undefined ? null : <span>{`Next: ${shortDate(next)}`}</span>}</p>
    </div>
  );
}

/**
 * Shows the two ways to take the tour: with a guide or alone. Offline the button that books is plain, because booking
 * needs a connection. Both stay in place: a finger may be on its way to one when the connection comes or goes.
 */
function TwoWays({ slug }: { slug: string }) {
  const isOffline = useStore(connection) === 'offline';
  return (
    <>
      <ButtonAnchor href="#book-now" variant={isOffline ? 'secondary' : 'primary'} size="lg" icon="calendar" wide>
        Reserve Your Spot
      </ButtonAnchor>
      <WalkEntry slug={slug} />
    </>
  );
}

/** Shows the first screen of a tour; its button leads to the calendar further down: docs/requirements.md#tour-page */
export function TourHero({ tour }: { tour: Tour }) {
  return (
    <div className={`page-width ${styles.hero}`}>
      <div>
        <Eyebrow>{company.walkTagline}</Eyebrow>
        <PageTitle className={styles.title}>{tour.title}</PageTitle>
        <Offer tour={tour} />
        <Standfirst className={styles.standfirst}>{tour.standfirst}</Standfirst>
        <div className={styles.actions} data-reserve-first data-booking="">
          <ResumeSlot slug={tour.slug} />
          <TwoWays slug={tour.slug} />
          <a href="#route" className={loneLink(styles.read)}>
            <Icon name="map" />
            <span>See the stops</span>
          </a>
        </div>
      </div>
      <div className={styles.print}>
        <Print picture={tour.picture} ratio="4 / 3" lifted bleed first sizes={HERO_SIZES} />
        {tour.featured ? <Badge>Most Popular</Badge> : null}
      </div>
    </div>
  );
}
