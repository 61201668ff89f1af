import { departureDays, shortDays } from '../../content/schedule';
import type { Tour } from '../../content/schemas';

/** "Sat & Sun", which fits beside the time; those who listen are told in words. */
export function DaysInShort({ schedule }: Pick<Tour, 'schedule'>) {
  if (schedule.days.length === 1) return <span>{departureDays(schedule)}</span>;
  return (
    <>
      <span aria-hidden="true">{shortDays(schedule).replaceAll(', ', ' & ')}</span>
      <span className="visually-hidden">{departureDays(schedule)}</span>
    </>
  );
}
