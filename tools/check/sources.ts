// `npm run check:sources`: prints the runs of six or more words that posts and stops share with
// their sources. `npm run check:sources -- FOLDER` first adds the excerpts in a folder of .txt and
// .md files, as hashes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../site/content/check-content';
import { knownRuns, reportSharedRuns, runHashes, sharedRuns, SOURCE_RUNS } from '../site/content/shared-runs';

const [folder] = process.argv.slice(2);
if (folder !== undefined) {
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:txt|md)$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  const runs = [...new Set([...knownRuns(), ...lines.flatMap(runHashes)])].toSorted();
  writeFileSync(SOURCE_RUNS, `${runs.join('\n')}\n`);
}
const { files } = checkContent(process.cwd());
console.log(reportSharedRuns(files, knownRuns()));
process.exitCode = sharedRuns(files, knownRuns()).length === 0 ? 0 : 1;
