import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import { capitalized } from '../../shared/capitalized';
import { Button } from '../../ui/Button';
import { Paper } from '../../ui/Paper';
import { useAskInPlace } from '../../ui/use-ask-in-place';
import { clearStoredData, type Cleared } from './stored-data';
import { draftsIn, outboxText, sizeText, unsentIn, type StoredData } from './stored-data-text';
import styles from './clear-device.module.css';

type Result = 'clearing' | Cleared;

/** Browsers report freed space late, so the number of files decides whether any page is left. */
function pagesHere({ files, bytes }: StoredData): string {
  if (files === 0) return 'No pages';
  return bytes === undefined ? 'Pages' : capitalized(sizeText(bytes));
}

/** A summary of the stored data. */
function HereNow({ found }: { found: StoredData | undefined }) {
  if (found === undefined) return <p className={styles.sum} />;
  const unsent = outboxText(found) || 'nothing';
  return (
    <p className={styles.sum}>
      <strong key={pagesHere(found)}>{pagesHere(found)}</strong>
      {found.outbox === undefined ? (
        <span> here now. The Outbox cannot be read just now.</span>
      ) : (
        <>
          <span> here now. In the Outbox: </span>
          <strong key={unsent}>{unsent}</strong>
          <span>.</span>
        </>
      )}
    </p>
  );
}

interface ClearDeviceProps {
  readonly found: StoredData | undefined;
  onCleared(): Promise<void>;
}

/** The button that clears all data of this site from the device, after a confirmation. */
export function ClearDevice({ heading, text, rest, found, onCleared }: PageOf<'privacy'>['clear'] & ClearDeviceProps) {
  const { asking, place, ask, decline, agree } = useAskInPlace();
  const [result, setResult] = useState<Result>();
  const cleared = result === 'clearing' ? undefined : result;
  useEffect(() => {
    // The focused button was removed, so focus what stands in its place.
    if (result !== undefined) place.current?.focus();
  }, [result, place]);

  const clear = async (): Promise<void> => {
    agree();
    setResult('clearing');
    const outcome = await clearStoredData();
    await onCleared();
    setResult(outcome);
  };
  const askAgain = (): void => {
    setResult(undefined);
    ask();
  };

  return (
    <aside className={styles.hook} aria-labelledby="clear">
      <Paper raised className={styles.tag}>
        <span className={styles.eyelet} aria-hidden="true" />
        <h2 id="clear">{heading}</h2>
        <p>{text}</p>
        <HereNow found={found} />
        <div
          ref={place}
          tabIndex={-1}
          className={asking || result !== undefined ? styles.place : undefined}
          {...(asking ? { role: 'group', 'aria-label': 'Clear everything?' } : {})}
        >
          {/* This is outside the status region, because a screen reader reads it when the place is focused. */}
          {result === 'clearing' ? <p>Clearing...</p> : null}
          {/* The region is always there, because a region that is added together with its text is not announced. */}
          <div role="status" className={cleared === undefined ? 'visually-hidden' : undefined}>
            {cleared === undefined ? null : <ResultWords key={cleared} result={cleared} />}
          </div>
          {asking && found !== undefined ? (
            <AskToClear found={found} onYes={() => void clear()} onNo={decline} />
          ) : null}
          {!asking && result === undefined ? (
            <Button icon="trash" disabled={found === undefined} onClick={ask} className={styles.button}>
              Clear everything
            </Button>
          ) : null}
          {AGAIN.has(result) ? (
            <Button icon="refresh" size="sm" onClick={askAgain}>
              Try again
            </Button>
          ) : null}
        </div>
        <p className={styles.rest}>{rest}</p>
        <p className={styles.rest}>
          <span>A copy of what you sent us, or its removal: </span>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </Paper>
    </aside>
  );
}

function UnsentMessages({ found }: { found: StoredData }) {
  const unsent = unsentIn(found);
  if (unsent === undefined) {
    return (
      <li>
        <strong>What is in the Outbox, if anything is. It cannot be read just now.</strong>
      </li>
    );
  }
  if (unsent === 0) return null;
  return (
    <li>
      <strong>
        {unsent === 1 ? '1 message that has not been sent.' : `${unsent} messages that have not been sent.`}
      </strong>{' '}
      <span>We will not get {unsent === 1 ? 'it' : 'them'}. </span>
      <Link to="/outbox">Look at the Outbox first</Link>
    </li>
  );
}

/** The confirmation, which lists what would be lost. */
function AskToClear({ found, onYes, onNo }: { found: StoredData; onYes: () => void; onNo: () => void }) {
  const offline = useStore(connection) === 'offline';
  const drafts = draftsIn(found);
  return (
    <>
      <p>This cannot be undone. You lose:</p>
      <ul className={styles.losses}>
        <UnsentMessages found={found} />
        {drafts === 0 ? null : (
          <li>
            <strong>{drafts === 1 ? '1 form that you have begun.' : `${drafts} forms that you have begun.`}</strong>
          </li>
        )}
        <li>The saved pages and pictures, and all notes in the list.</li>
        {offline ? (
          <li>
            <strong>You are offline: then no page of ours opens here until you have a connection.</strong>
          </li>
        ) : null}
      </ul>
      <div className={styles.actions}>
        <Button variant="primary" icon="trash" onClick={onYes}>
          Yes, clear it
        </Button>
        <Button variant="quiet" onClick={onNo}>
          Keep it
        </Button>
      </div>
    </>
  );
}

const AGAIN: ReadonlySet<Result | undefined> = new Set(['busy', 'partly']);

/** The result of clearing, in words. */
function ResultWords({ result }: { result: Cleared }) {
  switch (result) {
    case 'cleared':
      return (
        <>
          <p>
            <strong>Cleared.</strong>
          </p>
          <p>
            This page stays open. As soon as a page of ours is loaded again, it begins to save the site again. To leave
            nothing behind, close this tab now.
          </p>
        </>
      );
    case 'busy':
      return (
        <p>
          <strong>Nothing was cleared.</strong>{' '}
          <span>A message is being sent, or was until a minute ago. Please try again in a minute.</span>
        </p>
      );
    case 'partly':
      return (
        <p>
          <strong>Not everything was cleared.</strong>{' '}
          <span>Some of it is still in the browser. Clear the data of this site in its settings.</span>
        </p>
      );
  }
}
