// npm run preview: serves the site in dist/ as a static host would.
import { closeOnSignal, DIST_FOLDER, onPort, requireBuild, runCommand } from './command';
import { readPort } from './ports';
import { startSite } from './site-server';

await runCommand(async () => {
  const port = readPort('PORT', 4173);
  requireBuild(DIST_FOLDER);
  const site = await onPort('PORT', () => startSite({ dist: DIST_FOLDER, port }));
  closeOnSignal(site.close);
  console.log(`\n  The site  ${site.url}\n\n  Ctrl+C stops it.\n`);
});
