const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "2026-05-14" as "May 14, 2026": a day in a file, the same in every time zone. */
export const dateWords = (date: string): string => WORDS.format(new Date(`${date}T00:00:00Z`));
