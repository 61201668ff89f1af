// `npm run --silent nginx`: prints the configuration with which nginx serves the site in dist/ (docs/DEPLOY.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST_FOLDER, requireBuild, runCommand } from '../preview/command';
import { nginxConfiguration } from './nginx';

await runCommand(async () => {
  requireBuild(DIST_FOLDER);
  const text = (name: string): string => readFileSync(join(DIST_FOLDER, name), 'utf8');
  process.stdout.write(nginxConfiguration(text('_headers'), text('_redirects')));
});
