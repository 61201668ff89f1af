import { spawnSync } from 'node:child_process';

/** The site that tests/project looks into, built with the settings of the repository. */
export const PROJECT_DIST = '.cache/dist-project';

export default function setup(): void {
  const { status, stdout, stderr } = spawnSync('npx tsx tools/site/build.ts', {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NODE_ENV: 'production', SITE_DIST: PROJECT_DIST },
  });
  if (status !== 0) throw new Error(`The site does not build:\n${stdout}\n${stderr}`);
}
