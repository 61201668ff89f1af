import page from '../../content/pages/home.yaml?top';
import { LinkOnward } from '../../ui/LinkOnward';
import styles from './petition-banner.module.css';

/** The campaign, in one line over everything. */
export function PetitionBanner() {
  const { text, link } = page.petitionBanner;
  return (
    <section className={styles.banner} aria-label="Petition">
      <div data-stock="night" className={`page-width ${styles.line}`}>
        <svg className={styles.spectacles} width="34" height="16" viewBox="0 0 34 16" aria-hidden="true">
          <path
            d="M14 8a6 6 0 1 1-12 0 6 6 0 1 1 12 0zM32 8a6 6 0 1 1-12 0 6 6 0 1 1 12 0zM14 7q3-3 6 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        <p>{text}</p>
        <LinkOnward to="/petition-jerry-fox">{link}</LinkOnward>
      </div>
    </section>
  );
}
