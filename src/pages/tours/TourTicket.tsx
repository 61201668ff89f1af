import { departureDays, departureTime } from '../../content/schedule';
import type { TourCard } from '../../content/tour-cards';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { Ticket } from './Ticket';

/** This page is where people come to book: the booking script need not wait long (001 §7). */
const PRELOAD_DELAY_MS = 1_000;

/** A walk on fixed days. */
export function TourTicket({ tour, first }: { tour: TourCard; first: boolean }) {
  const { slug, title, item, schedule } = tour;
  const [time = '', half = ''] = departureTime(schedule).split(' ');
  return (
    <Ticket
      tour={tour}
      featured={tour.featured}
      first={first}
      time={[time, half]}
      days={departureDays(schedule)}
      figures={[
        `${tour.stopCount} stops · ${tour.miles} mi · max ${tour.groupSize}`,
        `${tour.hours} hours · $${tour.price} a person`,
      ]}
    >
      <ReserveButton item={item} tour={{ slug, title }} size="medium" wide preloadDelayMs={PRELOAD_DELAY_MS} />
    </Ticket>
  );
}
