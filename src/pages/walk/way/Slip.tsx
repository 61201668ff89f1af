import { useState } from 'react';
import { Die } from '../../../ui/blocks/Die';
import { classes } from '../../../ui/classes';
import { AskPosition } from '../AskPosition';
import { useWatch } from '../use-devices';
import { useWalk } from '../use-walk';
import { WalkIcon } from '../walk-icons';
import { skippedWords } from '../walk-words';
import { WalkLink } from '../WalkLink';
import { arrivalOf, positionText, type PositionWay } from './position-words';
import page from '../walk-page.module.css';
import styles from './slip.module.css';

const HOW_TO_ALLOW = 'Allow location for this site in the settings of your browser, and press again.';

/** The stub of the card with one field. */
function Stub({ stop, isPunched }: { stop: number; isPunched: boolean }) {
  return (
    <span className={styles.stub} aria-hidden="true">
      <span>{stop}</span>
      <Die size={62} state={isPunched ? 'punched' : 'open'} />
      {isPunched ? <Die size={62} state="open" className={styles.chad} /> : null}
    </span>
  );
}

function Punched({ stop, isSpeaking }: { stop: number; isSpeaking: boolean }) {
  const { tour, punched, undo } = useWalk();
  const { title = '', where = '' } = tour.stops[stop - 1] ?? {};
  return (
    <div className={styles.arrival} data-arrival>
      <Stub stop={stop} isPunched />
      <div className={styles.text}>
        <div role="status" aria-live={isSpeaking ? 'off' : undefined}>
          <p className={styles.big}>Punched.</p>
          <p className={styles.what}>{`${punched.size} of ${tour.stops.length}. ${title} comes next.`}</p>
        </div>
        <p className={styles.where}>{where}</p>
        <button type="button" className={page.way} onClick={() => undo(stop)}>
          Undo
        </button>
      </div>
    </div>
  );
}

/** The position says that the walker is at a stop. It is offered; a field is never punched by itself. */
function Arrival({ stop, sure, isSpeaking }: { stop: number; sure: string; isSpeaking: boolean }) {
  const { tour, open, place, watch } = useWalk();
  const { title = '', where = '' } = tour.stops[stop - 1] ?? {};
  const skipped = place.kind === 'way' && place.stop < stop ? skippedWords(open, stop) : '';
  return (
    <div className={styles.arrival} data-arrival>
      <Stub stop={stop} isPunched={false} />
      <div className={styles.text}>
        <div role="status" aria-live={isSpeaking ? 'off' : undefined}>
          <p className={styles.big}>{`You are at stop ${stop}.`}</p>
          <p className={styles.what}>{title}</p>
          {skipped === '' ? null : <p className={styles.where}>{skipped}</p>}
        </div>
        <p className={styles.where}>
          <span>{`${where}. `}</span>
          <span>{sure}</span>
        </p>
        <button type="button" className={page.way} onClick={() => watch.get().notYet(stop)}>
          Not yet
        </button>
      </div>
    </div>
  );
}

interface WaysProps {
  readonly ways: readonly PositionWay[];
  /** It stands in place of the words how a position is allowed. */
  readonly isTold: boolean;
  readonly onTold: () => void;
  readonly onWayBack: () => void;
}

function Ways({ ways, isTold, onTold, onWayBack }: WaysProps) {
  const { watch, place } = useWalk();
  const start = (): void => watch.get().start();
  if (ways.length === 0) return null;
  const button = (label: string, press: () => void) => (
    <button type="button" className={page.way} onClick={press}>
      {label}
    </button>
  );
  return (
    <div className={styles.ways}>
      {ways.includes('show-me') ? <AskPosition>{button('Show me on the map', start)}</AskPosition> : null}
      {ways.includes('way-back') ? button('Show the way back', onWayBack) : null}
      {ways.includes('i-know') ? button('I know', () => watch.get().knowsOff()) : null}
      {ways.includes('how-to-allow') ? (
        <>
          {isTold ? button('Press again', start) : button('How to allow it', onTold)}
          <AskPosition />
        </>
      ) : null}
      {ways.includes('read-on') && 'stop' in place ? (
        <WalkLink screen={{ kind: 'stop', stop: place.stop }} className={page.way}>
          Read on
        </WalkLink>
      ) : null}
    </div>
  );
}

/** What is known of the position, in one place below the map and never over the text. */
export function Slip({ onWayBack, isSpeaking }: { onWayBack: () => void; isSpeaking: boolean }) {
  const { justPunched, screen, punched } = useWalk();
  const position = useWatch();
  const [asksHow, setAsksHow] = useState(false);
  const arrival = arrivalOf(position);
  if (justPunched !== undefined && punched.has(justPunched))
    return <Punched stop={justPunched} isSpeaking={isSpeaking} />;
  if (arrival !== undefined && screen.kind === 'way') return <Arrival {...arrival} isSpeaking={isSpeaking} />;
  const { title, words, icon, isDoubt = false, ways } = positionText(position);
  const isTold = asksHow && ways.includes('how-to-allow');
  const isNews = position.kind !== 'not-asked';
  return (
    <div className={styles.slip}>
      {icon === undefined ? null : (
        <span className={classes(styles.cell, isDoubt && styles.doubt)}>
          <WalkIcon name={icon} />
        </span>
      )}
      <div className={styles.line}>
        {/* A distance changes with every step and is not said; a change of kind is, once. */}
        <div
          role={isNews && position.kind !== 'sure' && position.kind !== 'to-start' ? 'status' : undefined}
          // Two voices at once cannot be understood.
          aria-live={isSpeaking ? 'off' : undefined}
        >
          <p className={styles.title}>{title}</p>
          <p className={styles.words}>{isTold ? HOW_TO_ALLOW : words}</p>
        </div>
        <Ways ways={ways} isTold={isTold} onTold={() => setAsksHow(true)} onWayBack={onWayBack} />
      </div>
    </div>
  );
}
