import { Link } from '@tanstack/react-router';
import page from '../../content/pages/home.yaml?top';
import { Icon } from '../../ui/Icon';
import { ResumeSlot } from '../../walk/entry/ResumeSlot';
import { aboutUs, closingSections, featuresAndBenefits } from './below-the-fold';
import { Hero } from './Hero';
import styles from './home-page.module.css';

/** A link to the petition, in one line at the top of the page. */
function PetitionBanner() {
  const { text, more, link } = page.petitionBanner;
  return (
    <section className={styles.banner} aria-label="Petition">
      <div data-stock="night" className={`page-width ${styles.line}`}>
        <Link to="/petition-jerry-fox">
          <svg width="34" height="16" viewBox="0 0 34 16" aria-hidden="true">
            <path
              d="M14 8a6 6 0 1 1-12 0 6 6 0 1 1 12 0zM32 8a6 6 0 1 1-12 0 6 6 0 1 1 12 0zM14 7q3-3 6 0"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
          <strong>{text}</strong>
          <span className={styles.more}>{more}</span>
          <span className={styles.read}>{link}</span>
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

/** The home page, most of it below the fold. Order: docs/requirements.md#sections-of-the-home-page */
export const HomePage = () => (
  <>
    <ResumeSlot />
    <PetitionBanner />
    <Hero />
    <aboutUs.Part />
    <featuresAndBenefits.Part />
    <closingSections.Part />
  </>
);
