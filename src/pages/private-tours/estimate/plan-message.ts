import { dayWords } from './notice-words';
import type { Plan } from './plan';
import { dollars, type Price } from '../price';

const NOT_YET = 'not decided yet';

interface Names {
  readonly walk?: string | undefined;
  readonly event?: string | undefined;
}

/** The plan as the lines of a letter. */
export function planMessage(plan: Plan, price: Price, names: Names): string {
  const lines = [
    'I would like to ask about a private tour.',
    `Guests: ${plan.guests}`,
    `Neighborhood: ${names.walk ?? NOT_YET}`,
    ...(names.event === undefined ? [] : [`Occasion: ${names.event}`]),
    `Wished date: ${plan.date === undefined ? NOT_YET : dayWords(plan.date)}`,
    `Estimate: ${dollars(price.total)}`,
  ];
  return lines.join('\n');
}
