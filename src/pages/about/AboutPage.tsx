import { hoursOfWalks, priceOfWalks } from '../../content/figures-of-walks';
import page from '../../content/pages/about.yaml';
import { tourSummaries } from '../../content/tour-summaries';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { ButtonAnchor } from '../../ui/Button';
import { hero } from '../../ui/hero';
import { PageTitle } from '../../ui/PageTitle';
import { Print } from '../../ui/Print';
import { Standfirst } from '../../ui/Standfirst';
import { Staff } from './Staff';
import { Story } from './Story';
import styles from './about-page.module.css';

function AboutHero() {
  return (
    <header className={hero('medium', `page-width ${styles.hero}`)}>
      <div>
        <PageTitle className={styles.title}>{page.heading}</PageTitle>
        <Standfirst className={styles.standfirst}>{page.standfirst}</Standfirst>
        <div className={styles.actions}>
          <ReserveButton label="Book a walk" wide />
          <ButtonAnchor href="#staff" variant="quiet">
            Meet the staff
          </ButtonAnchor>
        </div>
      </div>
      <Print picture={page.picture} first lifted bleed caption sizes="(min-width: 1024px) 470px, 100vw" />
    </header>
  );
}

/** Our values, as a notice to the staff. */
function HouseRules() {
  return (
    <section className={styles.wall} aria-labelledby="house-rules">
      <div className={styles.room}>
        <div className={styles.notice}>
          <p className={styles.eyebrow}>Notice to staff</p>
          <h2 id="house-rules" className={styles.heading}>
            House rules
          </h2>
          <ol className={styles.rules}>
            {page.values.map(({ title, text }, index) => (
              <li key={title}>
                <h3>
                  <span className={styles.number}>{`${index + 1}. `}</span>
                  <span>{title}</span>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const { from, lowest } = priceOfWalks(tourSummaries);

/** The last section: an invitation to book, laid out as a ticket. */
function BookingCall() {
  const { heading, text } = page.call;
  return (
    <section className={`page-width ${styles.call}`} aria-labelledby="walk-with-us">
      <div className={styles.ticket}>
        <p className={styles.price}>
          <span className={styles.label}>{`Price ${from}`.trim()}</span>
          <strong>{lowest}</strong>
          <span>{`a person, ${hoursOfWalks(tourSummaries)}`}</span>
        </p>
        <div className={styles.words}>
          <h2 id="walk-with-us">{heading}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.action}>
          <ReserveButton wide />
        </div>
      </div>
    </section>
  );
}

/** The page about us: the introduction, the house rules, and the team as a payroll book. */
export function AboutPage() {
  return (
    <>
      <AboutHero />
      <Story />
      <Staff team={page.team} />
      <HouseRules />
      <BookingCall />
    </>
  );
}
