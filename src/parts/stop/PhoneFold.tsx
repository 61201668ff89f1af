import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import fold from './fold.module.css';

interface PhoneFoldProps {
  /** The line that unfolds it. */
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What a phone folds. Wide windows, paper and browsers without a script have it at once, and the browser's own search
 * unfolds it: docs/decisions/0070-the-bar-of-the-reader.md
 */
export const PhoneFold = ({ summary, className, children }: PhoneFoldProps) => (
  <details className={classes(fold.fold, fold.onPhones, className)}>
    <summary>{summary}</summary>
    {children}
  </details>
);
