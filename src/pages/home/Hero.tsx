import { useMinute } from '../../browser/use-now';
import company from '../../content/company.yaml';
import page from '../../content/pages/home.yaml?top';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { DepartureRows } from '../../parts/departures/DepartureRows';
import { hero } from '../../pictures/prints/hero';
import { heroFrieze } from '../../pictures/prints/hero-frieze';
import { newYorkDay } from '../../shared/new-york-time';
import { ButtonLink } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { hero as heroClass } from '../../ui/hero';
import { PageTitle } from '../../ui/PageTitle';
import { Print } from '../../ui/Print';
import { Standfirst } from '../../ui/Standfirst';
import { DatedLine } from './DatedLine';
import { WhiteCat } from './WhiteCat';
import styles from './hero.module.css';

/** In these windows hero.module.css leaves a strip for the picture, which still shows the moon and the wall. */
const LOW_AND_WIDE = '(min-width: 64em) and (max-height: 859px)';

/** The print as the page shows it, with the cat that is laid over it. */
const withWhiteCat = { ...hero, alt: `${hero.alt} A white cat walks toward them.` };

const NAME = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
/** After this day of the month, the next month is named: docs/requirements.md#month-to-book */
const LAST_DAY_OF_THIS_MONTH = 15;

/**
 * The name of the month that visitors most likely want to book: this month, or from the 16th on the next one. In New
 * York time.
 */
export function monthToBook(now: Date): string {
  const [year, month, day] = newYorkDay(now).split('-').map(Number);
  const further = (day ?? 1) > LAST_DAY_OF_THIS_MONTH ? 1 : 0;
  return NAME.format(new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + further)));
}

const urgencyFor = (month: string): string => page.urgency.replace('{month}', month);
const urgencyAnyDay = urgencyFor(page.anyMonth);

/** Names the month to book; the built HTML names none. */
function UrgencyLine() {
  const minute = useMinute();
  const line = minute === undefined ? urgencyAnyDay : urgencyFor(monthToBook(new Date(minute)));
  return <DatedLine line={line} built={urgencyAnyDay} className={styles.urgency} />;
}

/**
 * The first screen: what we offer, where, when and at which price, together with the cats. No text covers the picture,
 * which comes first on a phone and last in wider windows.
 */
export function Hero() {
  const { heading, standfirst } = page;
  return (
    // Each row leads to a booking, so `data-booking` tells the dock to show no floating control here.
    <section data-booking="" className={heroClass('full', styles.hero)}>
      <div className={`page-width ${styles.words}`}>
        <div className={styles.claim}>
          <Eyebrow>{company.tagline}</Eyebrow>
          <PageTitle className={styles.heading}>{heading}</PageTitle>
        </div>
        <DepartureRows className={styles.rows} />
        <div className={styles.way}>
          <Standfirst className={styles.standfirst}>{standfirst}</Standfirst>
          <div className={styles.buttons} data-reserve-first>
            <ReserveButton wide />
            <ButtonLink to="/tours" size="lg" wide>
              See the walks
            </ButtonLink>
          </div>
          <div className={styles.note}>
            <UrgencyLine />
            <p>Times are New York time.</p>
          </div>
        </div>
      </div>
      <div className={styles.frieze}>
        {/* The picture is cropped in height, so it is drawn wider than a phone's screen. */}
        <Print
          picture={withWhiteCat}
          first
          sizes="(max-width: 599px) 120vw, 100vw"
          composed={{ media: LOW_AND_WIDE, picture: heroFrieze }}
        />
        <WhiteCat />
      </div>
    </section>
  );
}
