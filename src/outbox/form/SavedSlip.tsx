import { useEffect, useRef, useState } from 'react';
import { registerSync } from '../../browser/background-sync';
import { isInstalledApp, isIos } from '../../browser/installed-app';
import { askToNotify, notificationPermission, type NotificationAnswer } from '../../browser/notification-permission';
import { useStore } from '../../browser/store';
import { useMinute } from '../../browser/use-now';
import { timeOrDayOf } from '../../shared/local-day';
import { Button, ButtonLink } from '../../ui/Button';
import { Paper } from '../../ui/Paper';
import { useFocusStaysIn } from '../../ui/use-focus-stays-in';
import { OUTBOX_SYNC_TAG } from '../delivery/shared-names';
import type { OutboxEntry, SubmissionFate } from '../store/outbox-entry';
import { whenSubmissionLeaves } from '../when-submission-leaves';
import { focusResult } from './focus-result';
import type { SavedSubmission } from './form-session-types';
import { beginningOf } from './values';
import styles from './saved-slip.module.css';

interface SavedSlipProps {
  readonly saved: SavedSubmission;
  readonly noun: string;
  /** The entries in the outbox. The page reads them, because the outbox may not import `src/parts`. */
  readonly entries: readonly OutboxEntry[];
}

/** Returns what has happened to the submission since it was saved; undefined if it still waits. */
function newsOf(noun: string, fate: SubmissionFate | undefined, isRefused: boolean): string | undefined {
  if (fate !== undefined)
    return fate === 'sent' ? `Your ${noun} has been sent` : `Your ${noun} is not waiting any more`;
  return isRefused ? `Our mail service has refused your ${noun}` : undefined;
}

/**
 * The summary of a saved submission: its sender, its time, and what the visitor can do. It appears only after a press
 * on Send.
 */
export function SavedSlip({ saved, noun, entries }: SavedSlipProps) {
  const [fate, setFate] = useState<SubmissionFate>();
  useEffect(() => whenSubmissionLeaves(saved.id, setFate), [saved.id]);
  const gone = fate !== undefined;
  const refused = entries.find(({ id }) => id === saved.id)?.state === 'failed';
  const news = newsOf(noun, fate, refused);
  const background = useBackground();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focusResult(heading.current);
  }, []);
  // The news removes buttons.
  const slip = useRef<HTMLDivElement>(null);
  useFocusStaysIn(slip, heading);

  return (
    <Paper as="section" ref={slip} raised className={styles.slip} aria-labelledby="saved-slip" data-clear-of-dock="">
      <div className={styles.inside}>
        {/* One element, so that it keeps the focus when its words change. */}
        <h2 id="saved-slip" ref={heading} tabIndex={-1}>
          {news === undefined ? (
            <span key="saved">
              <span>Saved on this device.</span>{' '}
              <span className={styles.then}>
                {saved.offline ? WHEN_ONLINE : 'We could not send it just now. We keep trying.'}
              </span>
            </span>
          ) : (
            <span key={news}>{news}</span>
          )}
        </h2>
        <p className="visually-hidden" role="status">
          {news === undefined ? null : <span key={news}>{`${news}.`}</span>}
        </p>
        {refused ? (
          <p className={styles.refused}>It will not be sent by itself. Look in the outbox for what you can do.</p>
        ) : null}
        <Facts saved={saved} gone={gone} />
        {gone || refused ? null : <Promises offline={saved.offline} background={background} />}
        <div className={styles.actions}>
          {gone || refused || !background?.canTell ? null : <NotifyButton />}
          {gone && entries.length === 0 ? null : (
            <ButtonLink to="/outbox" wide>
              {`See the outbox (${entries.length})`}
            </ButtonLink>
          )}
        </div>
      </div>
    </Paper>
  );
}

const WHEN_ONLINE = "We'll send it as soon as you're back online.";
const withoutPage = (offline: boolean): string =>
  offline
    ? 'You can close this page.'
    : 'You can close this page. We then try a few times more, and again whenever you open this site.';
