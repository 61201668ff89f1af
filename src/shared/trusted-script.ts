/**
 * The policies under which this site hands an address to the browser as a script: the content security policy
 * names them (tools/site/headers.ts), and no other can be made.
 */
export const SCRIPT_POLICIES = { booking: 'booking-script', worker: 'service-worker' } as const;

/** The part of the Trusted Types API that is used here; TypeScript's own types do not know it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** A second policy of one name is refused, so each is made once. */
const made = new Map<string, string>();

/**
 * An address as the browser wants it where `require-trusted-types-for 'script'` is in force: a `TrustedScriptURL`,
 * which the types of `script.src` call a string. Its policy passes this address and no other.
 * @param name one of SCRIPT_POLICIES, always with the same address
 * @returns the plain address where the browser has no Trusted Types (Firefox before 148, Safari before 26), or
 *   where a host's own header allows no such policy
 */
export function trustedScript(name: (typeof SCRIPT_POLICIES)[keyof typeof SCRIPT_POLICIES], address: string): string {
  const known = made.get(name);
  if (known !== undefined) return known;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (trustedTypes === undefined) return address;
  try {
    const policy = trustedTypes.createPolicy(name, {
      createScriptURL(asked) {
        if (asked !== address) throw new TypeError(`${name} is not ${asked}`);
        return asked;
      },
    });
    const trusted = policy.createScriptURL(address);
    made.set(name, trusted);
    return trusted;
  } catch (error) {
    console.warn(`The policy "${name}" was refused`, error);
    return address;
  }
}
