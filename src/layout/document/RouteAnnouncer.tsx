import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isPlainPress } from '../../browser/plain-press';

/** What a reader stands at after a change of page: the target of the hash, or the new heading. */
function placeOf(hash: string): HTMLElement | null {
  return (
    document.getElementById(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  );
}

function focusPlace(place: HTMLElement | null): void {
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  // It has been scrolled to already.
  place.focus({ preventScroll: true });
}

/** The router puts a page that is asked for again back to where it was read. */
function goToPlace(hash: string): void {
  const place = placeOf(hash);
  if (hash !== '' && place?.id === hash) place.scrollIntoView();
  else window.scrollTo(0, 0);
  focusPlace(place);
}

/**
 * Tells of each navigation whether a press on a link began it: the router starts a navigation while the press is
 * being dispatched. What a filter or a form writes into the address begins elsewhere.
 */
function watchLinkPresses(): { readonly begun: () => boolean; readonly end: () => void } {
  let pressed = false;
  const press = (event: MouseEvent): void => {
    pressed = isPlainPress(event) && event.target instanceof Element && event.target.closest('a[href]') !== null;
    setTimeout(() => (pressed = false), 0);
  };
  window.addEventListener('click', press, { capture: true });
  return { begun: () => pressed, end: () => window.removeEventListener('click', press, { capture: true }) };
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
    const presses = watchLinkPresses();
    let byLink = false;
    const ends = [
      presses.end,
      router.subscribe('onBeforeNavigate', () => {
        byLink = presses.begun();
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged, hashChanged }) => {
        if (!fromLocation) return;
        const { hash, searchStr } = toLocation;
        if (pathChanged) {
          focusPlace(placeOf(hash));
          setTitle(document.title);
        } else if (byLink && (!hrefChanged || (hash === '' && searchStr === ''))) {
          goToPlace(hash);
        } else if (hashChanged && hash !== '') {
          focusPlace(placeOf(hash));
        }
        byLink = false;
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router]);
  return (
    <div className="visually-hidden" aria-live="polite">
      <span key={title}>{title}</span>
    </div>
  );
}
