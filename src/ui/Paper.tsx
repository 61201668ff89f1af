import '@mantine/core/styles/Paper.layer.css';
import { Paper as MantinePaper } from '@mantine/core';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes';
import styles from './paper.module.css';

interface PaperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'color' | 'style'> {
  /** What it is to those who do not see it. */
  readonly as?: 'article' | 'aside' | 'div' | 'section';
  /** Whether it lies above the page, with a hard shadow. */
  readonly raised?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A sheet of paper with the line of the print around it: a card, a tag, a slip. */
export function Paper({ as = 'div', raised = false, className, ...rest }: PaperProps) {
  return (
    <MantinePaper
      // The element's own properties are those of every block.
      component={as as 'div'}
      {...(raised ? {} : { shadow: 'none' })}
      className={classes(styles.paper, className)}
      {...rest}
    />
  );
}
