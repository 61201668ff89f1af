import { listInWords } from '../shared/list-in-words';
import type { Tour } from './schemas';

type Schedule = Tour['schedule'];
type Day = Schedule['days'][number];

const WEEK: readonly Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns whether a day is a Saturday or a Sunday. Holidays on other days do not count. */
export const isWeekend = (day: Day): boolean => day === 'Saturday' || day === 'Sunday';

/** Returns the days on which any of the walks leaves, from Monday to Sunday. */
export const daysOfWalks = (walks: readonly Pick<Tour, 'schedule'>[]): Day[] =>
  WEEK.filter((day) => walks.some(({ schedule }) => schedule.days.includes(day)));

/** Formats "14:00" as "2:00 PM". All times of departures are New York time. */
export function departureTime({ start }: Schedule): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** Formats days as "Saturdays and Sundays". */
export const departureDays = ({ days }: Pick<Schedule, 'days'>): string => listInWords(days.map((day) => `${day}s`));

/** Formats days as "Sat, Sun", for narrow places. */
export const shortDays = ({ days }: Pick<Schedule, 'days'>): string => days.map((day) => day.slice(0, 3)).join(', ');
