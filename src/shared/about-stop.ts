/**
 * Returns how the address of the contact form names a stop;
 * src/outbox/form/add-to-message.ts reads it.
 */
export const aboutStop = (slug: string, number: number): string => `stop-${number}-of-${slug}`;

/** Returns how the address of the contact form names a walk that somebody has done without a guide. */
export const aboutWalk = (slug: string): string => `walk-of-${slug}`;
