/** The year it is in New York. */
export const yearInNewYork = (now: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', year: 'numeric' }).format(now);
