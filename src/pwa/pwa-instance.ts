import { readNotificationPermission } from '../browser/notification-permission';
import { practice } from '../browser/practice-state';
import { hasUnsavedText, reloadLosesText } from '../browser/unsaved-text';
import { createInstallHints } from './install-hint';
import { browserDeps, offlineKeeper } from './offline-keeper-instance';
import { practiceRun } from './practice-run';
import { createPwa } from './pwa';
import { createUpdates } from './update';

const updates = createUpdates({
  currentController: () => navigator.serviceWorker.controller,
  mayNotify: () => readNotificationPermission() === 'granted',
  hasUnsavedText,
  reloadLosesText,
  endPractice() {
    if (practice.getSnapshot().stage === 'on') void practiceRun.end();
  },
  reload: () => location.reload(),
});

/** The PWA object of this page. */
export const pwa = createPwa({
  keeper: offlineKeeper,
  browser: browserDeps,
  updates,
  installHints: createInstallHints(),
});
