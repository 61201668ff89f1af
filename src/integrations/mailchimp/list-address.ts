import { isDemonstrationId, isStandInHost } from '../../shared/demonstration';

/** What the address of a list says to a form that posts to it. */
export interface ListAddress {
  readonly href: string;
  /** Name of the provider's own honeypot: present, and empty. */
  readonly honeypot: string;
  /** The ids are stand-ins: nothing may be sent to a real host. */
  readonly demonstration: boolean;
}

/** Reads a list's address; undefined where it is none, which the settings' check does not let through. */
export function listAddress(address: string): ListAddress | undefined {
  // Copied from the provider's HTML, the address has &amp; between its parts.
  const url = parseUrl(address.replaceAll('&amp;', '&'));
  if (!url) return undefined;
  const u = url.searchParams.get('u') ?? '';
  const id = url.searchParams.get('id') ?? '';
  return {
    href: url.href,
    honeypot: `b_${u}_${id}`,
    demonstration: [u, id].some(isDemonstrationId) && !isStandInHost(url.origin),
  };
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    // Not an address: the settings' check was passed over.
    return undefined;
  }
}
