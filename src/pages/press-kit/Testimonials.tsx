import type { PageOf } from '../../content/page-schemas';
import { quoted } from './quoted';
import { SectionHead } from './SectionHead';
import styles from './testimonials.module.css';

type Testimonial = PageOf<'press-kit'>['testimonials'][number];

/** What people of the press said who walked with us. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section aria-labelledby="testimonials">
      <SectionHead id="testimonials" title="From people who came to write" />
      {testimonials.map(({ quote, author, rating, sample }) => (
        <figure key={author} className={styles.row}>
          <p className={styles.stars}>
            <span aria-hidden="true">{'★'.repeat(rating)}</span>
            <span className="visually-hidden">{`${rating} of 5 stars`}</span>
          </p>
          <blockquote>
            <p>{quoted(quote)}</p>
          </blockquote>
          <figcaption>{sample ? `${author} (sample)` : author}</figcaption>
        </figure>
      ))}
    </section>
  );
}
