// `npm run bench`: what the site costs, in one report. It asserts nothing; a part that cannot be measured on this
// machine says why. Sizes and counts come first, because they are valid on a busy machine too. `--only a,b`, or names
// after the command, run only these parts; `--rounds N` sets the number of measurements of each time; `--built` does
// not build again.
import { writeFileSync } from 'node:fs';
import { ASKED, IS_BUILT } from './options';
import { buildBenchSite } from './place';
import { formatReport, type Section } from './report';

// Each part is loaded when it runs, because it reads the list of the built files, and because a tool that does not run
// on this Node then stops only its own part. They have the order of the goals in docs/PERFORMANCE.md; parts without a
// goal are last.
const parts: Readonly<Record<string, () => Promise<Section[]>>> = {
  'page-cost': async () => (await import('./page-cost')).measurePageCost(),
  update: async () => (await import('./update')).measureUpdate(),
  heap: async () => (await import('./heap')).measureHeap(),
  lighthouse: async () => (await import('./lighthouse')).measureLighthouse(),
  'offline-ready': async () => (await import('./offline-ready')).measureOfflineReady(),
  'first-paint': async () => (await import('./first-paint')).measureFirstPaint(),
  'next-page': async () => (await import('./next-page')).measureNextPage(),
  steadiness: async () => (await import('./steadiness')).measureSteadiness(),
  interaction: async () => (await import('./interaction')).measureInteraction(),
  walk: async () => (await import('./walk')).measureWalk(),
  sizes: async () => (await import('./sizes')).measureSizes(),
  package: async () => (await import('./offline-ready')).measurePackage(),
  digests: async () => (await import('./digests')).measureDigests(),
  typing: async () => (await import('./typing')).measureTyping(),
};

async function measure(name: string, part: () => Promise<Section[]>): Promise<Section[]> {
  console.error(`Measuring: ${name}`);
  const begun = performance.now();
  try {
    return await part();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ title: name, note: `Could not be measured here: ${reason}`, columns: [], rows: [] }];
  } finally {
    console.error(`  ${Math.round((performance.now() - begun) / 1000)} s`);
  }
}

const unknown = ASKED.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`No part is named ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
if (!IS_BUILT) {
  console.error('Building');
  buildBenchSite();
}
const sections: Section[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (ASKED.length === 0 || ASKED.includes(name)) sections.push(...(await measure(name, part)));
}
writeFileSync('.cache/bench.json', `${JSON.stringify(sections, null, 2)}\n`);
console.log(`\n${formatReport(sections)}`);
