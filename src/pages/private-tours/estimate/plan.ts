// The plan of a private tour. It is stored in the address, so that it can be shared and restored.
import * as z from 'zod/mini';
import { isDay } from '../../../content/dates';
import { optionalText } from '../../../shared/parse';
import { type Choices } from '../choices';
import { dollars, type Price } from '../price-for';
import { dayText } from './lead-time';

export interface Plan {
  readonly guests: number;
  /** The slug of the tour. This and the next two values are undefined until the visitor has decided. */
  readonly walk: string | undefined;
  readonly event: string | undefined;
  /** An ISO date such as "2026-12-05". */
  readonly date: string | undefined;
}

/** The unchecked values of a plan, from an address or from the fields. */
export type PlanFields = Readonly<Partial<Record<keyof Plan, unknown>>>;

const FIRST_YEAR = 2000;

/** Returns a whole number from 1 to `most`; a text that is not a number gives 1: docs/requirements.md#guest-count */
export function guestsOf(text: string, most: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(number) ? 1 : Math.trunc(Math.min(Math.max(number, 1), most));
}

/** Returns whether a text is a day of the calendar. A year that is still being typed ("0002") is not accepted. */
export const isWishedDay = (text: string): boolean => isDay(text) && Number(text.slice(0, 4)) >= FIRST_YEAR;

/** The fields of a plan. A value that cannot be read counts as missing. */
export const planFields = z.object({
  guests: z.catch(z.optional(z.string().check(z.refine((text) => /^\d{1,4}$/.test(text)))), undefined),
  walk: optionalText,
  event: optionalText,
  date: z.catch(z.optional(z.string().check(z.refine(isWishedDay))), undefined),
});

const oneOf = (known: readonly string[], text: string | undefined): string | undefined =>
  known.find((one) => one === text);

/**
 * Reads a plan from an address or from fields. The number of guests is corrected as in the field; other invalid values
 * count as missing.
 */
export function readPlan(fields: PlanFields, choices: Choices): Plan {
  const { guests, walk, event, date } = z.parse(planFields, fields);
  return {
    guests: guests === undefined ? choices.guests : guestsOf(guests, choices.most),
    walk: oneOf(choices.tours, walk),
    event: oneOf(choices.events, event),
    date,
  };
}

/** Returns the plan as query values of the address; an empty plan gives none. */
export function planSearch(plan: Plan, choices: Choices): Record<keyof Plan, string | undefined> {
  const { guests, walk, event, date } = plan;
  const isEmpty = guests === choices.guests && walk === undefined && event === undefined && date === undefined;
  return { guests: isEmpty ? undefined : String(guests), walk, event, date };
}

/**
 * Returns the plan as a query, such as "?guests=12&walk=lower-east-side". Two plans are equal if their queries are
 * equal.
 */
export function planQuery(plan: Plan, choices: Choices): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(planSearch(plan, choices)))
    if (value !== undefined) query.set(name, value);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

const NOT_YET = 'not decided yet';

interface Names {
  readonly tour?: string | undefined;
  readonly event?: string | undefined;
}

const wishedDayText = (date: string, today: string): string =>
  date < today ? `${dayText(date)} (a day that has passed)` : dayText(date);

/**
 * Returns the plan as the lines of a message.
 * @param today New York's day; if the wished day has passed, the message says so
 */
export function planMessage(plan: Plan, price: Price, names: Names, today: string): string {
  const lines = [
    'I would like to ask about a private tour.',
    `Guests: ${plan.guests}`,
    `Neighborhood: ${names.tour ?? NOT_YET}`,
    ...(names.event === undefined ? [] : [`Occasion: ${names.event}`]),
    `Preferred date: ${plan.date === undefined ? NOT_YET : wishedDayText(plan.date, today)}`,
    `Estimate: ${dollars(price.total)}`,
  ];
  return lines.join('\n');
}
