const LEADS_TO_A_WALK = '/?source=walk';

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
}

/**
 * Returns the manifest as it is served: with the names in company.yaml, and without a shortcut to a
 * walk if walk mode is off.
 *
 * @param source text of the project's manifest
 */
export function manifestFile(
  source: string,
  { name, shortName }: Readonly<Record<'name' | 'shortName', string>>,
  isWalkModeOn: boolean,
): string {
  const manifest = JSON.parse(source) as Manifest;
  const shortcuts = manifest.shortcuts.filter(({ url }) => isWalkModeOn || url !== LEADS_TO_A_WALK);
  return `${JSON.stringify({ ...manifest, name, short_name: shortName, shortcuts }, undefined, 2)}\n`;
}
