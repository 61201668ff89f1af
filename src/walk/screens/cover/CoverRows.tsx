// The rows "Before you set out" on the cover.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStore } from '../../../browser/store';
import type { Coordinates } from '../../../geography/coordinates';
import { metersBetween } from '../../../geography/great-circle';
import { offlinePackage, type OfflinePackage } from '../../../pwa/offline-package';
import { percentOf, savePictures } from '../../../pwa/offline-state';
import { megabytes } from '../../../shared/megabytes';
import { READY_OFFLINE } from '../../../shared/ready-offline';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-paths';
import { coordinatesOf } from '../../position/fixes/readings';
import type { PositionState } from '../../position/position-state';
import { AskPosition } from '../AskPosition';
import { vanishing } from '../leave-button';
import { useWatch } from '../use-devices';
import { useWalk } from '../use-walk';
import { WalkIcon } from '../WalkIcon';
import { WalkLink } from '../WalkLink';
import { startText } from '../way/position-words';
import { HOW_TO_ALLOW } from '../way/Slip';
import page from '../walk-page.module.css';
import styles from './cover.module.css';

interface RowProps {
  readonly icon: ReactNode;
  readonly isDone?: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/** One row. It takes the focus from a button that vanishes in it. */
export function Row({ icon, isDone = false, title, children }: RowProps) {
  return (
    <li className={styles.row} tabIndex={-1}>
      <span className={classes(styles.tick, isDone && styles.done)}>{icon}</span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

interface CopyWords {
  readonly icon: IconName;
  readonly title: string;
  readonly words: string;
  /** 'save' shows a button under the words, and 'print' a link that ends their sentence. */
  readonly way?: 'save' | 'print';
}

/** The cover's text on the offline copy of the walk. It promises no more than the worker has confirmed. */
export function copyWords(known: OfflinePackage): CopyWords {
  const { stage, doneBytes, totalBytes } = known;
  const percent = percentOf(known);
  switch (stage) {
    case 'ready':
      return {
        icon: 'check',
        title: READY_OFFLINE,
        words: `Every stop, story and picture is on this device (${megabytes(totalBytes)}).`,
      };
    case 'ready-after-reload':
      return {
        icon: 'refresh',
        title: 'Saved: reload this page',
        words: 'Every stop, story and picture is on this device. After a reload this page uses them.',
      };
    case 'saving-shell':
      return {
        icon: 'download',
        title: 'Saving for offline',
        words:
          totalBytes === 0
            ? 'Stay where there is a connection until it is done.'
            : `${percent}% of ${megabytes(totalBytes)}. Stay where there is a connection until it is done.`,
      };
    case 'shell-ready':
    case 'saving-pictures':
    case 'full':
      return {
        icon: 'download',
        title: 'The stories are saved',
        words:
          stage === 'full'
            ? 'Every stop can be read and heard. There is no room for all the pictures.'
            : 'Every stop can be read and heard. Pictures are still coming.',
      };
    case 'waiting-for-tap':
      return {
        icon: 'download',
        title: 'Save the pictures too?',
        words: `The stories are on this device. The pictures are ${megabytes(totalBytes - doneBytes)}.`,
        way: 'save',
      };
    case 'paused':
      return {
        icon: 'offline',
        title: `Saving stopped at ${percent}%`,
        words:
          'It continues when there is a connection and enough space. What is not saved yet does not open without a connection.',
      };
    case 'unsupported':
      return {
        icon: 'warning',
        title: 'This browser saves no pages',
        words: 'Keep this page open, or ',
        way: 'print',
      };
    case 'unknown':
      return { icon: 'download', title: 'Saved?', words: 'Checking what is on this device.' };
  }
}

/** The row on the offline copy of the site, as the worker reports it. */
export function PackageRow() {
  const { slug } = useWalk().tour;
  const state = useStore(offlinePackage);
  const { icon, title, words, way } = copyWords(state);
  return (
    <Row icon={<Icon name={icon} />} isDone={state.stage === 'ready'} title={title}>
      <p className={styles.copy}>
        <span key={words}>{words}</span>
        {way === 'print' ? (
          // The tour's page prints everything: card, map and stories.
          <Link to="/tours/$slug" params={{ slug }} hash="map">
            print this walk.
          </Link>
        ) : null}
      </p>
      {way === 'save' ? (
        <Button variant="quiet" className={page.way} onClick={vanishing(() => void savePictures())}>
          Save them
        </Button>
      ) : null}
    </Row>
  );
}

/** The stop that is surely nearer than stop 1, for a walker who has not begun. */
export function nearerStop(
  position: PositionState,
  stops: readonly { readonly at: Coordinates }[],
  punched: ReadonlySet<number>,
): number | undefined {
  const [first] = stops;
  if (position.kind !== 'found' || position.isStale || punched.size > 0 || !first) return undefined;
  const { mark, nearest } = position;
  if (!nearest) return undefined;
  const toFirst = metersBetween(coordinatesOf(mark), first.at);
  // Each of the two distances may be wrong by the accuracy.
  return toFirst - nearest.meters > 2 * mark.accuracy ? nearest.stop : undefined;
}

/**
 * The row on the start, with its distance after a press. If another stop is nearer and none is marked, a second row
 * offers to begin there.
 */
export function StartRow() {
  const { tour, watch, punched } = useWalk();
  const { meeting } = tour;
  const position = useWatch();
  const text = startText(position);
  const other = nearerStop(position, tour.stops, punched);
  return (
    <>
      <Row icon={<WalkIcon name="flag" size={20} />} title="The start">
        <p className={styles.corner}>{`${meeting.corner}.`}</p>
        {/* Screen readers announce this text when it changes. The figures are outside, because they change with every
            step. */}
        <div role="status">
          {text === undefined ? null : (
            <p key={text.news} className={text.news === text.words ? undefined : 'visually-hidden'}>
              {text.news}
            </p>
          )}
        </div>
        {text === undefined ? <p className={styles.nearest}>{`${meeting.nearest}.`}</p> : null}
        {text === undefined || text.news === text.words ? null : <p key={text.words}>{text.words}</p>}
        {text === undefined ? (
          <div className={styles.ask}>
            <AskPosition>
              <Button variant="quiet" className={page.way} onClick={vanishing(() => watch.get().start())}>
                <WalkIcon name="here" />
                <span>How far am I?</span>
              </Button>
            </AskPosition>
          </div>
        ) : null}
        {position.kind === 'refused' ? (
          // Where the browser has no button of its own, the way back is said in words.
          <AskPosition>
            <p className={styles.help}>{HOW_TO_ALLOW}</p>
          </AskPosition>
        ) : null}
      </Row>
      {other === undefined ? null : (
        <Row icon={<WalkIcon name="flag" size={20} />} title={`Stop ${other} is nearer`}>
          <p>You can begin there: stops can be marked in any order.</p>
          <WalkLink screen={{ kind: 'way', stop: other }} className={page.way}>
            {`Begin at stop ${other}`}
          </WalkLink>
        </Row>
      )}
    </>
  );
}
