import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import styles from './look-for.module.css';

interface LookForProps {
  /** The level of the heading "Look for". */
  readonly heading: 'h2' | 'h4';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shows what a walker should look for at a stop. Walk mode finds the sentences to read aloud by `data-spoken`. */
export function LookFor({ heading: Heading, className, children }: LookForProps) {
  return (
    <div className={classes(styles.box, className)}>
      <span className={styles.eye}>
        <Icon name="eye" size={26} />
      </span>
      <div>
        <Heading>Look for</Heading>
        <p data-spoken="look-for">{children}</p>
      </div>
    </div>
  );
}
