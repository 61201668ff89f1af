import { useHydrated } from '@tanstack/react-router';
import { useRef } from 'react';
import { Icon } from '../../../ui/Icon';
import { choices } from '../choices';
import { guestsOf, type Plan } from './plan';
import styles from './guest-count.module.css';

/** A number to type or to step. It is corrected on blur, never during typing. */
export function GuestCount({ guests, change }: { guests: number; change: (part: Partial<Plan>) => void }) {
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const putRight = () => {
    if (field.current !== null) change({ guests: guestsOf(field.current.value, choices.most) });
  };
  const step = (by: number) => change({ guests: guestsOf(String(guests + by), choices.most) });
  return (
    <div className={styles.field}>
      <p className={styles.label}>
        <label htmlFor="guests">Guests</label>
        <span id="guests-range">{`1 to ${choices.most}`}</span>
      </p>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label="One guest fewer"
          disabled={!hydrated}
          aria-disabled={hydrated ? guests <= 1 : undefined}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={24} />
        </button>
        <input
          ref={field}
          id="guests"
          name="guests"
          type="number"
          inputMode="numeric"
          min={1}
          max={choices.most}
          step={1}
          defaultValue={choices.guests}
          aria-describedby="guests-range"
          onBlur={putRight}
          onKeyDown={(event) => {
            if (event.key === 'Enter') putRight();
          }}
        />
        <button
          type="button"
          aria-label="One guest more"
          disabled={!hydrated}
          aria-disabled={hydrated ? guests >= choices.most : undefined}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={24} />
        </button>
      </div>
    </div>
  );
}
