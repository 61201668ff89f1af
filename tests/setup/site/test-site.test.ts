import { afterEach, expect, it, vi } from 'vitest';

// Two commands of the project may run at once in one checkout.

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function foldersOf(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  vi.resetModules();
  vi.stubEnv('TEST_SITE_FOLDER', '');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { TEST_DIST, RESULTS } = await import('./test-site');
  return [TEST_DIST, RESULTS];
}

it('each command has its own build and its own results', async () => {
  expect(await foldersOf({ npm_lifecycle_event: 'test' })).toEqual(['.cache/dist-test', 'test-results/test']);
  expect(await foldersOf({ npm_lifecycle_event: 'test:e2e' })).toEqual([
    '.cache/dist-test-e2e',
    'test-results/test-e2e',
  ]);
});

it('a command that another one starts has those of the other', async () => {
  const started = { npm_lifecycle_event: 'test:e2e', TEST_SITE_FOLDER: '.cache/dist-test' };
  expect(await foldersOf(started)).toEqual(['.cache/dist-test', 'test-results/test']);
});
