import { classes } from './classes';
import styles from './hero.module.css';

/** The class of the top of a page, by how much of the screen it takes. */
export const hero = (size: 'full' | 'large' | 'medium' | 'small', own?: string): string => classes(styles[size], own);
