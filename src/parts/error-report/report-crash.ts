import { track } from '../../integrations/analytics/track';

/** Makes it true that the team is told of a broken page, where there are analytics (decision 21). */
export function reportCrash(error: unknown): void {
  console.error('The page could not be shown', error);
  track({
    name: 'exception',
    description: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    fatal: true,
  });
}
