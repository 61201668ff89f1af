import { createStore } from './store';

/**
 * The text that screen readers announce about the whole page. The document renders it in a live region that is always
 * there (layout/document/RouteAnnouncer.tsx), because a live region that is added together with its text is not
 * announced.
 */
export const announcement = createStore('');
