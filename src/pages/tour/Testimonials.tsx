import { orFallbacks } from '../../content/quotes';
import type { Tour } from '../../content/schemas';
import { Eyebrow } from '../../ui/Eyebrow';
import { Stars } from '../../ui/Stars';
import styles from './testimonials.module.css';

/** Shows three quotations of guests of this tour. */
export function Testimonials({ tour }: { tour: Tour }) {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="guests-say">
      <Eyebrow as="h2" id="guests-say">
        Guests say
      </Eyebrow>
      <ul className={styles.quotes}>
        {orFallbacks(tour.testimonials).map(({ quote, author, role, source, rating, sample }) => (
          <li key={author}>
            <figure>
              {rating === undefined ? null : <Stars rating={rating} />}
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <span className={styles.author}>{author}</span>
                <span>{`, ${role}`}</span>
                <span className={styles.source}>{sample ? `${source} (sample)` : source}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
