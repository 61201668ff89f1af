import '@mantine/core/styles/Paper.layer.css';
import { Paper as MantinePaper } from '@mantine/core';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes';
import styles from './paper.module.css';

interface PaperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'color' | 'style'> {
  /** The element, which tells screen readers the role of the paper. */
  readonly as?: 'article' | 'div' | 'section';
  /** Whether the paper has a hard shadow. */
  readonly raised?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Renders a sheet of paper with a printed border: a card, a tag or a slip. */
export function Paper({ as = 'div', raised = false, className, ...rest }: PaperProps) {
  return (
    <MantinePaper
      // The type names one element because all three take the same properties.
      component={as as 'div'}
      className={classes(styles.paper, raised && styles.raised, className)}
      {...rest}
    />
  );
}
