import { z } from 'zod';

/** Fonts ship as files, so npm counts their packages among the tools. */
const SHIPPED_TOOLS = ['@fontsource-variable/fraunces', '@fontsource-variable/libre-franklin'];
const FOLDER = 'node_modules/';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** Where the list of what ships stands (RFC 9472). */
export const BILL_FILE = '.well-known/sbom.json';

/**
 * Every package of which something may be in the built site, with its version and license, as CycloneDX. It holds no
 * date and no random number, so two builds of one tree are the same.
 * @param lock text of package-lock.json
 * @throws Error where a package has no license
 */
export function billOfMaterials(lock: string): string {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const components = Object.entries(packages)
    .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), path, ...entry }))
    .filter(({ name, path, dev }) => path !== '' && (dev !== true || SHIPPED_TOOLS.includes(name)))
    .map(({ name, version = '', license }) => {
      if (license === undefined) throw new Error(`${name} has no license in package-lock.json`);
      // Some name a choice, such as "(MIT OR CC0-1.0)".
      const licenses = /\s/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      return { type: 'library', name, version, purl, 'bom-ref': purl, licenses };
    });
  const own = { type: 'application', name: 'gotham-mousers' };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component: own }, components };
  return `${JSON.stringify(bill, null, 1)}\n`;
}
