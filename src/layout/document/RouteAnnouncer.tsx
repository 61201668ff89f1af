import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What a reader stands at after a change of page: the target of the hash, or the new heading. */
function focusNewPlace(hash: string): void {
  const place =
    document.getElementById(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  // It has been scrolled to already.
  place.focus({ preventScroll: true });
}

/** The router puts a page that is asked for again back to where it was read. */
function goToPlace(hash: string): void {
  if (hash === '') window.scrollTo(0, 0);
  else document.getElementById(hash)?.scrollIntoView();
  focusNewPlace(hash);
}

/**
 * Whether a link is being pressed just now, or Enter in the search, which follows its first one. A listener of our own
 * would have to come before the router's and know when the press is over; the router itself does not say what begins a
 * navigation.
 */
function linkIsPressed(): boolean {
  const { event } = window;
  if (!(event?.target instanceof Element)) return false;
  return event.target.closest(event.type === 'submit' ? 'dialog' : 'a') !== null;
}

/**
 * After a change of page moves focus to its heading and says its title once. Not on the first
 * load, where the browser does both; a jump within the page moves focus and says nothing. A link to the page one is
 * on goes to its top, with the focus; a link that only adds a choice to the address, such as a topic, does not.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let byLink = false;
    const ends = [
      router.subscribe('onBeforeNavigate', () => {
        byLink = linkIsPressed();
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged, hashChanged }) => {
        if (!fromLocation) return;
        const { hash, searchStr } = toLocation;
        if (pathChanged) {
          focusNewPlace(hash);
          setTitle(document.title);
        } else if (byLink && (!hrefChanged || hash + searchStr === '')) {
          goToPlace(hash);
        } else if (hashChanged && hash !== '') {
          focusNewPlace(hash);
        }
        byLink = false;
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [router]);
  return (
    <div className="visually-hidden" aria-live="polite">
      <span key={title}>{title}</span>
    </div>
  );
}
