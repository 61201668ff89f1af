/** True in the installed app's own window; iOS says it in a property of its own. */
export function isInstalledApp(): boolean {
  const onIosHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return onIosHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

/** iPhone and iPad, which can only be installed by hand. An iPad calls itself a Mac, with fingers. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Browsers inside other apps have no "Add to Home Screen". */
export function isInAppBrowser(): boolean {
  return /FBAN|FBAV|Instagram|Line\/|LinkedInApp|Snapchat|GSA\//.test(navigator.userAgent);
}
