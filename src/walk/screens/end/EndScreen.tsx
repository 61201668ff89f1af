import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isInstalledApp, isIos } from '../../../browser/installed-app';
import { loadPart } from '../../../browser/load-part';
import { isPlainPress } from '../../../browser/plain-press';
import { useStore } from '../../../browser/store';
import { settings } from '../../../config/env';
import words from '../../../content/every-walk.yaml?top';
import { tourCards } from '../../../content/tour-cards';
import { nextDepartureText } from '../../../parts/departures/next-departures';
import { useMinute } from '../../../parts/departures/use-now';
import { aboutWalk } from '../../../shared/about-stop';
import { Button, ButtonLink } from '../../../ui/Button';
import { Eyebrow } from '../../../ui/Eyebrow';
import { PageTitle } from '../../../ui/PageTitle';
import { Picture } from '../../../ui/Picture';
import { KEPT_DAYS } from '../../progress/kept';
import { changeTimeToShow } from '../../progress/progress';
import { progressStoreOf } from '../../progress/progress-store';
import { AnotherPhone } from '../AnotherPhone';
import { mayHaveElevator } from '../around';
import { Card } from '../card/Card';
import { Sheet } from '../settings/Sheet';
import { useWalk } from '../use-walk';
import { distanceWalked, inWords } from '../walk-words';
import { WalkLink } from '../WalkLink';
import page from '../walk-page.module.css';
import styles from './end-screen.module.css';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

const FAILED = 'The picture could not be made. The card stays here.';

/** Makes the keepsake picture, and shares or downloads it. */
function useKeepsake() {
  const { tour, progress, punched } = useWalk();
  const [isFailed, setFailed] = useState(false);
  // The system refuses to share twice at a time, and what is refused is downloaded.
  const [isBusy, setBusy] = useState(false);
  const keep = async (how: 'save' | 'share'): Promise<void> => {
    setFailed(false);
    setBusy(true);
    try {
      const { keepPicture } = await loadPart(() => import('./keepsake'));
      await keepPicture(
        {
          slug: tour.slug,
          title: tour.title,
          walked: distanceWalked(tour, punched),
          at: progress?.punched.at(-1)?.at ?? Date.now(),
          cats: tour.stops.map(({ cat }) => cat),
          punched,
          host: new URL(settings.siteUrl).host,
        },
        how,
      );
    } catch (error) {
      console.warn('The keepsake was not made', error);
      setFailed(true);
    }
    setBusy(false);
  };
  return { isFailed, isBusy, keep };
}

const canShareFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'card.png', { type: 'image/png' })] });

/** It is on the page before its text, because not every screen reader announces the text of a new region. */
function Failure({ isFailed }: { isFailed: boolean }) {
  return (
    <p role="status" className={styles.failed}>
      {isFailed ? FAILED : ''}
    </p>
  );
}

function StartOverSheet({ onClose }: { onClose: () => void }) {
  const { tour, store, progress } = useWalk();
  const { isFailed, isBusy, keep } = useKeepsake();
  const [now] = useState(() => Date.now());
  // The day on the card is that of its last punch.
  const day = SHORT_DAY.format(progress?.punched.at(-1)?.at ?? (progress && changeTimeToShow(progress, now)));
  return (
    <Sheet title="Start over?" onClose={onClose}>
      <p>{`You get an empty card. This one, of ${day}, is removed from this device and cannot be brought back.`}</p>
      <div className={styles.buttons}>
        <Button variant="primary" size="lg" icon="download" wide busy={isBusy} onClick={() => void keep('save')}>
          Save the old card first
        </Button>
        <Failure isFailed={isFailed} />
        <ButtonLink
          to="/tours/$slug/walk"
          params={{ slug: tour.slug }}
          // All screens of the walk have the same path.
          activeOptions={{ includeHash: true }}
          onClick={(event) => {
            if (isPlainPress(event)) store.clear();
          }}
        >
          Take an empty card
        </ButtonLink>
        <Button variant="quiet" className={page.way} onClick={onClose}>
          Keep this one
        </Button>
      </div>
    </Sheet>
  );
}

