// npm start: builds the site against the stand-in providers and serves both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startProviders } from '../../tests/fakes/providers';
import { standInSettings } from '../../tests/fakes/settings';
import { closeOnSignal, onPort, PROJECT_FOLDER, requireBuild, runCommand } from './command';
import { readPort, UsageError } from './ports';
import { startSite } from './site-server';
import { startSwitchableServer } from './switchable-server';

/** The folder of this build. It is not dist/, because dist/ is published and this build has stand-in accounts. */
const DEMONSTRATION_FOLDER = join(PROJECT_FOLDER, '.cache/dist-start');

await runCommand(async () => {
  const port = readPort('PORT', 4173);
  const providersPort = readPort('PROVIDERS_PORT', 4174);
  if (port === providersPort) throw new UsageError('PORT and PROVIDERS_PORT must differ.');

  // Both ports are opened before the build, so that a port in use is reported before the wait.
  const placeholder = await onPort('PORT', () =>
    startSwitchableServer((_request, response) => response.writeHead(503).end('The site is being built.'), { port }),
  );
  let providers;
  let site;
  try {
    providers = await onPort('PROVIDERS_PORT', () => startProviders({ port: providersPort }));
    await build(standInSettings(providers.url, placeholder.url));
    requireBuild(DEMONSTRATION_FOLDER);
    await placeholder.close();
    // Another program may take the port now; without this catch the providers would keep the command from ending.
    site = await onPort('PORT', () => startSite({ dist: DEMONSTRATION_FOLDER, port }));
  } catch (error) {
    await Promise.all([placeholder.close(), providers?.close()]);
    throw error;
  }
  closeOnSignal(site.close, providers.close);
  console.log(
    `\n  The site          ${site.url}\n  Stand-in inbox    ${providers.url}   (emails, sign-ups and bookings arrive here)\n\n  Ctrl+C stops both.\n`,
  );
});

async function build(settings: Record<string, string>): Promise<void> {
  // The build gets the same arguments that let this process read TypeScript.
  const child = spawn(process.execPath, [...process.execArgv, join(PROJECT_FOLDER, 'tools/site/build.ts')], {
    cwd: PROJECT_FOLDER,
    stdio: 'inherit',
    env: { ...process.env, ...settings, SITE_DIST: DEMONSTRATION_FOLDER },
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new UsageError('The build failed: see above.');
}
