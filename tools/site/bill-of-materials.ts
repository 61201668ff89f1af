import { z } from 'zod';

/** Fonts ship as files, but npm lists their packages among the development dependencies. */
const SHIPPED_TOOLS = ['@fontsource-variable/fraunces', '@fontsource-variable/libre-franklin'];
const FOLDER = 'node_modules/';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** The address of the list of what ships (RFC 9472). */
export const BILL_FILE = '.well-known/sbom.json';

/**
 * Returns every package of which a part may be in the built site, with its version and license, as
 * CycloneDX. It contains no date and no random number, so two builds of the same sources are equal.
 *
 * @param lock text of package-lock.json
 * @throws Error if a package has no license
 */
export function billOfMaterials(lock: string): string {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const components = Object.entries(packages)
    .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), path, ...entry }))
    .filter(({ name, path, dev }) => path !== '' && (dev !== true || SHIPPED_TOOLS.includes(name)))
    .map(({ name, version = '', license }) => {
      if (license === undefined) throw new Error(`${name} has no license in package-lock.json`);
      // Some packages offer a choice, such as "(MIT OR CC0-1.0)".
      const licenses = /\s/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      return { type: 'library', name, version, purl, 'bom-ref': purl, licenses };
    });
  const own = { type: 'application', name: 'gotham-mousers' };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component: own }, components };
  return `${JSON.stringify(bill, null, 1)}\n`;
}
