/**
 * Where a wrong address leads that is an old one of ours: what host or worker would have answered
 * with a redirect; a host may know them in one spelling only, or not at all. The list is fetched by
 * those who are lost only.
 */
export async function leadOn(pathname: string): Promise<string | undefined> {
  try {
    const { newAddress } = await import('../../shared/redirects');
    return newAddress(pathname);
  } catch (error) {
    // The not-found page does without: it has a suggestion.
    console.warn('The list of old addresses did not load', error);
    return undefined;
  }
}
