import styles from './skip-link.module.css';

/** The first thing the keyboard reaches. A plain anchor: the browser moves focus, script or not. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to main content
    </a>
  );
}
