// Where the site runs: in a browser's tab, in the window of the installed app, or inside another app.

/** Returns true in the window of the installed app; iOS uses a property of its own for this. */
export function isInstalledApp(): boolean {
  const onIosHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return onIosHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

/**
 * Returns true on iPhone and iPad, where the visitor has to install the app by hand. An iPad
 * identifies itself as a Mac, but has a touch screen.
 */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Returns true in browsers inside other apps, which have no "Add to Home Screen". */
export function isInAppBrowser(): boolean {
  return /FBAN|FBAV|Instagram|Line\/|LinkedInApp|Snapchat|GSA\//.test(navigator.userAgent);
}
