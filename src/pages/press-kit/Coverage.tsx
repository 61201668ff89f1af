import type { ReactElement } from 'react';
import type { PageOf } from '../../content/page-schemas';
import { Wordmark, wordmarkOf } from '../../parts/press/Wordmark';
import { Fold } from '../../ui/blocks/Fold';
import { quoted } from '../../ui/blocks/quoted';
import { LinkOnward } from '../../ui/LinkOnward';
import { Stars } from '../../ui/Stars';
import { SectionHead } from './SectionHead';
import styles from './coverage.module.css';

type Quote = PageOf<'press-kit'>['coverage'][number];

function PaperQuote({ quote, source, publication, context, sample }: Quote) {
  const mark = wordmarkOf(publication);
  return (
    <figure className={styles.paper}>
      <blockquote>
        <p>{quoted(quote)}</p>
      </blockquote>
      <figcaption className={styles.foot}>
        {mark === undefined ? null : <Wordmark id={mark} className={styles.mark} />}
        <p>
          <span>
            <strong>{source}</strong>, <cite>{publication}</cite>
          </span>
          <span className={styles.context}>{sample ? `${context} (sample)` : context}</span>
        </p>
      </figcaption>
    </figure>
  );
}

/** The quotations after the first one, folded; nothing if there is only one. */
function More({ label, children }: { label: (count: number) => string; children: readonly ReactElement[] }) {
  return children.length === 0 ? null : <Fold label={label(children.length)}>{children}</Fold>;
}

const paperQuote = (quote: Quote) => <PaperQuote key={quote.context} {...quote} />;

/** Quotations from newspapers; nothing if there are none. */
export function Coverage({ coverage }: { coverage: readonly Quote[] }) {
  if (coverage.length === 0) return null;
  return (
    <section aria-labelledby="coverage">
      <SectionHead id="coverage" title="What the papers said" />
      {coverage.slice(0, 1).map(paperQuote)}
      <More label={(count) => `${count} more ${count === 1 ? 'paper' : 'papers'}`}>
        {coverage.slice(1).map(paperQuote)}
      </More>
      <p>
        <LinkOnward to="/in-the-news" className={styles.all}>
          All articles, in the news
        </LinkOnward>
      </p>
    </section>
  );
}

type Testimonial = PageOf<'press-kit'>['testimonials'][number];

const guestQuote = ({ quote, author, rating, sample }: Testimonial) => (
  <figure key={author} className={styles.testimonial}>
    <Stars rating={rating} className={styles.stars} />
    <blockquote>
      <p>{quoted(quote)}</p>
    </blockquote>
    <figcaption>{sample ? `${author} (sample)` : author}</figcaption>
  </figure>
);

/** Quotations from journalists who came on a tour; nothing if there are none. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials">
      <SectionHead id="testimonials" title="From people who came to write" />
      {testimonials.slice(0, 1).map(guestQuote)}
      <More label={(count) => `${count} more who came`}>{testimonials.slice(1).map(guestQuote)}</More>
    </section>
  );
}
