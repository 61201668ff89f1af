import { useEffect } from 'react';
import { focusHeading } from '../../browser/focus-heading';
import { Button, ButtonAnchor } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import styles from './error-screen.module.css';

/** Draws our logo as a misprint, with its colors shifted. */
function SpoiledSheet() {
  const head =
    'M30 22 58 52q12-5 26 0L112 22q10 30 8 62 6 6 4 14-10 2-14 10-18 14-39 14t-39-14q-4-8-14-10-2-8 4-14-2-32 8-62z';
  return (
    <div className={styles.sheet} aria-hidden="true">
      <svg viewBox="0 0 160 160" width="220" height="220">
        <circle cx="74" cy="76" r="62" className={styles.disk} />
        <path d={head} transform="translate(13 14)" className={styles.second} />
        <circle cx="84" cy="84" r="62" className={styles.ring} />
        <path d={head} transform="translate(9 10)" className={styles.head} />
        <path d="M52 78q14-8 22 6-16 6-22-6zM108 78q-14-8-22 6 16 6 22-6z" className={styles.eyes} />
        <path d="M74 100h12l-6 7z" className={styles.disk} />
      </svg>
      <span>Spoiled sheet</span>
    </div>
  );
}

/**
 * Focuses the heading. The error screen may be rendered a second time when the address has changed,
 * which removes the first heading and its focus.
 */
function useFocusOnHeading(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
}

/**
 * The screen for a page that could not be rendered. Its text is required:
 * docs/requirements.md#error-screen
 */
export function ErrorScreen() {
  useFocusOnHeading();
  return (
    <div className={`page-width ${styles.screen}`} data-error-screen="">
      <SpoiledSheet />
      <div role="alert">
        <PageTitle>Something went wrong</PageTitle>
        <p className={styles.lead}>
          We're sorry, but there was an error loading this page. Our team has been notified of the issue.
        </p>
        <p className={styles.note}>Messages waiting in the Outbox are not affected.</p>
        <div className={styles.actions}>
          <Button variant="primary" size="lg" icon="refresh" wide onClick={() => location.reload()}>
            Try Again
          </Button>
          {/* A plain link also works if the router is broken. */}
          <ButtonAnchor href="/" size="lg" wide>
            Return to Home Page
          </ButtonAnchor>
        </div>
      </div>
    </div>
  );
}
