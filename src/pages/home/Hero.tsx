import page from '../../content/pages/home.yaml?top';
import { tourSummaries } from '../../content/tour-summaries';
import { hero } from '../../pictures/prints/hero';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { ButtonLink } from '../../ui/Button';
import { hero as top } from '../../ui/hero';
import { Print } from '../../ui/Print';
import { PageTitle } from '../../ui/PageTitle';
import styles from './hero.module.css';
import { UrgencyLine } from './UrgencyLine';

const price = Math.min(...tourSummaries.map((tour) => tour.price));

/** The broadside: wood type over a full-bleed print, never on it. */
export function Hero() {
  const { heading, standfirst } = page;
  return (
    <section className={top('full', styles.hero)}>
      <div className={`page-width ${styles.words}`}>
        <PageTitle className={styles.heading}>{heading}</PageTitle>
        <p className={styles.standfirst}>{standfirst}</p>
        <div className={styles.way}>
          <div className={styles.buttons}>
            <ReserveButton wide />
            <ButtonLink to="/tours" size="large" wide>
              See the walks
            </ButtonLink>
          </div>
          <div className={styles.note}>
            <UrgencyLine />
            <p>{`Two hours, $${price} a person. Confirm times on the booking calendar.`}</p>
          </div>
        </div>
      </div>
      <div className={styles.frieze}>
        {/* Cropped by height on a phone, so drawn wider than the screen. */}
        <Print picture={hero} first sizes="(max-width: 599px) 150vw, 100vw" />
      </div>
    </section>
  );
}
