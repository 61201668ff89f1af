import { useEffect, useRef, useState, type RefObject } from 'react';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { onceVisible } from '../../browser/triggers';
import { tourSummaries } from '../../content/tour-summaries';
import { bookingIsDemonstration, bookingLink, calendarFrame } from '../../integrations/fareharbor/addresses';
import { loadBookingScript, preloadBookingScript } from '../../integrations/fareharbor/load-script';
import { PawPrints } from '../../ui/blocks/PawPrints';
import { classes } from '../../ui/classes';
import { Paper } from '../../ui/Paper';
import { useFocusStaysIn } from '../../ui/use-focus-stays-in';
import { CALENDAR_ID, CalendarFrame, type FrameLoad } from './CalendarFrame';
import { CalendarOffline } from './CalendarOffline';
import { ProviderLink } from './ProviderLink';
import styles from './booking-calendar.module.css';
import frameStyles from './calendar-frame.module.css';

interface Props {
  /** The item of the booking provider; all tours if omitted. */
  readonly itemId?: number | undefined;
  readonly className?: string | undefined;
}

const nameOf = (itemId: number | undefined): string | undefined =>
  tourSummaries.find(({ item }) => item === itemId)?.title;

/**
 * The booking provider's calendar in a frame: docs/requirements.md#calendar-frame. It is requested
 * when it comes near the viewport, and never offline. The built HTML reserves its space; below it
 * is a link to the provider's own page.
 */
export function BookingCalendar({ itemId, className }: Props) {
  const calendar = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isOffline = useStore(connection) === 'offline';
  const [load, setLoad] = useState<FrameLoad>();
  const address = calendarFrame({ item: itemId });
  const ownPage = itemId === undefined ? address : bookingLink({ item: itemId });
  // For one render after another walk is chosen, what is known is still about the frame that leaves.
  const phase = load?.address === address ? load.phase : 'loading';
  const isShown = phase === 'shown';
  const rendersFrame = isNear && !bookingIsDemonstration() && (!isOffline || isShown);
  const name = nameOf(itemId);

  // A lost or returning connection removes the buttons that stand in place of the calendar, and its skip link.
  useFocusStaysIn(calendar, calendar);
  useEffect(() => preloadBookingScript(), []);
  useEffect(() => {
    if (rendersFrame) void loadBookingScript();
  }, [rendersFrame]);

  return (
    <div ref={calendar} id={CALENDAR_ID} data-booking="" tabIndex={-1} className={classes(styles.calendar, className)}>
      {rendersFrame ? (
        <a
          href={`#${CALENDAR_ID}`}
          className={styles.skip}
          onClick={(event) => {
            event.preventDefault();
            after.current?.focus();
          }}
        >
          Skip the calendar
        </a>
      ) : null}
      <div ref={place} className={classes(styles.pane, bookingIsDemonstration() && styles.sample)}>
        {/* Always on the page: a status that is added together with its text is not announced. */}
        <div role="status">{rendersFrame && phase === 'loading' ? <CalendarLoading /> : null}</div>
        {rendersFrame ? (
          <CalendarFrame
            key={address}
            address={address}
            ownPage={ownPage}
            title={name === undefined ? 'Booking calendar' : `Booking calendar: ${name}`}
            onLoad={setLoad}
          />
        ) : isOffline ? (
          <CalendarOffline itemId={itemId} />
        ) : (
          <CalendarWaits />
        )}
      </div>
      <div ref={after} tabIndex={-1} className={styles.below}>
        <CalendarNote lost={isOffline && isShown} />
        <ProviderLink href={ownPage}>Use our booking partner’s own page</ProviderLink>
      </div>
    </div>
  );
}

/** Shown in the built HTML, and until the visitor scrolls near the calendar. */
function CalendarWaits() {
  const words = bookingIsDemonstration()
    ? ['No calendar here', 'This is a demonstration site. No booking company stands behind it.']
    : ['The calendar opens here', 'It comes from our booking partner.'];
  return (
    <div className={frameStyles.cover}>
      <Paper className={frameStyles.card}>
        <PawPrints walking={false} />
        <p className={frameStyles.words}>{words[0]}</p>
        <p className={frameStyles.small}>{words[1]}</p>
        <noscript>
          <p className={frameStyles.small}>It needs JavaScript. The link below does not.</p>
        </noscript>
      </Paper>
    </div>
  );
}

/** Covers the frame until it has loaded: docs/requirements.md#calendar-loading-and-failure */
function CalendarLoading() {
  return (
    <div className={frameStyles.cover}>
      <Paper className={frameStyles.card}>
        <PawPrints walking />
        <p className={frameStyles.words}>Loading calendar...</p>
        <p className={frameStyles.small}>It comes from our booking partner.</p>
      </Paper>
    </div>
  );
}

/** Says that another company runs the calendar, and that it is paused if the connection was lost while it was shown. */
function CalendarNote({ lost }: { lost: boolean }) {
  return (
    <>
      <div role="status">
        {lost ? (
          <p className={styles.lost}>
            You are offline. What you have typed in the calendar stays, and it goes on with the connection.
          </p>
        ) : null}
      </div>
      {/* A demonstration has no booking partner, and says so in place of the calendar. */}
      {bookingIsDemonstration() ? null : (
        <p className={styles.whose}>
          The calendar belongs to our booking partner. If it does not open, or shows an error:
        </p>
      )}
    </>
  );
}

/** The margin for loading the calendar: half a screen. */
const NEAR = { rootMargin: '50% 0px' };

/**
 * Returns whether the place has come within half a screen of the viewport. False in the built HTML;
 * once true, it stays true.
 */
function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    return isNear || element === null ? undefined : onceVisible(element, NEAR, () => setIsNear(true));
  }, [place, isNear]);
  return isNear;
}
