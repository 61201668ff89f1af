import { legInBoth, walkMinutes } from '../../../content/distances';
import { InlineText, Prose } from '../../../parts/prose/Prose';
import { LookFor } from '../../../parts/stop/LookFor';
import { StopSources, StopToday } from '../../../parts/stop/StopSources';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { loneLink } from '../../../ui/lone-link';
import { PageTitle } from '../../../ui/PageTitle';
import { Print } from '../../../ui/Print';
import { leaveWords } from '../around';
import { useWalkSettings } from '../use-devices';
import { useWalk } from '../use-walk';
import { ONLY_WHILE_OPEN } from '../walk-words';
import { WalkIcon } from '../WalkIcon';
import { WalkLink } from '../WalkLink';
import { Announced } from '../way/Announced';
import page from '../walk-page.module.css';
import styles from './stop-screen.module.css';

interface StopScreenProps {
  readonly number: number;
  readonly isSpeaking: boolean;
}

/** Confirms the mark that was just made on this screen, and takes it back. */
function Mark({ number, isSpeaking }: StopScreenProps) {
  const { tour, punched, justPunched, store, undo } = useWalk();
  const isMarked = justPunched === number && punched.has(number);
  return (
    <div className={isMarked ? styles.mark : undefined}>
      <Announced isSpeaking={isSpeaking}>
        {isMarked ? (
          <>
            <p className={styles.punched}>{`Punched. ${punched.size} of ${tour.stops.length}.`}</p>
            {store.remembers() ? null : <p>{ONLY_WHILE_OPEN}</p>}
          </>
        ) : null}
      </Announced>
      {isMarked ? (
        // The bar takes the focus: it offers to mark the stop again.
        <Button variant="quiet" className={page.way} onClick={() => undo(number)}>
          Undo
        </Button>
      ) : null}
    </div>
  );
}

/** One stop, to be read on the spot. Links in its story would leave the walk, so they are printed as plain text. */
export function StopScreen({ number, isSpeaking }: StopScreenProps) {
  const { tour } = useWalk();
  const [{ textSize, showsAround }] = useWalkSettings();
  const leave = showsAround ? leaveWords(tour, number) : undefined;
  const stop = tour.stops[number - 1];
  if (!stop) return null;
  const { next } = stop;
  return (
    <article className={`page-width ${styles.stop}`} data-size={textSize}>
      <div className={styles.top}>
        <span className={styles.numeral} aria-hidden="true">
          {number}
        </span>
        <div>
          <PageTitle id={`stop-${number}`} className={styles.title}>
            <span className="visually-hidden">{`Stop ${number}: `}</span>
            <span data-spoken="title">{stop.title}</span>
          </PageTitle>
          <p className={styles.where}>
            <Icon name="pin" />
            <span>{stop.where}</span>
          </p>
        </div>
      </div>
      <Mark number={number} isSpeaking={isSpeaking} />
      <div className={styles.picture}>
        <Print picture={stop.picture} ratio="4 / 3" bleed caption first sizes="(min-width: 1024px) 480px, 100vw" />
      </div>
      <div data-spoken="story">
        <Prose blocks={stop.story} links="words" className={styles.story} />
      </div>
      <LookFor heading="h2" className={styles.lookFor}>
        <InlineText parts={stop.lookFor} links="words" />
      </LookFor>
      <StopSources sources={stop.sources} />
      <StopToday seen={stop.seen} slug={tour.slug} number={number} />
      {next ? (
        <div className={styles.leg}>
          <p className={styles.legTitle}>
            {`${legInBoth(next.meters)}, ${walkMinutes(next.meters)} min to stop ${number + 1}`}
          </p>
          <p className={styles.legWords}>{next.words}</p>
        </div>
      ) : (
        <p className={styles.legTitle}>The walk ends here.</p>
      )}
      {leave === undefined || !next ? null : (
        <p className={styles.leave}>
          <strong>Leave here: </strong>
          <span>{leave}</span>
        </p>
      )}
      {number > 1 ? (
        <p className={styles.back}>
          <WalkLink screen={{ kind: 'stop', stop: number - 1 }} className={loneLink()}>
            <WalkIcon name="back" size={20} />
            <span>{`Stop ${number - 1}`}</span>
          </WalkLink>
        </p>
      ) : null}
    </article>
  );
}
