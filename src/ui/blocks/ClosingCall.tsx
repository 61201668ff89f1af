import type { ReactNode } from 'react';
import styles from './closing-call.module.css';

interface ClosingCallProps {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** The one thing to do. */
  readonly children: ReactNode;
}

/** The last word of a page, before printed rays. */
export function ClosingCall({ id, heading, text, children }: ClosingCallProps) {
  return (
    <section className={styles.rays} aria-labelledby={id}>
      <div className={`page-width ${styles.words}`}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}
