import page from '../../../content/pages/private-tours.yaml';
import { addToMessage, MESSAGE_ADDRESS } from '../../../parts/submission-form/add-to-message';
import { ButtonLink } from '../../../ui/Button';
import { choices, walks } from '../choices';
import { planQuery, type Plan } from './plan';
import { planMessage } from './plan-message';
import { priceFor } from '../price';
import styles from './send-plan.module.css';
import { SharePlan } from './SharePlan';

function messageOf(plan: Plan): string {
  const walk = walks.find(({ tour }) => tour.slug === plan.walk)?.tour.title;
  const event = page.events.find(({ id }) => id === plan.event)?.one;
  return planMessage(plan, priceFor(plan.guests, page.pricing), { walk, event });
}

/** The stub below the tear line: the plan goes into the contact form, or to a friend. */
export function SendPlan({ plan, settle }: { plan: Plan; settle: () => void }) {
  return (
    <div className={styles.stub}>
      <ButtonLink
        {...MESSAGE_ADDRESS}
        look="primary"
        size="large"
        icon="envelope"
        className={styles.send}
        onClick={() => {
          settle();
          addToMessage(messageOf(plan));
        }}
      >
        Send this as a message
      </ButtonLink>
      <p className={styles.note}>
        Opens the contact form with these lines in it. You read it before it goes. Works offline.
      </p>
      <SharePlan query={planQuery(plan, choices)} />
    </div>
  );
}
