import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import styles from './sent-panel.module.css';

/** Stands over the form for three seconds. */
export function SentPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.sent}>
      <span className={styles.mark}>
        <Icon name="check" size={40} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        Message Sent!
      </h2>
      <p>Nothing of it is kept on this device.</p>
    </div>
  );
}
