import { useRef, useState, type MouseEventHandler, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { useFocusStaysIn } from '../../../ui/use-focus-stays-in';
import type { PositionState } from '../../position/position-state';
import { hashOf } from '../../progress/screen-hash';
import { Die } from '../../punch-card/Die';
import { AskPosition } from '../AskPosition';
import { vanishing } from '../leave-button';
import { Unbroken } from '../Unbroken';
import { useWatch } from '../use-devices';
import { useWalk, type Walk } from '../use-walk';
import { ONLY_WHILE_OPEN, skippedWords } from '../walk-words';
import { WalkIcon } from '../WalkIcon';
import { WalkLink } from '../WalkLink';
import { aimOf } from './aim-of';
import { Announced } from './Announced';
import { arrivalOf, arrivalTitle, positionText, type PositionAction } from './position-words';
import { laterLeg, stopMarkedHere } from './shown-leg';
import page from '../walk-page.module.css';
import styles from './slip.module.css';

/** Safari asks again only after the page is loaded anew. */
export const HOW_TO_ALLOW =
  'Allow location for this site in your browser, and for the browser in the settings of your phone. Then reload this page, and ask again.';

/** A stub of the card with one field. */
function Stub({ stop, isPunched }: { stop: number; isPunched: boolean }) {
  return (
    <span className={styles.stub} aria-hidden="true">
      <span>{stop}</span>
      <Die size={62} state={isPunched ? 'punched' : 'open'} />
      {isPunched ? <Die size={62} state="open" className={styles.chad} /> : null}
    </span>
  );
}

/**
 * The content of the slip. Screen readers announce `said` when it changes; figures are in `rest`, because they change
 * with every step.
 */
interface SlipContent {
  readonly side: ReactNode;
  readonly said: ReactNode;
  readonly rest: ReactNode;
}

const quietButton = (label: string, press: MouseEventHandler) => (
  <Button variant="quiet" className={page.way} onClick={press}>
    {label}
  </Button>
);

function punchedAt(stop: number, { tour, punched, store, undo }: Walk): SlipContent {
  const { title = '', where = '' } = tour.stops[stop - 1] ?? {};
  return {
    side: <Stub stop={stop} isPunched />,
    said: (
      <>
        <p className={styles.big}>Punched.</p>
        <p className={styles.what}>{`${punched.size} of ${tour.stops.length}. Now read: ${title}.`}</p>
        {store.remembers() ? null : <p className={styles.where}>{ONLY_WHILE_OPEN}</p>}
      </>
    ),
    rest: (
      <>
        <p className={styles.where}>{where}</p>
        {/* The bar takes the focus: it offers to mark the stop again. */}
        {quietButton('Undo', () => undo(stop))}
      </>
    ),
  };
}

type Arrival = NonNullable<ReturnType<typeof arrivalOf>>;

/** Offers the stop that the walker has reached. Only a press marks it. */
function offeredAt(arrival: Arrival, walk: Walk): SlipContent {
  const { tour, open, watch } = walk;
  const { stop, sure } = arrival;
  const aim = aimOf(walk, true);
  const { title = '', where = '' } = tour.stops[stop - 1] ?? {};
  const skipped = aim !== undefined && aim < stop ? skippedWords(open, stop) : '';
  return {
    side: <Stub stop={stop} isPunched={false} />,
    said: (
      <>
        <p className={styles.big}>
          <Unbroken words={arrivalTitle(arrival)} />
        </p>
        <p className={styles.what}>{title}</p>
        {skipped === '' ? null : <p className={styles.where}>{skipped}</p>}
      </>
    ),
    rest: (
      <>
        <p className={styles.where}>
          <span>{`${where}. `}</span>
          <Unbroken words={sure} />
        </p>
        {quietButton(
          arrival.isThere ? 'Not yet' : 'Leave it unmarked',
          vanishing(() => watch.get().declineStop(stop)),
        )}
      </>
    ),
  };
}

interface ActionsProps {
  /** The stop to which the walker goes without having marked the screen's stop. */
  readonly ahead: number | undefined;
  readonly actions: readonly PositionAction[];
  /** The help on allowing location replaces the text. */
  readonly isHelpShown: boolean;
  readonly onHelp: () => void;
  readonly onWayBack: () => void;
}

function Actions({ actions, ahead, isHelpShown, onHelp, onWayBack }: ActionsProps) {
  const { watch, place, store } = useWalk();
  const start = vanishing(() => watch.get().start());
  // Where the card is not stored, a reload would throw it away.
  const askAgain = store.remembers()
    ? quietButton('Reload this page', () => location.reload())
    : quietButton('Press again', start);
  return (
    <div className={styles.ways}>
      {actions.includes('show-me') ? <AskPosition>{quietButton('Show me on the map', start)}</AskPosition> : null}
      {actions.includes('way-back') ? quietButton('Show the way back', onWayBack) : null}
      {actions.includes('i-know')
        ? quietButton(
            'I know',
            vanishing(() => watch.get().dismissOff()),
          )
        : null}
      {actions.includes('how-to-allow') ? (
        // A press on the browser's own button is consent, so nothing has to be explained beside it.
        <AskPosition>{isHelpShown ? askAgain : quietButton('How to allow it', onHelp)}</AskPosition>
      ) : null}
      {ahead === undefined ? null : (
        <WalkLink screen={{ kind: 'way', stop: ahead }} className={page.way}>
          {`Continue to stop ${ahead}`}
        </WalkLink>
      )}
      {actions.includes('read-on') && 'stop' in place ? (
        <WalkLink screen={{ kind: 'stop', stop: place.stop }} className={page.way}>
          Read on
        </WalkLink>
      ) : null}
    </div>
  );
}

/** The states of the position that a walker has to know of on every screen with a map. */
const TROUBLES: readonly PositionState['kind'][] = ['refused', 'cannot', 'far', 'lost', 'unsure', 'jumps'];

interface SlipProps {
  readonly onWayBack: () => void;
  readonly isSpeaking: boolean;
  /** The slip is above a text that is not about the way, and empty unless something is wrong with the position. */
  readonly isAbove?: boolean;
}

/** The position's slip: below the map, or above the text beside it, and never over the text. */
export function Slip({ onWayBack, isSpeaking, isAbove = false }: SlipProps) {
  const walk = useWalk();
  const { screen, place, store } = walk;
  const position = useWatch();
  const slip = useRef<HTMLDivElement>(null);
  // The actions of a state vanish when the position ends it.
  useFocusStaysIn(slip, slip);
  const [wantsHelp, setWantsHelp] = useState(false);
  const help = store.remembers() ? HOW_TO_ALLOW : `${HOW_TO_ALLOW} ${ONLY_WHILE_OPEN}`;
  // Where the bar marks what is offered: on the way, and on the map that was opened from a way or a stop.
  const offers = !isAbove && (screen.kind === 'way' || (screen.kind === 'map' && 'stop' in place));
  const arrival = offers ? arrivalOf(position) : undefined;
  // The screen of a stop confirms its mark itself. On the map the position is then more useful.
  const isConfirmed = isAbove || (place.kind === 'stop' && walk.punchedOn !== hashOf(screen));
  const marked = isConfirmed ? undefined : stopMarkedHere(walk, position);
  const atStop = marked === undefined ? arrival && offeredAt(arrival, walk) : punchedAt(marked, walk);
  const isEmpty = isAbove && !TROUBLES.includes(position.kind);
  const text = positionText(position);
  const ahead = laterLeg(position)?.stop;
  const mayReadOn = 'stop' in place && screen.kind !== 'stop';
  const actions = text.actions.filter((action) => action !== 'read-on' || mayReadOn);
  // The style sheets give a slip with buttons more room, so that these are above the bar.
  const asks = !atStop && (actions.length > 0 || ahead !== undefined);
  const known = (): SlipContent => {
    const { title, words, news, areWordsHeard = false, icon, isDoubt = false } = text;
    const isHelpShown = wantsHelp && actions.includes('how-to-allow');
    const titled = (
      <p className={styles.title}>
        <Unbroken words={title} />
      </p>
    );
    const worded = (
      <p className={styles.words}>
        <Unbroken words={isHelpShown ? help : words} />
      </p>
    );
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
          {asks ? (
            <Actions
              actions={actions}
              ahead={ahead}
              isHelpShown={isHelpShown}
              onHelp={() => setWantsHelp(true)}
              onWayBack={onWayBack}
            />
          ) : null}
        </>
      ),
    };
  };
  const { side, said, rest } = atStop ?? known();
  return (
    <div
      ref={slip}
      className={isEmpty ? undefined : classes(atStop ? styles.arrival : styles.slip, isAbove && styles.above)}
      data-arrival={atStop ? '' : undefined}
      data-asks={asks ? '' : undefined}
      role={isEmpty ? undefined : 'group'}
      aria-label={isEmpty ? undefined : 'Your location'}
      tabIndex={-1}
    >
      {isEmpty ? null : side}
      <div className={isEmpty ? undefined : atStop ? styles.text : styles.line}>
        <Announced isSpeaking={isSpeaking}>{isEmpty ? null : said}</Announced>
        {isEmpty ? null : rest}
      </div>
    </div>
  );
}
