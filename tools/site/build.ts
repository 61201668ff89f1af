// `npm run build`. The same as `vite build`, said in a line a step (plugin.ts) instead of one a file; the
// configuration is handed over instead of being bundled into a temporary file first, and a mistake
// that can be mended ends in its own words.
import { createBuilder } from 'vite';
import config from '../../vite.config';
import { BuildMistake } from './build-mistakes';
import { onePriceForAll } from './content/across-files';
import { daysOffGone, longUnseen, reportReading } from './content/content-report';
import { checkContent } from './content/plugin';
import { knownRuns, reportSharedRuns } from './content/shared-runs';
import { openQuestions } from './content/terms';
import { otherWords } from './content/visitors-words';

/** What a plugin says comes alone, or in a bundle with the bundler's own report around it. */
const causesOf = (error: unknown): readonly unknown[] =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];

try {
  const builder = await createBuilder({ ...config, configFile: false, logLevel: 'warn' });
  await builder.buildApp();
  const { files } = checkContent(process.cwd());
  console.log(reportReading(files));
  console.log(reportSharedRuns(files, knownRuns()));
  const today = new Date();
  const warnings = [longUnseen(files, today), daysOffGone(files, today), onePriceForAll(files), otherWords(files)];
  for (const line of warnings.flat()) console.warn(line);
  for (const line of openQuestions(files)) console.log(line);
} catch (error) {
  const [cause] = causesOf(error);
  const canBeMended =
    cause instanceof BuildMistake || (cause instanceof Error && 'plugin' in cause && cause.plugin === 'gotham:content');
  console.error(canBeMended ? `\n${cause.message}` : error);
  process.exitCode = 1;
}
