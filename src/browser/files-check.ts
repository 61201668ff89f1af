import { createStore } from './store';

/**
 * The result of reading all saved files again. 'right': every file is as it was published.
 * 'mended': wrong files were replaced. 'incomplete': the stored files are right, but some are still
 * missing. 'broken': a wrong file could not be replaced. 'unanswered': the service worker does not
 * answer.
 */
export type FilesCheck = 'right' | 'mended' | 'incomplete' | 'broken' | 'unanswered';

/**
 * Holds the function that checks the saved files; it is set when a service worker is there
 * (src/pwa/pwa.ts).
 */
export const filesCheck = createStore<{ readonly run?: () => Promise<FilesCheck> }>({});
