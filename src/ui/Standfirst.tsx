import { classes } from './classes';
import styles from './standfirst.module.css';

/** Renders the sentence below the title of a page or of a section, in larger letters than the text. */
export const Standfirst = ({ children, className }: { children: string; className?: string | undefined }) => (
  <p className={classes(styles.standfirst, className)}>{children}</p>
);
