import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isInstalledApp, isIos } from '../../../browser/installed-app';
import { aboutWalk } from '../../../shared/about-stop';
import { Button } from '../../../ui/Button';
import { PageTitle } from '../../../ui/PageTitle';
import { KEPT_DAYS } from '../../progress/kept';
import { lastPunched } from '../../progress/progress';
import { AnotherPhone } from '../AnotherPhone';
import { Card } from '../card/Card';
import { useWalk } from '../use-walk';
import { distanceWalked, inWords } from '../walk-words';
import { WalkLink } from '../WalkLink';
import { cardDay } from './card-day';
import { KeepsakeButtons } from './KeepsakeButtons';
import { OtherWalks } from './OtherWalks';
import { StartOverSheet } from './StartOverSheet';
import { Stations } from './Stations';
import page from '../walk-page.module.css';
import styles from './end-screen.module.css';

/**
 * How long the card is kept.
 * @param mayBeDeleted the browser may delete sooner what a site has stored
 */
function keptWords(isKept: boolean, mayBeDeleted: boolean): string {
  if (!isKept) return 'This browser does not keep the card, so save it as a picture.';
  const kept = `The card stays on this device for ${KEPT_DAYS} days, or until you start over.`;
  return mayBeDeleted
    ? `${kept} This browser may delete it if you do not use the site for seven days, so save it as a picture.`
    : kept;
}

/** The last screen: the card, complete or with the stops that are still open. */
export function EndScreen() {
  const { tour, punched, open, progress, store } = useWalk();
  const [startsOver, setStartsOver] = useState(false);
  const count = tour.stops.length;
  const isWhole = open.length === 0;
  const at = progress?.punched.at(-1)?.at;
  // The walk may be done in any order, so the card may be filled at another stop.
  const isAtEnd = lastPunched(progress) === count;
  return (
    <div className={`page-width ${styles.end}`}>
      <Card>
        <p className={page.good}>
          {isWhole ? `Punched ${inWords(count)} times` : `${punched.size} of ${count} punched`}
        </p>
        <p className={styles.walk}>{tour.title}</p>
        <p className={styles.date}>
          {at === undefined ? null : <span>{cardDay(at)}</span>}
          <span>{distanceWalked(tour, punched)}</span>
        </p>
        <ol className={styles.cats}>
          {tour.stops.map(({ cat, title }, index) => (
            <li key={title} data-open={!punched.has(index + 1) || undefined}>
              <span className={styles.number}>{index + 1}</span>
              <span>{cat}</span>
            </li>
          ))}
        </ol>
      </Card>
      <div className={styles.rest}>
        <PageTitle id="end" className={styles.title}>
          {isWhole ? `You have visited all ${inWords(count)} stops` : `${punched.size} of ${count} punched`}
        </PageTitle>
        {isWhole ? (
          <p>{`The walk ends ${isAtEnd ? 'here, ' : ''}at ${tour.to}. ${keptWords(store.remembers(), isIos() && !isInstalledApp())}`}</p>
        ) : (
          <>
            <p>Still to visit:</p>
            <ul className={styles.open}>
              {open.map((stop) => (
                <li key={stop}>
                  <WalkLink screen={{ kind: 'way', stop }} className={page.way}>
                    {`Walk to stop ${stop}`}
                  </WalkLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <KeepsakeButtons />
        <AnotherPhone />
        <Stations isHere={isAtEnd} />
        <OtherWalks />
        <p className={styles.how}>
          <strong>How was it? </strong>
          <span>Was a fact wrong, or a corner closed? </span>
          <Link to="/contact" search={{ about: aboutWalk(tour.slug) }}>
            Tell us.
          </Link>
          <span>
            {' '}
            No connection? Your message is saved on this device, and sent when you open this site with a connection.
          </span>
        </p>
        <Button variant="quiet" icon="refresh" className={page.way} onClick={() => setStartsOver(true)}>
          Start over
        </Button>
      </div>
      {startsOver ? <StartOverSheet onClose={() => setStartsOver(false)} /> : null}
    </div>
  );
}
