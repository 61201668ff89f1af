// `npm run --silent nginx [-- dist]`: prints the configuration with which nginx serves a built site (docs/DEPLOY.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST_FOLDER, requireBuild, runCommand } from '../preview/command';
import { nginxConfiguration } from './nginx';

await runCommand(async () => {
  const [dist = DIST_FOLDER] = process.argv.slice(2);
  requireBuild(dist);
  const text = (name: string): string => readFileSync(join(dist, name), 'utf8');
  process.stdout.write(nginxConfiguration(text('_headers'), text('_redirects')));
});
