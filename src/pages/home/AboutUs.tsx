import page from '../../content/pages/home.yaml';
import { NewsletterSection } from '../../parts/newsletter/NewsletterSection';
import { Quotation } from '../../ui/blocks/Quotation';
import { GiftCard } from './GiftCard';
import { Introduction } from './Introduction';
import { PressStrip } from './PressStrip';
import styles from './about-us.module.css';

/** The quotation of one guest, between two dotted lines. */
function Testimonial() {
  return (
    <section className={`page-width ${styles.testimonial}`} aria-label="A guest says">
      <Quotation {...page.testimonial} className={styles.quote} />
    </section>
  );
}

/** Sections 3 to 7 of the home page: press, testimonial, introduction, newsletter and gift card. */
export function AboutUs() {
  return (
    <>
      <PressStrip />
      <Testimonial />
      <Introduction />
      <NewsletterSection />
      <GiftCard />
    </>
  );
}
