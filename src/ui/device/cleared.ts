import { createStore } from './store';

/** Whether the visitor has cleared the site from this device, in this tab. Whoever keeps things asks here first. */
export const deviceCleared = createStore(false);
