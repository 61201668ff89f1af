import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { useFocusStaysIn } from '../../ui/use-focus-stays-in';
import { lastPunched, nextStop, stopTheOtherWay } from '../progress/progress';
import { hashOf, readScreen, type Screen } from '../progress/screen-hash';
import { Die } from '../punch-card/Die';
import type { Listening } from './player/Player';
import { screenBeside } from './screen-order';
import { usePressGuard } from './use-press-guard';
import { useWalk, type Walk } from './use-walk';
import { legText } from './walk-words';
import { WalkIcon } from './WalkIcon';
import { WalkLink } from './WalkLink';
import styles from './bar.module.css';

/** The action of the brick-colored button: it leads to a screen, or it punches a stop. */
type Action = { readonly title: string; readonly line: string } & (
  | { readonly to: Screen }
  | { readonly punches: number }
);

/** What the position adds to a screen. */
export interface Whereabouts {
  /** The stop that is offered. */
  readonly arrivedAt: number | undefined;
  /** The walker goes along a later leg than the screen's. */
  readonly isAhead: boolean;
  /** The walker has come to the screen's stop, and has gone on. */
  readonly hasPassed: boolean;
}

/** The bar's action on a screen. `mayPunch` is false on a desk, where nobody walks. */
export function actionOf(walk: Walk, { arrivedAt, isAhead, hasPassed }: Whereabouts, mayPunch: boolean): Action {
  const { tour, screen, place, progress, punched, justPunched } = walk;
  const { stops } = tour;
  // Another tab may have taken the mark back.
  const marked = justPunched !== undefined && punched.has(justPunched) ? justPunched : undefined;
  // After a punch the position may still offer the same stop for a moment.
  const isAtOpen = arrivedAt !== undefined && !punched.has(arrivedAt);
  const read = (stop: number): Action => ({
    to: { kind: 'stop', stop },
    title: `Read stop ${stop}`,
    line: stops[stop - 1]?.title ?? '',
  });
  const mark = (stop: number, line = stops[stop - 1]?.title ?? ''): Action => ({
    punches: stop,
    title: `Mark stop ${stop}`,
    line,
  });
  const markPassed = (stop: number): Action => mark(stop, hasPassed ? 'You have passed it' : undefined);
  const punch = (stop: number): Action => ({ punches: stop, title: 'I am here', line: `Mark stop ${stop}` });
  switch (place.kind) {
    case 'way': {
      if (marked !== undefined && !isAtOpen) return read(marked);
      if (!mayPunch) return read(place.stop);
      if (isAtOpen) return mark(arrivedAt);
      if (punched.has(place.stop)) return read(place.stop);
      if (isAhead) return markPassed(place.stop);
      return punch(place.stop);
    }
    case 'stop': {
      const next = place.stop + 1;
      // On the map, where the slip offers stops too, a walker may go on from the stop and mark the following ones.
      if (mayPunch && screen.kind === 'map' && isAtOpen) return mark(arrivedAt);
      // A stop that was read ahead, and passed, can still be marked from its text.
      const isDone = screen.kind === 'map' || punched.has(place.stop);
      if (marked !== undefined && marked !== place.stop && isDone) return read(marked);
      if (mayPunch && !punched.has(place.stop)) return isAhead ? markPassed(place.stop) : punch(place.stop);
      // A walker who has filled the last gap is not sent through the stops that are marked.
      const isWhole = mayPunch && punched.size === stops.length && lastPunched(progress) === place.stop;
      if (isWhole || next > stops.length)
        return { to: { kind: 'end' }, title: 'The end of the walk', line: 'Your card' };
      // A walker who goes the other way is not sent back to the stop just left. The directions of the legs would be
      // false for that walker, so the bar leads to the stop itself.
      const isLast = mayPunch && lastPunched(progress) === place.stop;
      const before = isLast && progress ? stopTheOtherWay(progress, stops.length) : undefined;
      if (before !== undefined)
        return {
          to: { kind: 'stop', stop: before },
          title: `Next: stop ${before}`,
          line: stops[before - 1]?.title ?? '',
        };
      return { to: { kind: 'way', stop: next }, title: `Next: stop ${next}`, line: legText(stops, next) };
    }
    default: {
      const at = readScreen(progress?.at ?? '', stops.length);
      const next = progress && nextStop(progress, stops.length);
      // A walk that has fewer stops now may have lost the walker's screen, but not the punches.
      const isBegun = at.kind !== 'cover' || punched.size > 0;
      if (progress === undefined || !isBegun)
        return { to: { kind: 'way', stop: 1 }, title: 'Begin', line: 'The way to stop 1 comes first' };
      return {
        to: next === undefined ? { kind: 'end' } : 'stop' in at ? at : { kind: 'way', stop: next },
        title: 'Continue',
        line: next === undefined ? `All ${stops.length} are punched` : `Stop ${next} is next`,
      };
    }
  }
}

/** The style sheet shows one of them, depending on the room. */
const OVERVIEWS = [
  { kind: 'map', label: 'Map' },
  { kind: 'list', label: 'List' },
] as const;

