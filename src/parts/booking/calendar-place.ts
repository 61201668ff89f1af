/** Where a page's calendar stands, once in a page: what "Try again" and "View Calendar" lead to. */
export const CALENDAR_ID = 'calendar';
