import type { Tour } from './schemas';

type Schedule = Tour['schedule'];

/** "14:00" as "2:00 PM". New York time, as everything about a departure. */
export function departureTime({ start }: Schedule): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** "Saturdays and Sundays". */
export const departureDays = ({ days }: Schedule): string => joinWords(days.map((day) => `${day}s`));

/** "Sat, Sun", for narrow places. */
export const shortDays = ({ days }: Schedule): string => days.map((day) => day.slice(0, 3)).join(', ');

function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
