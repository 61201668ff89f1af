import type { ReactNode } from 'react';
import styles from './closing-call.module.css';

interface ClosingCallProps {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** The buttons or links of the call to action. */
  readonly children: ReactNode;
}

/** Renders the call to action at the end of a page, on a background of rays. */
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
