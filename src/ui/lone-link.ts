import { classes } from './classes';
import styles from './lone-link.module.css';

/**
 * Returns the class names of a link that stands on a line of its own: bold, and high enough for a finger.
 * @param own another class name of the page
 */
export const loneLink = (own?: string): string => classes(styles.link, own);
