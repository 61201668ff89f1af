import { useEffect, useRef, useState } from 'react';
import { galleryWindowSill } from '../../pictures/prints/gallery-window-sill';
import { Print } from '../../ui/Print';
import styles from './thank-you.module.css';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'medium' });

/** Stands over the form for three seconds. It exists only after a press on the button. */
export function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [today] = useState(() => DAY.format(new Date()));
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.panel}>
      <h3 ref={heading} tabIndex={-1}>
        Thank You!
      </h3>
      <p>We appreciate your feedback. It helps us improve our tours!</p>
      <p className={styles.stamp}>
        <span>Received</span>
        <span className={styles.day}>{today}</span>
      </p>
      <div className={styles.picture}>
        <Print picture={galleryWindowSill} sizes="(min-width: 700px) 640px, 100vw" decorative />
      </div>
    </div>
  );
}
