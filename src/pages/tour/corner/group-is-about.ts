import { walkMinutes } from '../../../content/distances';
import { departureTime } from '../../../content/schedule';
import type { Tour } from '../../../content/schemas';

const TO_MINUTES = 5;

/**
 * Estimates when the group is at each stop after the first. The estimate assumes the same time at each stop and an
 * ordinary walking pace, and is rounded to five minutes. It is a hint for late guests, not a promise.
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
    const start = `${Math.floor(shown / 60) % 24}:${String(shown % 60).padStart(2, '0')}`;
    return { stop: index + 2, time: departureTime({ ...schedule, start }) };
  });
}
