import type { ReactNode } from 'react';
import { legInBoth, walkMinutes } from '../../../content/distances';
import { plainLines } from '../../../content/plain-text';
import type { Tour } from '../../../content/schemas';
import { InlineText, Prose } from '../../../parts/prose/Prose';
import { LookFor } from '../../../parts/stop/LookFor';
import { StopSources, StopToday } from '../../../parts/stop/StopSources';
import { Fold } from '../../../ui/blocks/Fold';
import { Icon } from '../../../ui/Icon';
import { PAW_PRINT } from '../../../ui/paw-print';
import { Picture } from '../../../ui/Picture';
import { Print } from '../../../ui/Print';
import styles from './stop.module.css';

type StopRecord = Tour['stops'][number];
interface StopProps {
  readonly stop: StopRecord;
  readonly slug: string;
  readonly number: number;
  readonly count: number;
  /** The distance from the start in words, or where the group meets. */
  readonly progress: string;
  /** Whether the stop is not one of the highlights that the tour counts. */
  readonly onTheWay: boolean;
  /** Whether the address names this stop. */
  readonly arrived: boolean;
}

/** Renders three paw prints in a column, beside the text about the way to the next stop. */
function PawTrail() {
  return (
    <svg viewBox="0 0 30 52" className={styles.paws} aria-hidden="true">
      <path d={PAW_PRINT} transform="translate(8 9) rotate(-14)" />
      <path d={PAW_PRINT} transform="translate(21 26) rotate(10)" />
      <path d={PAW_PRINT} transform="translate(8 43) rotate(-14)" />
    </svg>
  );
}

/** The minimum number of characters to fold. A shorter text saves no space: the line that unfolds it is 48 px high. */
const FOLDED_FROM_LETTERS = 200;

/** Shows the story of a stop. On a phone everything after the second paragraph is folded. */
function Story({ title, blocks }: { title: string; blocks: StopRecord['story'] }) {
  const rest = blocks.slice(2);
  if (plainLines(rest).join(' ').length < FOLDED_FROM_LETTERS)
    return <Prose blocks={blocks} className={styles.story} />;
  return (
    <>
      <Prose blocks={blocks.slice(0, 2)} className={styles.story} />
      <Fold label="Read the rest" about={title}>
        <Prose blocks={rest} className={`${styles.story} ${styles.rest}`} />
      </Fold>
    </>
  );
}

/** Shows the way to the next stop, or at the last stop that the tour ends. */
function Leg({ next, number }: { next: StopRecord['next']; number: number }) {
  if (!next) return <p className={styles.end}>The walk ends here.</p>;
  return (
    <div className={styles.leg}>
      <PawTrail />
      <div>
        <p
          className={styles.legTitle}
        >{`${legInBoth(next.meters)}, ${walkMinutes(next.meters)} min to stop ${number + 1}`}</p>
        <p className={styles.legWords}>
          <span className={styles.length}>{`${legInBoth(next.meters)}. `}</span>
          {next.words}
        </p>
      </div>
    </div>
  );
}

/** The number of stops that are open on a phone; the other stops show a row with the picture. */
const OPEN_STOPS = 3;
const folds = (number: number): boolean => number > OPEN_STOPS;

interface WhereFoldedProps {
  readonly number: number;
  readonly stop: StopRecord;
  readonly children: ReactNode;
}

/**
 * Shows the content of a stop after its title. On a phone a later stop is folded:
 * docs/decisions/0072
 */
function WhereFolded({ number, stop, children }: WhereFoldedProps) {
  if (!folds(number)) return children;
  return (
    <details data-fold="phone" data-stop-fold="" className={styles.fold}>
      <summary>
        <span className={styles.thumb}>
          <Picture picture={stop.picture} ratio="1 / 1" sizes="112px" decorative />
        </span>
        <span>Read this stop</span>
        <span className="visually-hidden">{`: ${stop.title}`}</span>
      </summary>
      {children}
    </details>
  );
}

/** Shows one stop, its parts in the order in which a visitor reads them in the street. */
export function Stop({ stop, slug, number, count, progress, onTheWay, arrived }: StopProps) {
  return (
    <article
      id={`stop-${number}`}
      className={styles.stop}
      data-arrived={arrived || undefined}
      data-folds={folds(number) || undefined}
      aria-labelledby={`stop-${number}-title`}
    >
      <div className={styles.place}>
        <span className={styles.numeral} aria-hidden="true">
          {number}
        </span>
        <p className={styles.progress}>
          <span>{`Stop ${number} of ${count}`}</span>
          <span className={styles.walked}>{progress}</span>
          {onTheWay ? <span>On the way</span> : null}
        </p>
      </div>
      <div>
        <div className={styles.head}>
          <h3 id={`stop-${number}-title`} className={styles.title}>
            {stop.title}
          </h3>
          <p className={styles.where}>
            <Icon name="pin" />
            <span>{stop.where}</span>
          </p>
        </div>
        <WhereFolded number={number} stop={stop}>
          <div className={styles.picture}>
            <Print
              picture={stop.picture}
              bleed
              caption
              sizes="(min-width: 1180px) 320px, (min-width: 1024px) 600px, (min-width: 768px) 280px, 100vw"
            />
          </div>
          <Story title={stop.title} blocks={stop.story} />
          <div className={styles.after}>
            <LookFor heading="h4">
              <InlineText parts={stop.lookFor} />
            </LookFor>
            <StopSources sources={stop.sources}>
              <StopToday seen={stop.seen} slug={slug} number={number} />
            </StopSources>
            <Leg next={stop.next} number={number} />
          </div>
        </WhereFolded>
      </div>
    </article>
  );
}
