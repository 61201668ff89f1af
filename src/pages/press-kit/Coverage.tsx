import { Link } from '@tanstack/react-router';
import type { PageOf } from '../../content/page-schemas';
import { Wordmark } from '../../parts/press/Wordmark';
import { wordmarks } from '../../pictures/wordmarks/list';
import { Icon } from '../../ui/Icon';
import styles from './coverage.module.css';
import { quoted } from './quoted';
import { SectionHead } from './SectionHead';

const wordmarkOf = (paper: string): string => wordmarks.find(({ name }) => name === paper)?.id ?? '';

type Quote = PageOf<'press-kit'>['coverage'][number];

function Cutting({ quote, source, publication, context, sample }: Quote) {
  return (
    <figure className={styles.cutting}>
      <blockquote>
        <p>{quoted(quote)}</p>
      </blockquote>
      <div className={styles.foot}>
        <Wordmark id={wordmarkOf(publication)} className={styles.mark} />
        <figcaption>
          <span>
            <strong>{source}</strong>, <cite>{publication}</cite>
          </span>
          <span className={styles.context}>{sample ? `${context} (sample)` : context}</span>
        </figcaption>
      </div>
    </figure>
  );
}

/** What papers wrote. */
export function Coverage({ coverage }: { coverage: readonly Quote[] }) {
  return (
    <section aria-labelledby="coverage">
      <SectionHead id="coverage" title="What the papers said" />
      {coverage.map((one) => (
        <Cutting key={one.context} {...one} />
      ))}
      <p>
        <Link to="/in-the-news" className={styles.all}>
          <span>All articles, in the news</span>
          <Icon name="arrow" />
        </Link>
      </p>
    </section>
  );
}
