/**
 * Returns the link that is being pressed now, when a navigation begins; null if something else began it. The router
 * does not tell what starts a navigation, and a listener of our own would have to run before the router's, and know
 * when the press is over.
 */
export function pressedLink(): HTMLAnchorElement | null {
  const target = window.event?.target;
  return target instanceof Element ? target.closest('a') : null;
}

/** Returns whether a link is pressed now, or Enter in the search, which follows its first result. */
export function linkIsPressed(): boolean {
  if (pressedLink() !== null) return true;
  const { event } = window;
  return event?.type === 'submit' && event.target instanceof Element && event.target.closest('dialog') !== null;
}
