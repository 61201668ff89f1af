import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { onceVisible } from '../../browser/triggers';
import { classes } from '../../ui/classes';
import strip from '../../pictures/white-cat/strip.module.css';
import styles from './white-cat.module.css';

/** The share of the print that is in the window when the cat sets off, so that it does not walk below the fold. */
const SEEN = 0.75;

/** Marks the stage when the visitor sees it, for the style sheet. */
const whenSeen = (stage: HTMLElement) =>
  onceVisible(stage, { threshold: SEEN }, () => stage.setAttribute('data-seen', ''));

/**
 * Renders the white cat over the hero's print, which is printed without it. On the first page of a visit it walks in
 * once; it stands there if the visitor came back by a link or prefers reduced motion. The print's alternative text
 * names it.
 */
export function WhiteCat() {
  const [walks] = useState(!useHydrated());
  return (
    <span ref={whenSeen} className={classes(strip.strip, styles.stage)} aria-hidden="true">
      <span className={classes(styles.cat, walks && styles.walks)} />
    </span>
  );
}
