import { newYorkTime } from './new-york-time';

const NAME = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
/** After this day of the month the next one is named: docs/requirements.md#month-to-book */
const LAST_DAY_OF_THIS_MONTH = 15;

/** The month that a tour is most likely wanted for: this one, after the 15th the next. New York's date counts. */
export function monthToBook(now: Date): string {
  const [year, month, day] = newYorkTime(now).slice(0, 10).split('-').map(Number);
  const further = (day ?? 1) > LAST_DAY_OF_THIS_MONTH ? 1 : 0;
  return NAME.format(new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + further)));
}
