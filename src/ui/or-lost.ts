import { notFound } from '@tanstack/react-router';

/**
 * What a route has loaded for this page. Where it found nothing it says "not found"; but the router may draw the page
 * once more before it asks the route again (a press on "Skip to main content" is a new address), with nothing in hand.
 * @throws the router's own "not found"
 */
export function orLost<Loaded>(loaded: Loaded): Loaded {
  // The router shows the not-found page for it; it is no Error.
  if (loaded === undefined) throw notFound();
  return loaded;
}
