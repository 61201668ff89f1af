import { readStored, writeStored } from '../../browser/stored-value';

// The exit card comes once in a session of the browser (000 §4).
const KEY = 'exit-card-shown';

/** Whether it has been shown; yes where that cannot be noted, or it would come on every page. */
export const exitCardWasShown = (): boolean => readStored('sessionStorage', KEY) !== null;

/** Notes it; false where that did not work. */
export const noteExitCardShown = (): boolean => writeStored('sessionStorage', KEY, 'yes');
