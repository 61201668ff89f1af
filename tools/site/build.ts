// `npm run build`. The same as `vite build`; the configuration is handed over instead of being
// bundled into a temporary file first, and a mistake that can be mended ends in its own words.
import { BuildMistake, nodeComplaint } from './build-mistakes';

/** What a plugin says comes alone, or in a bundle with the bundler's own report around it. */
const causesOf = (error: unknown): readonly unknown[] =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];

// Loaded when Node is known to be new enough: in an older one the libraries end in a syntax error.
async function build(): Promise<void> {
  const { createBuilder } = await import('vite');
  const { default: config } = await import('../../vite.config');
  const { checkContent } = await import('./content/plugin');
  const { reportReading } = await import('./content/reading-ease');
  const builder = await createBuilder({ ...config, configFile: false });
  await builder.buildApp();
  console.log(reportReading(checkContent(process.cwd()).files));
}

try {
  const complaint = nodeComplaint(process.version);
  if (complaint !== undefined) throw new BuildMistake(complaint);
  await build();
} catch (error) {
  const [cause] = causesOf(error);
  const canBeMended =
    cause instanceof BuildMistake || (cause instanceof Error && 'plugin' in cause && cause.plugin === 'gotham:content');
  console.error(canBeMended ? `\n${cause.message}` : error);
  process.exitCode = 1;
}
