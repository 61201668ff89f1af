import { walkMinutes } from '../../../content/format';
import { departureTime } from '../../../content/schedule';
import type { Tour } from '../../../content/schemas';

const TO_MINUTES = 5;

/**
 * When the group is about at each stop after the first: as long at one stop as at the other, the legs at an ordinary
 * pace, rounded to five minutes. A reckoning for somebody who comes late, and no promise.
 */
export function groupIsAbout({
  schedule,
  hours,
  stops,
}: Pick<Tour, 'schedule' | 'hours'> & {
  readonly stops: readonly Pick<Tour['stops'][number], 'next'>[];
}): { stop: number; time: string }[] {
  const legs = stops.map(({ next }) => (next === undefined ? 0 : walkMinutes(next.meters)));
  const standing = (hours * 60 - legs.reduce((sum, leg) => sum + leg, 0)) / stops.length;
  const [hour = 0, minute = 0] = schedule.start.split(':').map(Number);
  let now = hour * 60 + minute;
  return legs.slice(0, -1).map((leg, index) => {
    now += standing + leg;
    const shown = Math.round(now / TO_MINUTES) * TO_MINUTES;
    const start = `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`;
    return { stop: index + 2, time: departureTime({ ...schedule, start }) };
  });
}
