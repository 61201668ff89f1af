import { quoted } from './quoted';
import styles from './quotation.module.css';

interface QuotationProps {
  readonly quote: string;
  readonly author: string;
  readonly role?: string | undefined;
  /** The place where the quotation was published, in small type. */
  readonly source: string;
  readonly sample?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Renders a quotation and its author. */
export function Quotation({ quote, author, role, source, sample, className }: QuotationProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>{quoted(quote)}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong>
        <span>{role === undefined ? '' : `, ${role}`}</span>
        <span className={styles.source}>{sample === true ? `${source} (sample)` : source}</span>
      </figcaption>
    </figure>
  );
}
