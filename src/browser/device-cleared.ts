import { createStore } from './store';

/**
 * True after the visitor has cleared the site from this device in this tab. Code that would store
 * something again on its own checks it first.
 */
export const deviceCleared = createStore(false);
