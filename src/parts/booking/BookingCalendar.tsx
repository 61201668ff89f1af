import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { tourSummaries } from '../../content/tour-summaries';
import { bookingIsDemonstration, bookingLink, calendarFrame } from '../../integrations/fareharbor/addresses';
import { loadBookingScript, preloadBookingScript } from '../../integrations/fareharbor/load-script';
import { PawPrints } from '../../ui/blocks/PawPrints';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { onceVisible } from '../../ui/hydration/triggers';
import { Paper } from '../../ui/Paper';
import { CANNOT_OPEN, NEEDS_CONNECTION, notedText } from './booking-links';
import { CALENDAR_ID, CalendarFrame, ProviderLink } from './CalendarFrame';
import { forgetTour, rememberTour } from './remembered-tour';
import { useRememberedTour } from './use-remembered-tour';
import styles from './booking-calendar.module.css';
import frameStyles from './calendar-frame.module.css';
import offlineStyles from './calendar-offline.module.css';

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
  const place = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isOffline = useStore(connection) === 'offline';
  const [shown, setShown] = useState<string>();
  const address = calendarFrame(itemId === undefined ? {} : { item: itemId });
  const ownPage = itemId === undefined ? address : bookingLink({ item: itemId });
  const isShown = shown === address;
  const stands = isNear && !bookingIsDemonstration() && (!isOffline || isShown);
  const name = nameOf(itemId);

  useEffect(() => preloadBookingScript(), []);
  useEffect(() => {
    if (stands) void loadBookingScript();
  }, [stands]);
  const noteShown = useCallback(() => setShown(address), [address]);

  return (
    <div id={CALENDAR_ID} data-booking="" tabIndex={-1} className={classes(styles.calendar, className)}>
      {stands ? (
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
        {stands ? (
          <CalendarFrame
            key={address}
            address={address}
            ownPage={ownPage}
            title={name === undefined ? 'Booking calendar' : `Booking calendar: ${name}`}
            onShown={noteShown}
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
      <p className={styles.whose}>
        The calendar belongs to our booking partner. If it does not open, or shows an error:
      </p>
    </>
  );
}

/** The margin for loading the calendar: half a screen. */
const NEAR = '50% 0px';

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

/** Shown in place of the calendar while offline: gives the reason and lets the visitor remember a tour. */
function CalendarOffline({ itemId }: { itemId: number | undefined }) {
  const noted = useRememberedTour();
  const tours = tourSummaries.filter(({ item }) => itemId === undefined || item === itemId);
  return (
    <div className={offlineStyles.blind}>
      <div className={offlineStyles.sign}>
        <div className={offlineStyles.board}>
          <div className={offlineStyles.words}>
            <OfflineText noted={noted?.title} />
          </div>
          {tours.map(({ slug, title }) => {
            const isNoted = noted?.slug === slug;
            return (
              <Button
                key={slug}
                size="sm"
                icon={isNoted ? 'check' : 'pencil'}
                aria-pressed={isNoted}
                className={offlineStyles.note}
                onClick={() => (isNoted ? forgetTour() : rememberTour(slug))}
              >
                {`Note ${title}`}
              </Button>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Explains why booking needs a connection, and names the remembered tour. */
function OfflineText({ noted }: { noted: string | undefined }) {
  return (
    <>
      <h3>{NEEDS_CONNECTION}</h3>
      <p>
        <span>{CANNOT_OPEN}</span>{' '}
        <span key={noted}>
          {noted === undefined
            ? 'Choose a walk, and we remember it on this device. No place is held.'
            : notedText(noted)}
        </span>
      </p>
    </>
  );
}