/** The accessible name of a link back to the walker's place. */
export function backWords(place: Screen): string {
  switch (place.kind) {
    case 'way':
      return `Back to the way to stop ${place.stop}`;
    case 'stop':
      return `Back to stop ${place.stop}`;
    case 'end':
      return 'Back to the end of the walk';
    default:
      return 'Back to the beginning of the walk';
  }
}

/** Leads to the map or the list, and from there back to the walker's place. */
function OverviewCell({ kind, label }: (typeof OVERVIEWS)[number]) {
  const { screen, place } = useWalk();
  const className = classes(styles.cell, styles[kind]);
  // Where the list is offered, the map is beside the text, and its screen shows the list.
  if (screen.kind === kind || (kind === 'list' && screen.kind === 'map'))
    return (
      <WalkLink screen={place} className={className} label={backWords(place)} isBack>
        <WalkIcon name="back" size={26} />
        <span key="back">Back</span>
      </WalkLink>
    );
  return (
    <WalkLink screen={{ kind }} className={className}>
      <Icon name={kind} size={26} />
      <span key={kind}>{label}</span>
    </WalkLink>
  );
}

const meaningOf = (action: Action): string =>
  'punches' in action ? `punch ${action.punches}` : `go ${hashOf(action.to)}`;

interface BarProps {
  readonly whereabouts: Whereabouts;
  readonly isDesk: boolean;
  readonly listening: Pick<Listening, 'isOn' | 'label' | 'press' | 'readOnArrival'>;
}

/** The left side of the bar on a desk: a hint on the arrow keys, where they turn the stops, and a link back. */
function Desk() {
  const { tour, screen, place } = useWalk();
  const turns = screenBeside(screen, 1, tour.stops.length) !== undefined;
  const back = 'stop' in place ? place.stop - 1 : 0;
  return (
    <>
      <p className={classes(styles.keys, back < 1 && styles.broad)}>
        {turns ? 'The arrow keys turn the stops.' : null}
      </p>
      {back < 1 ? null : (
        <WalkLink screen={{ kind: 'stop', stop: back }} className={styles.cell}>
          <WalkIcon name="back" size={22} />
          <span>{`Stop ${back}`}</span>
        </WalkLink>
      )}
    </>
  );
}

/**
 * The buttons in reach of the thumb: map or list, voice, and the action. The cover has only the action, and the end has
 * no bar. On a desk, where the map stands beside the text, the stop before takes the place of map and list.
 */
export function Bar({ whereabouts, listening, isDesk }: BarProps) {
  const walk = useWalk();
  const { screen, place, justPunched } = walk;
  const bar = useRef<HTMLElement>(null);
  const brick = useRef<HTMLElement>(null);
  const setBrick = (element: HTMLElement | null): void => {
    brick.current = element;
  };
  // A punch and a new position replace the link by a button, or the button by a link.
  useFocusStaysIn(bar, brick, hashOf(screen));
  const at = hashOf(place);
  const was = useRef({ at, justPunched });
  useLayoutEffect(() => {
    // "Undo", which stands in another part of the screen, has vanished with the mark, and the focus with it. A place
    // that is opened after its stop was marked has lost no focus.
    const isUndone = was.current.at === at && was.current.justPunched !== undefined && justPunched === undefined;
    if (isUndone && document.activeElement === document.body) brick.current?.focus({ preventScroll: true });
    was.current = { at, justPunched };
  }, [at, justPunched]);
  const action = actionOf(walk, whereabouts, !isDesk);
  // The cover and the end have no text to read.
  const hasText = 'stop' in place;
  const isGuarded = usePressGuard({ screen: hashOf(screen), meaning: meaningOf(action) });
  const inside = (
    <>
      <span className={styles.words}>
        <strong>{action.title}</strong>
        <span>{action.line}</span>
      </span>
      {'punches' in action ? <Die size={40} state="open" className={styles.die} /> : <Icon name="arrow" size={26} />}
    </>
  );
  return (
    <nav
      ref={bar}
      aria-label="This walk"
      className={classes(
        styles.bar,
        screen.kind === 'cover' ? styles.alone : hasText ? undefined : styles.mute,
        isDesk && styles.desk,
      )}
    >
      {screen.kind === 'cover' ? null : (
        <>
          {isDesk ? <Desk /> : null}
          {OVERVIEWS.map((overview) => (
            <OverviewCell key={overview.kind} {...overview} />
          ))}
          {hasText ? (
            <button
              type="button"
              className={classes(styles.cell, listening.isOn && styles.pressed)}
              onClick={listening.press}
            >
              {listening.isOn ? <Icon name="pause" size={26} /> : <WalkIcon name="speaker" size={26} />}
              <span key={listening.label}>{listening.label}</span>
            </button>
          ) : null}
        </>
      )}
      {'punches' in action ? (
        <button
          ref={setBrick}
          type="button"
          className={styles.brick}
          aria-disabled={isGuarded || undefined}
          onClick={() => {
            if (!isGuarded) walk.punch(action.punches);
          }}
        >
          {inside}
        </button>
      ) : (
        <WalkLink
          ref={setBrick}
          screen={action.to}
          className={styles.brick}
          isGuarded={isGuarded}
          onPress={() => listening.readOnArrival(action.to)}
        >
          {inside}
        </WalkLink>
      )}
    </nav>
  );
}
