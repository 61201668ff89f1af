import newsletter from '../../content/newsletter.yaml';
import { muybridgeFrieze } from '../../pictures/prints/muybridge-frieze';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import { NewsletterForm } from './NewsletterForm';
import styles from './newsletter-section.module.css';

/** The coupon to cut out: the newsletter's form, with what it brings. */
export function NewsletterSection() {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="newsletter">
      <div className={styles.coupon}>
        <div className={styles.words}>
          <Eyebrow>Free by email</Eyebrow>
          <h2 id="newsletter">{newsletter.form.heading}</h2>
          <p>{newsletter.form.text}</p>
          <Print picture={muybridgeFrieze} decorative caption sizes="(min-width: 900px) 500px, 100vw" />
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
