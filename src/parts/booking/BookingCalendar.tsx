import { useCallback, useEffect, useRef, useState } from 'react';
import { tourSummaries } from '../../content/tour-summaries';
import { bookingIsDemonstration, bookingLink, calendarFrame } from '../../integrations/fareharbor/addresses';
import { loadBookingScript, preloadBookingScript } from '../../integrations/fareharbor/load-script';
import { classes } from '../../ui/classes';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { useNear } from '../../ui/near/use-near';
import styles from './booking-calendar.module.css';
import { CALENDAR_ID } from './calendar-place';
import { CalendarFrame } from './CalendarFrame';
import { CalendarNote } from './CalendarNote';
import { CalendarOffline } from './CalendarOffline';
import { CalendarWaits } from './CalendarWaits';
import { ProviderLink } from './ProviderLink';

interface Props {
  /** The item of the booking provider; all walks where left out. */
  readonly itemId?: number | undefined;
  /** The company's own flow where left out. */
  readonly flowId?: number;
  readonly className?: string | undefined;
}

const nameOf = (itemId: number | undefined): string | undefined =>
  tourSummaries.find(({ item }) => item === itemId)?.title;

/**
 * The booking partner's calendar in a frame (001 §4). It is asked for when somebody comes near, never
 * offline; its place is kept in the built HTML, and below it stands the way to the partner's own page.
 */
export function BookingCalendar({ itemId, flowId, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isOffline = useStore(connection) === 'offline';
  const [shown, setShown] = useState<string>();
  const flow = flowId === undefined ? {} : { flow: flowId };
  const address = calendarFrame(itemId === undefined ? flow : { item: itemId, ...flow });
  const ownPage = itemId === undefined ? address : bookingLink({ item: itemId, ...flow });
  const isShown = shown === address;
  const stands = isNear && !bookingIsDemonstration() && (!isOffline || isShown);
  const name = nameOf(itemId);

  useEffect(() => preloadBookingScript(), []);
  useEffect(() => {
    if (stands) void loadBookingScript();
  }, [stands]);
  const noteShown = useCallback(() => setShown(address), [address]);

  return (
    <div id={CALENDAR_ID} tabIndex={-1} className={classes(styles.calendar, className)}>
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
        <ProviderLink href={ownPage}>Use our booking partner's own page</ProviderLink>
      </div>
    </div>
  );
}
