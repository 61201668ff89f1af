import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './fold.module.css';

interface FoldProps {
  /** The line that unfolds it. */
  readonly label: string;
  /** Read out after the line, where several lines of a page say the same. */
  readonly about?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Content that is folded on a phone only. The browser's own search finds it, and paper shows all of it. */
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
