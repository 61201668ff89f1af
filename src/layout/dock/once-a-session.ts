// The exit card comes once in a session of the browser (000 §4).
const KEY = 'exit-card-shown';

/** Whether it has been shown; yes where that cannot be noted, or it would come on every page. */
export function exitCardWasShown(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    // Blocked site data.
    return true;
  }
}

/** Notes it; false where that did not work. */
export function noteExitCardShown(): boolean {
  try {
    sessionStorage.setItem(KEY, 'yes');
    return true;
  } catch {
    // Blocked or full.
    return false;
  }
}
