/**
 * Returns how the address of the contact form names a stop;
 * src/outbox/form/add-to-message.ts reads it.
 */
export const aboutStop = (slug: string, number: number): string => `stop-${number}-of-${slug}`;
