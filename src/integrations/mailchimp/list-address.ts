import { isDemonstrationId, isStandInHost } from '../../shared/demonstration';

/** The parts of a list's address that a form needs to post to it. */
export interface ListAddress {
  readonly href: string;
  /** The name of the provider's own honeypot field, which must be present and empty. */
  readonly honeypot: string;
  /** True if the ids are stand-ins, so that nothing may be sent to a real host. */
  readonly demonstration: boolean;
}

/**
 * Reads the address of a list; undefined for an invalid one, which the check of the settings does
 * not accept.
 */
export function listAddress(address: string): ListAddress | undefined {
  const url = parseUrl(address);
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
    // The text is not an address, so the check of the settings was not run.
    return undefined;
  }
}
