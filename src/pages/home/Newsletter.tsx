import newsletter from '../../content/newsletter.yaml';
import { muybridgeFrieze } from '../../pictures/prints/muybridge-frieze';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import styles from './newsletter.module.css';

/** The coupon: what comes by mail. Its form is a part of its own. */
export function Newsletter() {
  const { heading, text } = newsletter.form;
  return (
    <section id="newsletter" className={`page-width ${styles.section}`} aria-labelledby="newsletter-heading">
      <div className={styles.coupon}>
        <div>
          <Eyebrow>Free by email</Eyebrow>
          <h2 id="newsletter-heading" className={styles.heading}>
            {heading}
          </h2>
          <p>{text}</p>
        </div>
        <Print picture={muybridgeFrieze} sizes="(min-width: 1024px) 500px, 90vw" />
      </div>
    </section>
  );
}
