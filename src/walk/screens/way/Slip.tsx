import { useState, type ReactNode } from 'react';
import { Die } from '../../../ui/blocks/Die';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { AskPosition } from '../AskPosition';
import { useWatch } from '../use-devices';
import { useWalk, type Walk } from '../use-walk';
import { WalkIcon } from '../walk-icons';
import { skippedWords } from '../walk-words';
import { WalkLink } from '../WalkLink';
import { arrivalOf, arrivalTitle, positionText, type PositionWay } from './position-words';
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

/** What the slip shows. A reader hears `said` when it changes; figures stand in `rest`, for they change with every step. */
interface Shown {
  readonly side: ReactNode;
  readonly said: ReactNode;
  readonly rest: ReactNode;
}

const wayOf = (label: string, press: () => void) => (
  <Button variant="quiet" className={page.way} onClick={press}>
    {label}
  </Button>
);

function punchedAt(stop: number, { tour, punched, undo }: Walk): Shown {
  const { title = '', where = '' } = tour.stops[stop - 1] ?? {};
  return {
    side: <Stub stop={stop} isPunched />,
    said: (
      <>
        <p className={styles.big}>Punched.</p>
        <p className={styles.what}>{`${punched.size} of ${tour.stops.length}. Now read: ${title}.`}</p>
      </>
    ),
    rest: (
      <>
        <p className={styles.where}>{where}</p>
        {wayOf('Undo', () => undo(stop))}
      </>
    ),
  };
}

type Arrival = NonNullable<ReturnType<typeof arrivalOf>>;

/** The position says that the walker has come to a stop. It is offered; no stop is marked by itself. */
function offeredAt(arrival: Arrival, { tour, open, place, watch }: Walk): Shown {
  const { stop, sure } = arrival;
  const { title = '', where = '' } = tour.stops[stop - 1] ?? {};
  const skipped = place.kind === 'way' && place.stop < stop ? skippedWords(open, stop) : '';
  return {
    side: <Stub stop={stop} isPunched={false} />,
    said: (
      <>
        <p className={styles.big}>{arrivalTitle(arrival)}</p>
        <p className={styles.what}>{title}</p>
        {skipped === '' ? null : <p className={styles.where}>{skipped}</p>}
      </>
    ),
    rest: (
      <>
        <p className={styles.where}>
          <span>{`${where}. `}</span>
          <span>{sure}</span>
        </p>
        {wayOf('Not yet', () => watch.get().declineStop(stop))}
      </>
    ),
  };
}

interface WaysProps {
  /** Where the walker goes without having marked the stop of the screen. */
  readonly ahead: number | undefined;
  readonly ways: readonly PositionWay[];
  /** It stands in place of the words how a position is allowed. */
  readonly isTold: boolean;
  readonly onTold: () => void;
  readonly onWayBack: () => void;
}

function Ways({ ways, ahead, isTold, onTold, onWayBack }: WaysProps) {
  const { watch, place } = useWalk();
  const start = (): void => watch.get().start();
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      {ways.includes('show-me') ? <AskPosition>{wayOf('Show me on the map', start)}</AskPosition> : null}
      {ways.includes('way-back') ? wayOf('Show the way back', onWayBack) : null}
      {ways.includes('i-know') ? wayOf('I know', () => watch.get().dismissOff()) : null}
      {ways.includes('how-to-allow') ? (
        <>
          {isTold ? wayOf('Press again', start) : wayOf('How to allow it', onTold)}
          <AskPosition />
        </>
      ) : null}
      {ahead === undefined ? null : (
        <WalkLink screen={{ kind: 'way', stop: ahead }} className={page.way}>
          {`Continue to stop ${ahead}`}
        </WalkLink>
      )}
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
  const walk = useWalk();
  const { justPunched, screen, punched } = walk;
  const position = useWatch();
  const [asksHow, setAsksHow] = useState(false);
  const arrival = screen.kind === 'way' ? arrivalOf(position) : undefined;
  // Whoever goes along the next leg has done with the stop.
  const isAtPunched = justPunched !== undefined && punched.has(justPunched) && position.kind !== 'ahead';
  const atStop = isAtPunched ? punchedAt(justPunched, walk) : arrival && offeredAt(arrival, walk);
  const known = (): Shown => {
    const { title, words, news, areWordsHeard = false, icon, isDoubt = false, ways } = positionText(position);
    const isTold = asksHow && ways.includes('how-to-allow');
    const titled = <p className={styles.title}>{title}</p>;
    const worded = <p className={styles.words}>{isTold ? HOW_TO_ALLOW : words}</p>;
    return {
      side:
        icon === undefined ? null : (
          <span className={classes(styles.cell, isDoubt && styles.doubt)}>
            <WalkIcon name={icon} />
          </span>
        ),
      said: (
        <>
          {news === title ? titled : <p className="visually-hidden">{news}</p>}
          {areWordsHeard ? worded : null}
        </>
      ),
      rest: (
        <>
          {news === title ? null : titled}
          {areWordsHeard ? null : worded}
          <Ways
            ways={ways}
            ahead={position.kind === 'ahead' ? position.stop : undefined}
            isTold={isTold}
            onTold={() => setAsksHow(true)}
            onWayBack={onWayBack}
          />
        </>
      ),
    };
  };
  const { side, said, rest } = atStop ?? known();
  return (
    <div className={atStop ? styles.arrival : styles.slip} data-arrival={atStop ? '' : undefined}>
      {side}
      <div className={atStop ? styles.text : styles.line}>
        {/* One element through all of it: what is said into one that has only just come is not heard everywhere. And
        two voices at once cannot be understood. */}
        <div role="status" aria-live={isSpeaking ? 'off' : undefined}>
          {said}
        </div>
        {rest}
      </div>
    </div>
  );
}
