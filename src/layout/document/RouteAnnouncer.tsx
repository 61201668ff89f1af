import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announcement } from '../../browser/announcement';
import { headingOfPage } from '../../browser/focus-heading';
import { linkIsPressed } from '../../browser/pressed-link';
import { useStore } from '../../browser/store';

/**
 * Focuses the element at which a screen reader starts after navigation: the target of the hash, or
 * the new heading.
 */
function focusNewPlace(hash: string): void {
  const place = document.getElementById(hash) ?? headingOfPage() ?? document.getElementById('main');
  if (!place) return;
  // A button or a link can be focused as it is, and stays in the tab order.
  if (place.tabIndex < 0) place.tabIndex = -1;
  // The page has already scrolled to it.
  place.focus({ preventScroll: true });
}

/**
 * Scrolls to the target of the hash or to the top, because the router restores the old scroll
 * position of a page that is requested again.
 */
function goToPlace(hash: string): void {
  if (hash === '') window.scrollTo(0, 0);
  else document.getElementById(hash)?.scrollIntoView();
  focusNewPlace(hash);
}

/**
 * Moves the focus to the heading of a new page and announces its title once; not on the first load, where the browser
 * does both. A jump within the page moves the focus and announces nothing. The focus also moves when the same path
 * shows another heading: the cover of a walk has no hash, and the router sees no change when a visitor turns forth and
 * back before it has settled. A link to the current page leads to its top and moves the focus; a link that only adds a
 * choice to the address, such as a topic, does neither.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const announced = useStore(announcement);
  useEffect(() => {
    let byLink = false;
    let heading: HTMLElement | null = null;
    const ends = [
      router.subscribe('onBeforeNavigate', () => {
        byLink = linkIsPressed();
        heading = headingOfPage();
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged, hashChanged }) => {
        if (!fromLocation) return;
        const { hash, searchStr } = toLocation;
        if (pathChanged) {
          focusNewPlace(hash);
          announcement.set(document.title);
        } else if (byLink && (!hrefChanged || hash + searchStr === '')) {
          goToPlace(hash);
        } else if ((hashChanged && hash !== '') || headingOfPage() !== heading) {
          focusNewPlace(hash);
        }
        byLink = false;
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [router]);
  return (
    <div className="visually-hidden" aria-live="polite">
      <span key={announced}>{announced}</span>
    </div>
  );
}
