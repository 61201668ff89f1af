import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import styles from './submission-form.module.css';

interface StartOverProps {
  readonly written: boolean;
  /** A draft of it is on the device. */
  readonly kept: boolean;
  readonly onStartOver: () => void;
}

/** Where what was typed is kept, and the way to be rid of it on a device that others use. It asks first. */
export function StartOver({ written, kept, onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) place.current?.focus();
    else if (asked.current) place.current?.querySelector('button')?.focus();
    asked.current = asking;
  }, [asking]);
  if (!written) return null;
  if (!asking) {
    return (
      <div ref={place} className={styles.startOver}>
        {kept ? <p>What you type is kept on this device until you send it, for 7 days at most.</p> : null}
        <Button look="quiet" size="small" icon="trash" onClick={() => setAsking(true)}>
          Start over
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Start over?" className={styles.question}>
      <p>Empty the form? What you have typed in it is removed from this device and cannot be brought back.</p>
      <div className={styles.answers}>
        <Button
          look="primary"
          size="small"
          icon="trash"
          onClick={() => {
            // The form takes the focus: the button that would have it is gone.
            asked.current = false;
            setAsking(false);
            onStartOver();
          }}
        >
          Empty it
        </Button>
        <Button look="quiet" size="small" onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
