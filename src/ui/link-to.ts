/** Splits an address of this site, such as "/booking?itemId=1#calendar", into the properties of a router link. */
export function linkTo(address: string): { to: string; search?: Record<string, string>; hash?: string } {
  const [to = '/', hash] = address.split('#');
  const [path = '/', query] = to.split('?');
  return {
    to: path,
    ...(query === undefined ? {} : { search: Object.fromEntries(new URLSearchParams(query)) }),
    ...(hash === undefined ? {} : { hash }),
  };
}
