import page from '../../content/pages/private-tours.yaml';
import { Button } from '../../ui/Button';
import { useCopied } from '../../browser/clipboard';
import { showToast } from '../../ui/toast/show-toast';
import { useHydrated } from '@tanstack/react-router';
import styles from './send-plan.module.css';

const addressOf = (query: string): string => `${location.origin}/tours/private-tours${query}`;

function sayRefused(): void {
  showToast({
    id: 'plan-link',
    tone: 'destructive',
    title: 'Not copied',
    message: 'This browser does not let us. The link is in the address bar.',
  });
}

async function share(address: string): Promise<void> {
  try {
    await navigator.share({ title: page.heading, url: address });
  } catch {
    // Closed by the visitor, or refused: nothing was shared, and the link can still be copied.
  }
}

/** The plan as a link: whoever opens it finds the pad filled. */
export function SharePlan({ query }: { query: string }) {
  const hydrated = useHydrated();
  const { copied, copy } = useCopied();
  const isCopied = copied === query;
  const copyLink = async (): Promise<void> => {
    if (!(await copy(query, addressOf(query)))) sayRefused();
  };
  return (
    <div className={styles.share}>
      <Button look="quiet" icon={isCopied ? 'check' : 'copy'} disabled={!hydrated} onClick={() => void copyLink()}>
        Copy the link
      </Button>
      {hydrated && 'share' in navigator ? (
        <Button look="quiet" icon="share" onClick={() => void share(addressOf(query))}>
          Share
        </Button>
      ) : null}
      <p role="status" className={styles.copied}>
        {isCopied ? <span>Copied</span> : null}
      </p>
    </div>
  );
}
