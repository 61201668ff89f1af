import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hydrated, expect, test } from '../setup/stage';
import { TEST_DIST } from '../setup/test-site';

const BUDGET_BYTES = 112 * 1024;

test('the home page costs at most 112 KiB of script, nobody acting', async ({ page, site }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (
      new URL(request.url()).pathname.endsWith('.js') &&
      request.url().startsWith(site.url) &&
      request.frame() === page.mainFrame()
    )
      scripts.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await hydrated(page);
  // Everything that the page asks for by itself within 2.5 s of load.
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (
      entry instanceof PerformanceNavigationTiming &&
      entry.loadEventEnd > 0 &&
      performance.now() > entry.loadEventEnd + 2_500
    );
  });
  const sizes = [...scripts].map(
    (name) => [name, brotliCompressSync(readFileSync(join(TEST_DIST, name))).length] as const,
  );
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(sizes.length).toBeGreaterThan(2);
  expect(total, sizes.map(([name, bytes]) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(BUDGET_BYTES);
});
