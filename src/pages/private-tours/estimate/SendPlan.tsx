import { useHydrated } from '@tanstack/react-router';
import { useCopied } from '../../../browser/clipboard';
import { share } from '../../../browser/share';
import page from '../../../content/pages/private-tours.yaml';
import { addToMessage, MESSAGE_ADDRESS } from '../../../outbox/form/add-to-message';
import { newYorkDay } from '../../../shared/new-york-time';
import { Button, ButtonLink } from '../../../ui/Button';
import { showToast } from '../../../ui/toast/show-toast';
import { choices, tours } from '../choices';
import { priceFor } from '../price-for';
import { planMessage, planQuery, type Plan } from './plan';
import styles from './send-plan.module.css';

function messageOf(plan: Plan): string {
  const title = tours.find(({ tour }) => tour.slug === plan.walk)?.tour.title;
  const event = page.events.find(({ id }) => id === plan.event)?.one;
  const today = newYorkDay(new Date());
  return planMessage(plan, priceFor(plan.guests, page.pricing), { tour: title, event }, today);
}

interface SendPlanProps {
  readonly plan: Plan;
  /** Reads the fields, and returns the plan that is in them now. */
  readonly settle: () => Plan;
}

/** Shows the ways to send the plan: into the contact form, or as a link. */
export function SendPlan({ plan, settle }: SendPlanProps) {
  return (
    <div className={styles.stub}>
      <ButtonLink
        {...MESSAGE_ADDRESS}
        variant="primary"
        size="lg"
        icon="envelope"
        className={styles.send}
        onClick={() => addToMessage(messageOf(settle()))}
      >
        Send this as a message
      </ButtonLink>
      <p className={styles.note}>
        Opens the contact form with these lines in it. You read it before it goes. Works offline.
      </p>
      <SharePlan plan={plan} settle={settle} />
    </div>
  );
}

const addressOf = (query: string): string => `${location.origin}/tours/private-tours${query}`;

function sayRefused(): void {
  showToast({
    id: 'plan-link',
    tone: 'destructive',
    title: 'Not copied',
    message: 'This browser does not let us. The link is in the address bar.',
  });
}

/** Shares the plan as a link that opens the form with these values. */
function SharePlan({ plan, settle }: SendPlanProps) {
  const hydrated = useHydrated();
  const { copied, copy } = useCopied();
  const isCopied = copied === planQuery(plan, choices);
  const queryNow = (): string => planQuery(settle(), choices);
  const copyLink = async (): Promise<void> => {
    const query = queryNow();
    if (!(await copy(query, addressOf(query)))) sayRefused();
  };
  const shareLink = async (): Promise<void> => {
    const query = queryNow();
    const done = await share({ title: page.heading, url: addressOf(query) }, navigator, (url) => copy(query, url));
    if (done === 'failed') sayRefused();
  };
  return (
    <div className={styles.share}>
      <Button variant="quiet" icon={isCopied ? 'check' : 'copy'} disabled={!hydrated} onClick={() => void copyLink()}>
        Copy the link
      </Button>
      {hydrated && 'share' in navigator ? (
        <Button variant="quiet" icon="share" onClick={() => void shareLink()}>
          Share
        </Button>
      ) : null}
      <p role="status" className={styles.copied}>
        {isCopied ? <span>Copied</span> : null}
      </p>
    </div>
  );
}
