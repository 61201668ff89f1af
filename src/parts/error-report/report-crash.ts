import { track } from '../../integrations/analytics/track';

const reported = new Set<string>();

/**
 * Reports a page that could not be shown to the site's analytics, if there are any. A page that
 * fails again in the same way is reported once.
 */
export function reportCrash(error: unknown): void {
  const description = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const here = `${location.pathname} ${description}`;
  if (reported.has(here)) return;
  reported.add(here);
  console.error('The page could not be shown', error);
  track({ name: 'exception', description, fatal: true });
}
