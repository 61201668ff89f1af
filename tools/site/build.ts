// `npm run build`. Does the same as `vite build`, but prints one line per step (plugin.ts) instead
// of one per file. The configuration is passed directly, so Vite does not bundle it into a
// temporary file first. A mistake that can be corrected ends with its own message.
import { createBuilder } from 'vite';
import { BuildMistake } from './build-mistakes';
import { onePriceForAll } from './content/across-files';
import { checkContent } from './content/check-content';
import { daysOffGone, daysToCome, longUnreviewed, longUnseen, reportReading } from './content/content-report';
import { knownRuns, reportSharedRuns } from './content/shared-runs';
import { openQuestions } from './content/terms';
import { otherWords } from './content/visitors-words';
import { demonstrationLine } from './publish-guard';
import { readSettings } from './settings';
import { siteConfig } from './vite-config';

/**
 * Returns the causes of an error: a plugin's error comes alone, or in a list inside the bundler's
 * own error.
 */
const causesOf = (error: unknown): readonly unknown[] =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];

try {
  const builder = await createBuilder({ ...siteConfig, configFile: false, logLevel: 'warn' });
  await builder.buildApp();
  const { files } = checkContent(process.cwd());
  console.log(reportReading(files));
  console.log(reportSharedRuns(files, knownRuns()));
  const today = new Date();
  const warnings = [
    longUnseen(files, today),
    longUnreviewed(files, today),
    daysOffGone(files, today),
    daysToCome(files, today),
    onePriceForAll(files),
    otherWords(files),
  ];
  for (const line of warnings.flat()) console.warn(line);
  for (const line of openQuestions(files)) console.log(line);
  const demonstration = demonstrationLine(readSettings(process.cwd()));
  if (demonstration !== undefined) console.warn(demonstration);
} catch (error) {
  const [cause] = causesOf(error);
  const canBeMended =
    cause instanceof BuildMistake || (cause instanceof Error && 'plugin' in cause && cause.plugin === 'gotham:content');
  console.error(canBeMended ? `\n${cause.message}` : error);
  process.exitCode = 1;
}
