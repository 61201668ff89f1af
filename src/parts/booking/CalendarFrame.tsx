import { useCallback, useEffect, useState, type RefCallback } from 'react';
import { teamBooking } from '../../pictures/prints/team-booking';
import { Button } from '../../ui/Button';
import { Paper } from '../../ui/Paper';
import { Print } from '../../ui/Print';
import { hideToast, showToast } from '../../ui/toast/show-toast';
import { keepCalendarFromReload } from './book-item';
import { followCalendar, providerAnswers, type CalendarPhase } from './calendar-load';
import { ProviderLink } from './ProviderLink';
import styles from './calendar-frame.module.css';

/**
 * The id of the element that holds the calendar, once per page: "Try again" and "Skip the calendar"
 * lead to it.
 */
export const CALENDAR_ID = 'calendar';

/**
 * The permissions that the calendar and a payment may need: the bank's windows and pages, a question before a
 * cancellation, a ticket to download, and the partner's cookies in Safari. A permission that is
 * missing would stop a visitor who pays, and we cannot try it with the real calendar. The frame may
 * navigate our page only after a click.
 */
const ALLOWED =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups ' +
  'allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-storage-access-by-user-activation';

/** How far the frame of an address has loaded. */
export interface FrameLoad {
  readonly address: string;
  readonly phase: CalendarPhase;
}

interface Props {
  readonly address: string;
  /** The address of the same calendar on the partner's own page. */
  readonly ownPage: string;
  /** The title of the frame for screen readers. */
  readonly title: string;
  /**
   * Called with each phase, and with undefined when the frame leaves. A frame that is shown is not removed, because the
   * visitor may be typing in it.
   */
  readonly onLoad: (load: FrameLoad | undefined) => void;
}

/** The partner's calendar, or the failure to load it. Pass the address as its key. */
export function CalendarFrame({ address, ownPage, title, onLoad }: Props) {
  const { phase, frame } = useCalendarLoad(address);
  useEffect(keepCalendarFromReload, []);
  useEffect(() => {
    onLoad({ address, phase });
    return () => onLoad(undefined);
  }, [address, phase, onLoad]);
  return (
    <>
      {phase === 'unreachable' ? null : (
        <iframe
          ref={frame}
          src={address}
          title={title}
          allow="payment"
          sandbox={ALLOWED}
          className={styles.frame}
          data-covered={phase === 'shown' ? undefined : ''}
        />
      )}
      {hasFailed(phase) ? <CalendarFailed ownPage={ownPage} /> : null}
    </>
  );
}

const TOAST = 'calendar-error';
/** The required text: docs/requirements.md#calendar-loading-and-failure */
const COULD_NOT_LOAD = 'Failed to load the booking calendar. Please try again later.';

const hasFailed = (phase: CalendarPhase): boolean => phase === 'late' || phase === 'unreachable';

/** Follows the loading of the frame that gets the returned ref, and announces once if it fails. */
function useCalendarLoad(address: string): { phase: CalendarPhase; frame: RefCallback<HTMLIFrameElement> } {
  const [phase, setPhase] = useState<CalendarPhase>('loading');
  const frame = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element === null) return undefined;
      const isInUse = (): boolean => document.activeElement === element;
      const { frameLoaded, frameFailed, end } = followCalendar(providerAnswers(address), isInUse, setPhase);
      // React does not pass on a frame's `error` event, so both listeners are added here.
      element.addEventListener('load', frameLoaded);
      element.addEventListener('error', frameFailed);
      return () => {
        element.removeEventListener('load', frameLoaded);
        element.removeEventListener('error', frameFailed);
        end();
      };
    },
    [address],
  );
  const isFailed = hasFailed(phase);
  useEffect(() => {
    if (!isFailed) return undefined;
    showToast({ id: TOAST, tone: 'destructive', title: 'Calendar Error', message: COULD_NOT_LOAD });
    return () => hideToast(TOAST);
  }, [isFailed]);
  return { phase, frame };
}

/**
 * Shown in place of the calendar: the failure and two things to do
 * (docs/requirements.md#calendar-loading-and-failure).
 */
function CalendarFailed({ ownPage }: { ownPage: string }) {
  return (
    <div className={styles.cover}>
      <Paper className={styles.card}>
        <div className={styles.portrait}>
          <Print picture={teamBooking} sizes="110px" />
        </div>
        <h3 className={styles.words}>Calendar could not be loaded</h3>
        <p>{COULD_NOT_LOAD}</p>
        <Button variant="primary" size="lg" icon="refresh" wide onClick={() => reloadAt(CALENDAR_ID)}>
          Try again
        </Button>
        <ProviderLink href={ownPage}>Open the provider's booking page</ProviderLink>
      </Paper>
    </div>
  );
}

/**
 * Reloads the page at the element with that id: "Try again" in
 * docs/requirements.md#calendar-loading-and-failure
 */
function reloadAt(id: string): void {
  const { pathname, search } = location;
  // Some browsers restore the scroll position on reload instead of following the hash.
  document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  history.replaceState(history.state, '', `${pathname}${search}#${id}`);
  location.reload();
}
