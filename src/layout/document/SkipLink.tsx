import styles from './skip-link.module.css';

/**
 * The first link that the keyboard reaches. It is a plain anchor, so the browser moves the focus,
 * with or without script.
 */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to main content
    </a>
  );
}
