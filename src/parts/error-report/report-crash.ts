import { track } from '../../integrations/analytics/track';

const told = new Set<string>();

/**
 * Makes it true that the team is told of a broken page, as its screen says, where there are analytics.
 * A page that breaks again in the same way, as when its address has settled, is told of once.
 */
export function reportCrash(error: unknown): void {
  const description = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const here = `${location.pathname} ${description}`;
  if (told.has(here)) return;
  told.add(here);
  console.error('The page could not be shown', error);
  track({ name: 'exception', description, fatal: true });
}
