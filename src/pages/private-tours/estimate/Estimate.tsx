import { useHydrated } from '@tanstack/react-router';
import { useRef } from 'react';
import page from '../../../content/pages/private-tours.yaml';
import { Choices } from '../../../ui/form/Choices';
import { NativeSelect } from '../../../ui/form/NativeSelect';
import { Icon } from '../../../ui/Icon';
import { choices, dollars, tours } from '../prices-and-choices';
import { guestsOf, type Plan } from './plan';
import { Reckoning } from './Reckoning';
import { SendPlan } from './SendPlan';
import { usePlan } from './use-plan';
import { WishedDate } from './WishedDate';
import styles from './estimate.module.css';
import countStyles from './guest-count.module.css';

const { from, covers, further, most } = page.pricing;

/** The estimate form: guests, neighborhood, date and occasion, the price, and the ways to send it. */
export function Estimate() {
  const { form, plan, changed, change, settle } = usePlan();
  return (
    <section id="estimate" data-booking="" className={styles.pad} aria-labelledby="estimate-heading">
      <header className={styles.head}>
        <h2 id="estimate-heading">Estimate</h2>
        <p>Not a reservation</p>
      </header>
      <div className={styles.off}>
        <p>
          {`This pad needs JavaScript to count. The rule: ${dollars(from)} for up to ${covers} guests, and ${dollars(further)} for each additional guest, up to ${most}.`}
        </p>
        <p>{page.scheduling.rule}</p>
      </div>
      <form
        ref={form}
        method="post"
        aria-labelledby="estimate-heading"
        autoComplete="off"
        className={styles.fields}
        onInput={changed}
        onBlur={settle}
        onSubmit={(event) => event.preventDefault()}
      >
        <GuestCount guests={plan.guests} change={change} />
        <div className={styles.pair}>
          <NativeSelect
            name="walk"
            label="Neighborhood"
            none="Not decided yet"
            choices={tours.map(({ tour }) => ({ value: tour.slug, label: tour.title }))}
            optional="unsaid"
          />
          <WishedDate date={plan.date} change={change} />
        </div>
        <Choices name="event" label="Occasion" look="chips" choices={OCCASIONS} optional />
      </form>
      <Reckoning guests={plan.guests} />
      <SendPlan plan={plan} settle={settle} />
    </section>
  );
}

const OCCASIONS = [
  { value: '', label: 'No occasion' },
  ...page.events.map(({ id, one }) => ({ value: id, label: one })),
];

/** A number to type or to step. It is corrected on blur, never during typing. */
function GuestCount({ guests, change }: { guests: number; change: (part: Partial<Plan>) => void }) {
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const putRight = () => {
    if (field.current !== null) change({ guests: guestsOf(field.current.value, choices.most) });
  };
  const step = (by: number) => change({ guests: guestsOf(String(guests + by), choices.most) });
  return (
    <div className={countStyles.field}>
      <p className={countStyles.label}>
        <label htmlFor="guests">Guests</label>
        <span id="guests-range">{`1 to ${choices.most}`}</span>
      </p>
      <div className={countStyles.stepper}>
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
