import { createStore } from '../browser/store';

/**
 * What is loading now, for screen readers; empty if nothing is. A placeholder cannot announce itself, because a status
 * that is added together with its text is not announced. The region that every page has (RouteAnnouncer of the layout)
 * announces this text.
 */
export const loadingAnnouncement = createStore('');
