import { formatDate } from '../../../content/dates';
import { newYorkDay } from '../../../shared/new-york-time';

/**
 * Formats the day of a card as "November 22, 2026". It is the day in New York, where the walk is, so that the same card
 * bears the same day after the flight home.
 * @param at in milliseconds since 1970
 */
export const cardDay = (at: number): string => formatDate(newYorkDay(new Date(at)));