/** The buttons that save or share the card as a picture. */
function Keepsake() {
  const { isFailed, isBusy, keep } = useKeepsake();
  return (
    <div className={styles.buttons}>
      <Button variant="primary" size="lg" icon="download" wide busy={isBusy} onClick={() => void keep('save')}>
        Save as a picture
      </Button>
      {canShareFiles() ? (
        <Button icon="share" wide busy={isBusy} onClick={() => void keep('share')}>
          Share the picture
        </Button>
      ) : null}
      <Failure isFailed={isFailed} />
    </div>
  );
}

const NAMES_DISTANCE = /\d/;

function Stations() {
  const { stations } = useWalk().tour.meeting;
  const near = stations.filter(({ atEnd }) => atEnd === true);
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="from-here">
      <Eyebrow as="h2" id="from-here">
        From here
      </Eyebrow>
      <ul className={styles.stations}>
        {near.map(({ name, lines, stepFree }) => (
          <li key={`${name} ${lines}`}>
            <h3>
              {lines.split(' ').map((line) => (
                <span key={line} className={styles.trainLine}>
                  {line}
                </span>
              ))}
              <span>{name}</span>
            </h3>
            <p>{stepFree}</p>
          </li>
        ))}
      </ul>
      {near.some(mayHaveElevator) ? <p>{words.elevators}</p> : null}
      {near.some(({ stepFree }) => NAMES_DISTANCE.test(stepFree)) ? <p>{words.stationDistances}</p> : null}
    </section>
  );
}

type TourCard = (typeof tourCards)[number];

/** A link to another walk, with how far its card is. */
function OtherWalk({ tour, minute }: { tour: TourCard; minute: number | undefined }) {
  const progress = useStore(progressStoreOf(tour.slug, tour.stopCount));
  const punched = progress?.punched.length ?? 0;
  const next = minute === undefined ? undefined : nextDepartureText(tour.schedule, new Date(minute));
  return (
    <li>
      <Picture picture={tour.picture} sizes="140px" ratio="4 / 3" decorative />
      <div>
        <h3>
          <Link to="/tours/$slug/walk" params={{ slug: tour.slug }}>
            {tour.title}
          </Link>
        </h3>
        <p>
          {`${tour.stopCount} stops. ${punched === 0 ? 'The card is empty.' : `${punched} of ${tour.stopCount} punched.`}`}
        </p>
        <p>
          <Link to="/tours/$slug" params={{ slug: tour.slug }} hash="book-now">
            Hear it from a guide
          </Link>
        </p>
        {next === undefined ? null : <p>{`Next: ${next}`}</p>}
      </div>
    </li>
  );
}

function OtherWalks() {
  const { slug } = useWalk().tour;
  const minute = useMinute();
  const others = tourCards.filter((tour) => tour.slug !== slug);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-walks">
      <Eyebrow as="h2" id="other-walks">
        {others.length === 1 ? 'The other walk' : `The other ${inWords(others.length)} walks`}
      </Eyebrow>
      <p>{words.whyAGuide.end}</p>
      <ul className={styles.others}>
        {others.map((tour) => (
          <OtherWalk key={tour.slug} tour={tour} minute={minute} />
        ))}
      </ul>
    </section>
  );
}

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
  return (
    <div className={`page-width ${styles.end}`}>
      <Card>
        <p className={page.good}>
          {isWhole ? `Punched ${inWords(count)} times` : `${punched.size} of ${count} punched`}
        </p>
        <p className={styles.walk}>{tour.title}</p>
        <p className={styles.date}>
          {at === undefined ? null : <span>{DAY.format(at)}</span>}
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
          <p>{`The walk ends here, at ${tour.to}. ${keptWords(store.remembers(), isIos() && !isInstalledApp())}`}</p>
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
        <Keepsake />
        <AnotherPhone />
        <Stations />
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
