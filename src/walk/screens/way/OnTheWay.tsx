import { useRef, type ReactNode } from 'react';
import { meetsAtFirstStop } from '../../../content/meeting-place';
import { mapsLink } from '../../../integrations/maps/addresses';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/Icon';
import { PageTitle } from '../../../ui/PageTitle';
import { Picture } from '../../../ui/Picture';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { lastPunched } from '../../progress/progress';
import { Unbroken } from '../Unbroken';
import { useWalkSettings, useWatch } from '../use-devices';
import { useWalk } from '../use-walk';
import { leftWords, legText } from '../walk-words';
import { WalkIcon } from '../WalkIcon';
import { WalkLink } from '../WalkLink';
import { Announced } from './Announced';
import { leftOf, stopAhead, stopMarkedHere } from './shown-leg';
import { useSteps, type Steps } from './use-steps';
import page from '../walk-page.module.css';
import styles from './on-the-way.module.css';

/** The borough is left out of directions, since the walker knows it. */
const BOROUGH = /, (?:Brooklyn|Manhattan)$/;

/** The directions to the first stop, to which no leg leads. */
function ToTheStart() {
  const { tour } = useWalk();
  const { meeting } = tour;
  const [first] = tour.stops;
  return (
    <>
      <p className={styles.step} data-spoken="next">
        {meeting.corner.replace(BOROUGH, '')}
      </p>
      {first === undefined || meetsAtFirstStop(tour) ? null : (
        <p className={styles.nearest}>{`Stop 1 is near this corner: ${first.where}.`}</p>
      )}
      <p className={styles.nearest}>
        <Unbroken words={`${meeting.nearest}.`} />
      </p>
      <a href={mapsLink(meeting.at)} target="_blank" rel="noopener noreferrer" className={page.way}>
        <Icon name="external" />
        <span>Open in a maps app</span>
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}

/** A longer step (in characters) has smaller letters, so that the map keeps its room. */
const LONG_STEP = 70;

/**
 * The buttons to the step before and to the next one, with the coming steps between them. At the ends they are not
 * `disabled`: a pressed button would lose the focus. They vanish when the last step is due, and
 * when the position is old.
 */
function StepButtons({ steps }: { steps: Steps }) {
  const isFirst = steps.at === 0;
  const isFinal = steps.at === steps.all.length - 1;
  const then = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(then);
  return (
    <div ref={then} className={styles.then}>
      <button
        type="button"
        aria-label="Step before"
        aria-disabled={isFirst}
        onClick={() => {
          if (!isFirst) steps.turnTo(steps.at - 1);
        }}
      >
        <WalkIcon name="back" />
      </button>
      <ol className={styles.later}>
        {steps.all.slice(steps.at + 1).map((later, index) => (
          <li key={steps.at + 1 + index}>
            <span className={styles.muted}>Then: </span>
            <span>{later}</span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        aria-label="Next step"
        aria-disabled={isFinal}
        onClick={() => {
          if (!isFinal) steps.turnTo(steps.at + 1);
        }}
      >
        <Icon name="arrow" size={24} />
      </button>
    </div>
  );
}

interface DirectionProps {
  readonly number: number;
  readonly steps: Steps | undefined;
  readonly isSpeaking: boolean;
}

/**
 * The written directions: all of them, or one step at a time while the walker is on the leg. Only a step is announced.
 */
function Direction({ number, steps, isSpeaking }: DirectionProps) {
  const words = useWalk().tour.stops[number - 2]?.next?.words ?? '';
  const step = steps?.all[steps.at] ?? '';
  return (
    <>
      <Announced isSpeaking={isSpeaking}>
        {steps === undefined ? null : (
          <p
            className={classes(styles.step, step.length > LONG_STEP && styles.long)}
            data-spoken="next"
            data-spoken-from={steps.start}
          >
            {step}
          </p>
        )}
      </Announced>
      {steps === undefined ? (
        <p className={styles.whole} data-spoken="next">
          {words}
        </p>
      ) : steps.isLast ? null : (
        <StepButtons steps={steps} />
      )}
    </>
  );
}

/** The stop ahead, where there is room beside the map. */
function Ahead({ number }: { number: number }) {
  const stop = useWalk().tour.stops[number - 1];
  if (!stop) return null;
  return (
    <div className={`page-width ${styles.ahead}`}>
      <WalkLink screen={{ kind: 'stop', stop: number }}>
        <Picture picture={stop.picture} sizes="140px" ratio="4 / 3" decorative />
        <span>
          <strong>{stop.title}</strong>
          <span>{stop.where}</span>
        </span>
      </WalkLink>
    </div>
  );
}

interface OnTheWayProps {
  readonly number: number;
  readonly map: ReactNode;
  readonly slip: ReactNode;
  readonly isSpeaking: boolean;
}

/** The way to a stop: directions, map, and the position's slip. */
export function OnTheWay({ number, map, slip, isSpeaking }: OnTheWayProps) {
  const walk = useWalk();
  const { tour, punched, progress } = walk;
  const position = useWatch();
  const ahead = stopAhead(position, number);
  const steps = useSteps(ahead);
  const [{ showsLeft }] = useWalkSettings();
  // A walker who has just marked the stop does not need its directions any more.
  const isDone = stopMarkedHere(walk, position) !== undefined && punched.has(ahead);
  const from = lastPunched(progress) === ahead - 1 ? '' : ` from stop ${ahead - 1}`;
  const length = ahead === 1 ? 'Stop 1' : `${legText(tour.stops, ahead)}${from}`;
  // A walker who comes back for an open stop does not go on to the end.
  const goesToEnd = !Array.from(punched).some((stop) => stop > ahead);
  return (
    <div className={styles.screen}>
      <div className={`page-width ${classes(styles.direction, isDone && styles.done)}`}>
        <div className={styles.labels}>
          <PageTitle id={`to-${number}`} className={styles.to}>
            {ahead === 1 ? 'To the start' : `To stop ${ahead}`}
          </PageTitle>
          <p className={styles.length}>
            {steps === undefined ? length : `Step ${steps.at + 1} of ${steps.all.length}`}
          </p>
        </div>
        {ahead === 1 ? <ToTheStart /> : <Direction number={ahead} steps={steps} isSpeaking={isSpeaking} />}
        {showsLeft && goesToEnd && !isDone ? (
          <p className={styles.left}>{leftWords(tour, ahead, leftOf(position, ahead))}</p>
        ) : null}
      </div>
      <div className={styles.map} data-no-turning>
        {map}
      </div>
      {slip}
      {map === null ? <Ahead number={ahead} /> : null}
    </div>
  );
}
