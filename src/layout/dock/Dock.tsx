import { firstInteraction } from '../../browser/triggers';
import { optionalPart } from '../../ui/hydration/optional-part';
import { BookingLink } from './BookingLink';

/** How long a visitor must be on the page before its late parts are loaded, in milliseconds. */
const LATE_PARTS_AFTER_MS = 4_000;

/** Loaded when the visitor interacts, or after some time on the page. */
const LateParts = optionalPart(async () => {
  await Promise.race([firstInteraction(), new Promise((resolve) => setTimeout(resolve, LATE_PARTS_AFTER_MS))]);
  return (await import('./LateParts')).LateParts;
});

/**
 * The floating elements at the lower edge, of which only one is visible at a time. Only the link is
 * in the built HTML; the rest is loaded later.
 */
export function Dock() {
  return (
    <>
      <BookingLink />
      <LateParts />
    </>
  );
}
