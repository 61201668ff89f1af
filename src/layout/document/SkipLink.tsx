import type { MouseEvent } from 'react';
import { isPlainPress } from '../../browser/plain-press';
import styles from './skip-link.module.css';

/** Moves the focus without a change of the address, because the hash of a walk's address names the screen shown. */
function skip(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (main === null || !isPlainPress(event)) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
}

/** The first link that the keyboard reaches. Until its script is there, the browser follows it as a plain anchor. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      Skip to main content
    </a>
  );
}
