import { createStore } from './store';

/** Whether the visitor has cleared the site from this device, in this tab. What would fill it again by itself asks here first. */
export const deviceCleared = createStore(false);
