import { departureDays, shortDays } from '../../content/schedule';
import type { Tour } from '../../content/schemas';

/** Shows days in short, such as "Sat & Sun", so that they fit beside the time. Screen readers get the full words. */
export function DaysInShort({ schedule }: Pick<Tour, 'schedule'>) {
  if (schedule.days.length === 1) return <span>{departureDays(schedule)}</span>;
  return (
    <>
      <span aria-hidden="true">{shortDays(schedule).replaceAll(', ', ' & ')}</span>
      <span className="visually-hidden">{departureDays(schedule)}</span>
    </>
  );
}
