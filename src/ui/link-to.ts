/** Splits an address of this site, such as "/tours#stop-1", into the properties of a router link. */
export function linkTo(address: string): { to: string; hash?: string } {
  const [to = '/', hash] = address.split('#');
  return hash === undefined ? { to } : { to, hash };
}
