// What the link that guests get after a tour may fill in: /survey?tour=brooklyn-heights&date=2026-05-14.
import { isDay } from '../../shared/calendar-day';
import type { SurveyField } from './survey-form-definition';

const TYPE_OF: ReadonlyMap<unknown, string> = new Map([
  ['financial-district', 'Financial District'],
  ['brooklyn-heights', 'Brooklyn Heights'],
  ['lower-east-side', 'Lower East Side'],
  ['private-tours', 'Private Tour'],
]);

/**
 * The answers that the address gives; what is wrong in it gives none.
 * @param today in New York: a tour that is still to come cannot be reviewed
 */
export function answersIn(tour: unknown, date: unknown, today: string): Partial<Record<SurveyField, string>> {
  const tourType = TYPE_OF.get(tour);
  const tourDate = typeof date === 'string' && isDay(date) && date <= today ? date : undefined;
  return { ...(tourType === undefined ? {} : { tourType }), ...(tourDate === undefined ? {} : { tourDate }) };
}
