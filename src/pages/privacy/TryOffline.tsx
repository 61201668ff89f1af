import { useState } from 'react';
import { practice, practiceOffer } from '../../browser/practice-state';
import { useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import styles from './inventory.module.css';

const WHAT_IT_IS =
  'For one minute no page of this site gets anything from the network. Open what you like, and see that it is here. What you write waits in the Outbox and is sent afterward.';
const IT_IS_ON = 'It is on. The strip at the top of each page says for how long, and ends it.';
const NOT_NOW = 'It cannot be tried just now. Reload this page and try again.';

function Trial({ begin }: { begin: () => Promise<boolean> }) {
  const isOn = useStore(practice).stage === 'on';
  const [state, setState] = useState<'ready' | 'beginning' | 'refused'>('ready');
  const isBusy = isOn || state === 'beginning';
  const press = async (): Promise<void> => {
    setState('beginning');
    const hasBegun = await begin().catch(() => false);
    setState(hasBegun ? 'ready' : 'refused');
  };
  const news = isOn ? IT_IS_ON : state === 'refused' ? NOT_NOW : undefined;
  return (
    <div>
      <Button icon="offline" size="sm" busy={isBusy} onClick={() => void press()}>
        Try it without a connection
      </Button>
      <p role="status" className={news === undefined ? 'visually-hidden' : undefined}>
        <span key={news}>{news}</span>
      </p>
      {news === undefined ? <p>{WHAT_IT_IS}</p> : null}
    </div>
  );
}

/**
 * Lets a visitor who has a connection see that the site works without one, in a row below the row of the pages. The
 * button is offered when everything is saved.
 */
export function TryOffline() {
  const { begin } = useStore(practiceOffer);
  if (begin === undefined) return null;
  return (
    <tr className={styles.trial}>
      <td colSpan={3}>
        <Trial begin={begin} />
      </td>
    </tr>
  );
}
