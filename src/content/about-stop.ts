// How a stop is named in the address of the contact form, so that the link works without a script as any other does and
// nothing but a stop of ours can be put into somebody's message by a link.
import { tourSummaries } from './tour-summaries';

/** "stop-5-of-brooklyn-heights": what `about` says in the address of the contact form. */
export const aboutStop = (slug: string, number: number): string => `stop-${number}-of-${slug}`;

/** The line that begins the message; undefined where the words name no stop of ours. */
export function changedStopLine(about: string): string | undefined {
  const [, digits = '', slug] = /^stop-(\d{1,2})-of-([a-z0-9-]{1,60})$/.exec(about) ?? [];
  const tour = tourSummaries.find((one) => one.slug === slug);
  const number = Number(digits);
  if (tour === undefined || number < 1 || number > tour.stopCount) return undefined;
  return `${tour.title}, stop ${number}: something has changed here.`;
}
