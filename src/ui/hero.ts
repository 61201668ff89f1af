import { classes } from './classes';
import styles from './hero.module.css';

/**
 * Returns the class names of a hero, the top section of a page.
 * @param size how much of the screen the hero takes
 * @param own another class name of the page
 */
export const hero = (size: 'full' | 'large' | 'medium' | 'small', own?: string): string => classes(styles[size], own);
