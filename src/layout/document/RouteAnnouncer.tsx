import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What a reader stands at after a change of page: the target of the hash, or the new heading. */
function focusNewPlace(hash: string): void {
  const place =
    document.getElementById(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  // The router has scrolled already.
  place.focus({ preventScroll: true });
}

/**
 * After a change of page moves focus to its heading and says its title once. Not on the first
 * load, where the browser does both; a jump within the page moves focus and says nothing.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation) return;
        if (pathChanged) {
          focusNewPlace(toLocation.hash);
          setTitle(document.title);
        } else if (hashChanged && toLocation.hash !== '') {
          focusNewPlace(toLocation.hash);
        }
      }),
    [router],
  );
  return (
    <div className="visually-hidden" aria-live="polite">
      <span key={title}>{title}</span>
    </div>
  );
}
