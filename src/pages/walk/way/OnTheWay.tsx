import type { ReactNode } from 'react';
import { mapsLink } from '../../../integrations/maps/addresses';
import { Icon } from '../../../ui/Icon';
import { PageTitle } from '../../../ui/PageTitle';
import { Picture } from '../../../ui/Picture';
import { useWalk } from '../use-walk';
import { WalkIcon } from '../walk-icons';
import { legTo } from '../walk-words';
import { WalkLink } from '../WalkLink';
import { useSteps } from './use-steps';
import page from '../walk-page.module.css';
import styles from './on-the-way.module.css';

/** Whoever walks there knows it. */
const BOROUGH = /, (?:Brooklyn|Manhattan)$/;

/** The way to the first stop, which no leg leads to. */
function ToTheStart() {
  const { meeting } = useWalk().tour;
  return (
    <>
      <div className={styles.labels}>
        <PageTitle id="to-1" className={styles.to}>
          To the start
        </PageTitle>
        <p className={styles.length}>Stop 1</p>
      </div>
      <p className={styles.step} data-spoken="next">
        {meeting.corner.replace(BOROUGH, '')}
      </p>
      <p className={styles.nearest}>{`${meeting.nearest}.`}</p>
      <a href={mapsLink(meeting.at)} target="_blank" rel="noopener noreferrer" className={page.way}>
        <Icon name="external" />
        <span>Open in a maps app</span>
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}

/** The written way: its whole words, or one step at a time while the device knows where it is. */
function Direction({ number }: { number: number }) {
  const { stops } = useWalk().tour;
  const steps = useSteps(number);
  const words = stops[number - 2]?.next?.words ?? '';
  return (
    <>
      <div className={styles.labels}>
        <PageTitle id={`to-${number}`} className={styles.to}>{`To stop ${number}`}</PageTitle>
        <p className={styles.length}>
          {steps === undefined ? legTo(stops, number) : `Step ${steps.at + 1} of ${steps.all.length}`}
        </p>
      </div>
      {steps === undefined ? (
        <p className={styles.whole} data-spoken="next">
          {words}
        </p>
      ) : (
        <>
          <p className={styles.step} data-spoken="next">
            {steps.all[steps.at]}
          </p>
          {steps.isLast ? null : (
            <div className={styles.then}>
              <button
                type="button"
                aria-label="Step before"
                disabled={steps.at === 0}
                onClick={() => steps.turnTo(steps.at - 1)}
              >
                <WalkIcon name="back" />
              </button>
              <ol className={styles.later}>
                {steps.all.slice(steps.at + 1).map((step) => (
                  <li key={step}>
                    <span className={styles.muted}>Then: </span>
                    <span>{step}</span>
                  </li>
                ))}
              </ol>
              <button
                type="button"
                aria-label="Next step"
                disabled={steps.at === steps.all.length - 1}
                onClick={() => steps.turnTo(steps.at + 1)}
              >
                <Icon name="arrow" size={24} />
              </button>
            </div>
          )}
        </>
      )}
    </>
  );
}

/** Where there is room beside the map: what one goes to. */
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

/** The way to a stop: words, map, and what is known of the position. */
export function OnTheWay({ number, map, slip }: { number: number; map: ReactNode; slip: ReactNode }) {
  return (
    <div className={styles.screen}>
      <div className={`page-width ${styles.direction}`}>
        {number === 1 ? <ToTheStart /> : <Direction number={number} />}
      </div>
      <div className={styles.map} data-no-turning>
        {map}
      </div>
      {slip}
      {map === null ? <Ahead number={number} /> : null}
    </div>
  );
}