const withPage = (offline: boolean): string =>
  `This browser sends only while this site is open. ${offline ? 'Open it again once you have a connection.' : 'Keep it open, or open it again later.'}`;

const BEGINNING_LENGTH = 60;

function Facts({ saved, gone }: { saved: SavedSubmission; gone: boolean }) {
  const now = useMinute() ?? saved.savedAt;
  const savedAt = timeOrDayOf(saved.savedAt, now);
  return (
    <dl className={styles.facts}>
      <dt>From</dt>
      <dd>
        {/* The direction is automatic, because a visitor may write from right to left. */}
        <bdi>{saved.name}</bdi>
      </dd>
      {saved.begins === '' ? null : (
        <>
          <dt>Begins</dt>
          <dd>
            <bdi>{`"${beginningOf(saved.begins, BEGINNING_LENGTH)}"`}</bdi>
          </dd>
        </>
      )}
      <dt>{gone ? 'Written' : 'Saved'}</dt>
      <dd>{gone ? `${savedAt}, nothing of it is on this device now` : `${savedAt}, on this device`}</dd>
    </dl>
  );
}

/** What the browser does for this site while no page of it is open or visible. */
interface Background {
  /** The browser wakes the worker when the connection returns. */
  readonly sends: boolean;
  /** The browser can show a notification if the visitor allows it. */
  readonly canTell: boolean;
}

/** Asks the browser; undefined until the answer comes, because nothing is promised before that. */
function useBackground(): Background | undefined {
  const [background, setBackground] = useState<Background>();
  useEffect(() => {
    const look = async (): Promise<Background> => {
      const isTaken = registerSync(OUTBOX_SYNC_TAG).then(() => true);
      const sends = await isTaken.catch(() => false);
      return { sends, canTell: await hasActiveWorker() };
    };
    void look().then(setBackground);
  }, []);
  return background;
}

async function hasActiveWorker(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration !== undefined && registration.active !== null;
  } catch {
    // The browser has no service workers, or refuses them.
    return false;
  }
}

function Promises({ offline, background }: { offline: boolean; background: Background | undefined }) {
  return (
    <div className={styles.promises}>
      {background === undefined ? null : <p>{background.sends ? withoutPage(offline) : withPage(offline)}</p>}
      <p>Until it is sent, you can read, change or delete it in the Outbox.</p>
      {/* A page cannot know whether its window is private. */}
      {isInstalledApp() ? null : <p>In a private window it is deleted when you close the window.</p>}
      {isIos() && !isInstalledApp() ? (
        <p>Safari may delete what a site has saved if you do not use the site for seven days.</p>
      ) : null}
    </div>
  );
}

/**
 * Asks for permission to notify. No other place asks, because only here its purpose is clear. The browser requires that
 * the request comes within a press.
 */
function NotifyButton() {
  const permission = useStore(notificationPermission);
  const [answer, setAnswer] = useState<NotificationAnswer>();
  const said = useRef<HTMLParagraphElement>(null);
  // The button is removed, so the focus moves to the words in its place.
  useEffect(() => {
    if (answer === 'granted' || answer === 'denied') said.current?.focus();
  }, [answer]);
  const words =
    answer === 'granted' || permission === 'granted'
      ? 'We will tell you when it is sent.'
      : answer === 'denied'
        ? 'Your browser does not let us tell you. The Outbox shows when it is sent.'
        : undefined;
  return (
    <>
      {words === undefined && permission === 'default' ? (
        <Button variant="primary" wide onClick={() => void askToNotify().then(setAnswer)}>
          Tell me when it is sent
        </Button>
      ) : null}
      <p role="status" ref={said} tabIndex={-1} className={words === undefined ? 'visually-hidden' : undefined}>
        {words === undefined ? null : <span key={words}>{words}</span>}
      </p>
    </>
  );
}
