// The plan of a private tour. It is kept in the address, so that it can be shared and restored.
import * as z from 'zod/mini';
import { isDay } from '../../../content/format';
import { optionalText } from '../../../shared/parse';
import { dollars, type Choices, type Price } from '../prices-and-choices';
import { dayText } from './lead-time';

export interface Plan {
  readonly guests: number;
  /** Slug of the tour; undefined while not decided, as the others. */
  readonly walk: string | undefined;
  readonly event: string | undefined;
  /** "2026-12-05" */
  readonly date: string | undefined;
}

/** A plan as it stands in an address or in the fields. */
export type PlanFields = Readonly<Partial<Record<keyof Plan, unknown>>>;

const FIRST_YEAR = 2000;

/** A whole number from 1 to `most`; what is not a number becomes 1: docs/requirements.md#guest-count */
export function guestsOf(text: string, most: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(number) ? 1 : Math.trunc(Math.min(Math.max(number, 1), most));
}

/** A day of the calendar. A year that is still being typed ("0002") is none. */
export const isWishedDay = (text: string): boolean => isDay(text) && Number(text.slice(0, 4)) >= FIRST_YEAR;

const planFields = z.object({
  guests: z.catch(z.optional(z.string().check(z.refine((text) => /^\d{1,4}$/.test(text)))), undefined),
  walk: optionalText,
  event: optionalText,
  date: z.catch(z.optional(z.string().check(z.refine(isWishedDay))), undefined),
});

const oneOf = (known: readonly string[], text: string | undefined): string | undefined =>
  known.find((one) => one === text);

/** The plan of an address or of fields. Too many guests are read as when they are typed, what is wrong as missing. */
export function readPlan(fields: PlanFields, choices: Choices): Plan {
  const { guests, walk, event, date } = z.parse(planFields, fields);
  return {
    guests: guests === undefined ? choices.guests : guestsOf(guests, choices.most),
    walk: oneOf(choices.tours, walk),
    event: oneOf(choices.events, event),
    date,
  };
}

/** The plan as query values of the address; an empty plan gives none. */
export function planSearch(plan: Plan, choices: Choices): Record<keyof Plan, string | undefined> {
  const { guests, walk, event, date } = plan;
  const isEmpty = guests === choices.guests && walk === undefined && event === undefined && date === undefined;
  return { guests: isEmpty ? undefined : String(guests), walk, event, date };
}

/** "?guests=12&walk=lower-east-side": two plans that write the same are the same. */
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
 * The plan as the lines of a message.
 * @param today in New York: whoever reads the message is told that the day has passed
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
