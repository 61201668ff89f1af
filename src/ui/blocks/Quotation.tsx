import { quoted } from './quoted';
import styles from './quotation.module.css';

interface QuotationProps {
  readonly quote: string;
  readonly author: string;
  readonly role?: string | undefined;
  /** Where it was said, in small letters. */
  readonly source: string;
  readonly className?: string | undefined;
}

/** What somebody said, and who it was. */
export function Quotation({ quote, author, role, source, className }: QuotationProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>{quoted(quote)}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong>
        <span>{role === undefined ? '' : `, ${role}`}</span>
        <span className={styles.source}>{source}</span>
      </figcaption>
    </figure>
  );
}
