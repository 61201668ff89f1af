import type { Tour } from '../../../src/content/schemas';
import type { ContentFile } from './across-files';

const OLD_AFTER_MONTHS = 12;

/** Months since the year zero, of "2026-10". */
const monthNumber = (month: string): number => {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  return year * 12 + ofYear;
};

/**
 * The stops that nobody has looked at for longer than a year, or that were seen in a month to come.
 * In: checked files, and today in UTC. Out: one line a stop, for the build's log; it is no mistake.
 */
export function longUnseen(files: readonly ContentFile[], today: Date): readonly string[] {
  const now = monthNumber(today.toISOString().slice(0, 7));
  return files.flatMap(({ path, value }) => {
    if (!path.includes('/tours/')) return [];
    return (value as Tour).stops.flatMap(({ seen }, index) => {
      if (seen === undefined) return [];
      const months = now - monthNumber(seen);
      const place = `${path} → stop ${index + 1} → seen`;
      if (months < 0) return [`${place}: ${seen} is to come`];
      return months > OLD_AFTER_MONTHS ? [`${place}: ${seen} is ${months} months ago; go and look again`] : [];
    });
  });
}
