import { useEffect, useRef, useState } from 'react';
import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import { Button } from '../../ui/Button';
import { AskToClear } from './AskToClear';
import { clearDevice, type Cleared } from './clear-stored-data';
import styles from './clear-tag.module.css';
import { ClearOutcome } from './ClearOutcome';
import { lettersIn, roomWords, sentence, type Found } from './stored-data-text';

type State = 'ready' | 'asking' | 'clearing' | Cleared;

/** A browser tells of freed room late: where no page is left, that is what counts. */
function pagesHere({ files, bytes }: Found): string {
  if (files === 0) return 'No pages';
  return bytes === undefined ? 'Pages' : sentence(roomWords(bytes));
}

/** The sum on the tag. */
function HereNow({ found }: { found: Found | undefined }) {
  if (found === undefined) return <p className={styles.sum} />;
  const letters = lettersIn(found);
  return (
    <p className={styles.sum}>
      <strong key={pagesHere(found)}>{pagesHere(found)}</strong>
      <span> here now, </span>
      <strong key={`letters-${letters}`}>{letters}</strong>
      <span key={letters}>{letters === 1 ? ' message waiting.' : ' messages waiting.'}</span>
    </p>
  );
}

interface ClearTagProps {
  readonly found: Found | undefined;
  onCleared(): Promise<void>;
}

/** A baggage tag: it takes everything of ours off this device, after it has asked. */
export function ClearTag({ heading, text, rest, found, onCleared }: PageOf<'privacy'>['clear'] & ClearTagProps) {
  const [state, setState] = useState<State>('ready');
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone: it goes to what stands in its place.
    if (state !== 'ready') place.current?.focus();
    else if (asked.current) button.current?.querySelector('button')?.focus();
    asked.current = state !== 'ready';
  }, [state]);

  const clear = async (): Promise<void> => {
    setState('clearing');
    const outcome = await clearDevice();
    await onCleared();
    setState(outcome);
  };

  return (
    <aside className={styles.hook} aria-labelledby="clear">
      <div className={styles.tag}>
        <span className={styles.eyelet} aria-hidden="true" />
        <h2 id="clear">{heading}</h2>
        <p>{text}</p>
        <HereNow found={found} />
        {state === 'ready' ? (
          <div ref={button}>
            <Button
              icon="trash"
              disabled={found === undefined}
              onClick={() => setState('asking')}
              className={styles.button}
            >
              Clear everything
            </Button>
          </div>
        ) : (
          <div ref={place} tabIndex={-1} className={styles.place} role="group" aria-label="Clear everything?">
            {state === 'asking' && found !== undefined ? (
              <AskToClear found={found} onYes={() => void clear()} onNo={() => setState('ready')} />
            ) : (
              <ClearOutcome state={state} onAgain={() => setState('asking')} />
            )}
          </div>
        )}
        <p className={styles.rest}>{rest}</p>
        <p className={styles.rest}>
          <span>A copy of what you sent us, or its removal: </span>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </div>
    </aside>
  );
}
