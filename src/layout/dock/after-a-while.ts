import { firstSignOfLife } from '../../ui/near';

/** Before the exit card is armed, and after the page has had its time. */
const A_WHILE_MS = 4_000;

/** Loads when the visitor moves, or has been here for a while. */
export const afterAWhile = <T>(load: () => Promise<T>): Promise<T> =>
  Promise.race([firstSignOfLife(), new Promise((resolve) => setTimeout(resolve, A_WHILE_MS))]).then(load);
