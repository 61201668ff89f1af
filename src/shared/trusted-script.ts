/**
 * The policies under which this site passes an address to the browser as a script. The content
 * security policy names them (tools/site/headers.ts), and no other can be created.
 */
export const SCRIPT_POLICIES = { booking: 'booking-script', worker: 'service-worker' } as const;

/** The part of the Trusted Types API that is used here; TypeScript's own types do not declare it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** A browser refuses a second policy with the same name, so each is created once. */
const made = new Map<string, string>();

/**
 * Returns an address as the browser requires it under `require-trusted-types-for 'script'`: a
 * `TrustedScriptURL`, which the type of `script.src` declares as a string. Its policy accepts only
 * this address.
 *
 * @param name one of SCRIPT_POLICIES, always with the same address
 * @returns the plain address if the browser has no Trusted Types (Firefox before 148, Safari before
 * 26), or if a host's own header does not allow the policy
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
