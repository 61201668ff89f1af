/** Reloads the page, and the browser comes back to the place of that id (001 §4: "Try again"). */
export function reloadAt(id: string): void {
  const { pathname, search } = location;
  // Where a reload restores the position, it is that place as well.
  document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  history.replaceState(history.state, '', `${pathname}${search}#${id}`);
  location.reload();
}
