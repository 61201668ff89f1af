/** Reloads the page, and the browser comes back to the place of that id (001 §4: "Try again"). */
export function reloadAt(id: string): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', `${pathname}${search}#${id}`);
  location.reload();
}
