/**
 * The state of one field of a punch card. `awake`: the field is punched, and so are all others; the cat has open eyes.
 */
export type DieState = 'open' | 'punched' | 'awake';

/**
 * Returns the state of each field of a card. If all fields are punched, all are `awake`.
 * @param count the number of fields
 * @param punched the numbers of the punched fields, counted from 1
 */
export function diesOf(count: number, punched: ReadonlySet<number>): readonly DieState[] {
  const all = punched.size === count;
  return Array.from({ length: count }, (_, index) => (!punched.has(index + 1) ? 'open' : all ? 'awake' : 'punched'));
}
