import { useHydrated } from '@tanstack/react-router';
import { useRef } from 'react';
import { useToday } from '../../../browser/use-now';
import page from '../../../content/pages/private-tours.yaml';
import { Choices } from '../../../ui/form/Choices';
import type { BoundField } from '../../../ui/form/field-parts';
import { NativeSelect } from '../../../ui/form/NativeSelect';
import { NumberStepper } from '../../../ui/form/NumberStepper';
import { choices, tours } from '../choices';
import { dollars } from '../price-for';
import { guestsOf, type Plan } from './plan';
import { PriceBreakdown } from './PriceBreakdown';
import { SendPlan } from './SendPlan';
import { usePlan } from './use-plan';
import { WishedDate } from './WishedDate';
import styles from './estimate.module.css';

const { from, covers, further, most } = page.pricing;

/** Shows the estimate form: guests, neighborhood, date and occasion, the price, and the ways to send the plan. */
export function Estimate() {
  const today = useToday();
  const { form, plan, bind, changed, change, settle } = usePlan(today);
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
        <GuestCount field={bind('guests')} guests={plan.guests} change={change} />
        <div className={styles.pair}>
          <NativeSelect
            {...bind('walk')}
            label="Neighborhood"
            none="Not decided yet"
            choices={tours.map(({ tour }) => ({ value: tour.slug, label: tour.title }))}
            optional="unsaid"
          />
          <WishedDate field={bind('date')} date={plan.date} today={today} change={change} />
        </div>
        <Choices {...bind('event')} label="Occasion" look="chips" choices={OCCASIONS} optional />
      </form>
      <PriceBreakdown guests={plan.guests} />
      <SendPlan plan={plan} settle={settle} />
    </section>
  );
}

const OCCASIONS = [
  { value: '', label: 'No occasion' },
  ...page.events.map(({ id, one }) => ({ value: id, label: one })),
];

interface GuestCountProps {
  readonly field: BoundField;
  readonly guests: number;
  readonly change: (part: Partial<Plan>) => void;
}

/** Renders the field for the number of guests. The number is corrected on blur, never during typing. */
function GuestCount({ field, guests, change }: GuestCountProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const putRight = () => {
    if (input.current !== null) change({ guests: guestsOf(input.current.value, choices.most) });
  };
  const step = (by: number) => change({ guests: guestsOf(String(guests + by), choices.most) });
  return (
    <NumberStepper
      {...field}
      ref={input}
      label="Guests"
      optional="unsaid"
      hint={`1 to ${choices.most}`}
      min={1}
      max={choices.most}
      defaultValue={choices.guests}
      ready={hydrated}
      onSettle={putRight}
      fewer={{ label: 'One guest fewer', isLast: guests <= 1, onStep: () => step(-1) }}
      more={{ label: 'One guest more', isLast: guests >= choices.most, onStep: () => step(1) }}
    />
  );
}
