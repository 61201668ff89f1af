import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './fold.module.css';

interface FoldProps {
  /** The text of the line that unfolds the content. */
  readonly label: string;
  /** A text that screen readers read after the line, if several lines of a page have the same text. */
  readonly about?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders content that is folded on a phone only. The browser's own search finds it, and paper shows all of it. */
export function Fold({ label, about, className, children }: FoldProps) {
  return (
    <details data-fold="phone" className={classes(styles.fold, className)}>
      <summary>
        <span>{label}</span>
        {about === undefined ? null : <span className="visually-hidden">{`: ${about}`}</span>}
      </summary>
      {children}
    </details>
  );
}
