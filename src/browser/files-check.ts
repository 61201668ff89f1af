import { createStore } from './store';

/**
 * What reading all saved files once more has found. 'right': everything is there, as it was published. 'mended': so
 * it is now. 'incomplete': what is there is right, but something has not come yet. 'broken': something was wrong
 * and could not be replaced. 'unanswered': the service worker does not answer.
 */
export type FilesCheck = 'right' | 'mended' | 'incomplete' | 'broken' | 'unanswered';

/** How a page has its saved files checked; set once there is a service worker to ask (src/pwa/start.ts). */
export const filesCheck = createStore<{ readonly run?: () => Promise<FilesCheck> }>({});
