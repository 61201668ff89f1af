import { useEffect, useState } from 'react';
import page from '../../content/pages/private-tours.yaml';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toast/show-toast';
import { useAlive } from '../../ui/use-alive';
import styles from './send-plan.module.css';

const SHOWN_MS = 2_000;
const addressOf = (query: string): string => `${location.origin}/tours/private-tours${query}`;

async function copied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    // Refused, or plain http: the address bar shows it.
    showToast({
      id: 'plan-link',
      tone: 'destructive',
      title: 'Not copied',
      message: 'This browser does not let us. The link is in the address bar.',
    });
    return false;
  }
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
  const alive = useAlive();
  const [copiedQuery, setCopied] = useState<string>();
  const isCopied = copiedQuery === query;
  useEffect(() => {
    if (copiedQuery === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copiedQuery]);
  const copy = async () => {
    if (await copied(addressOf(query))) setCopied(query);
  };
  return (
    <div className={styles.share}>
      <Button look="quiet" icon={isCopied ? 'check' : 'copy'} disabled={!alive} onClick={() => void copy()}>
        Copy the link
      </Button>
      {alive && 'share' in navigator ? (
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
