import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchWithProfile } from '../setup/browsers/launch-chromium';
import { hostRules, SITE_URL } from '../setup/site/test-site';
import { expect, packageTest as test } from '../setup/stage/stage';
import { hydrated, readyOffline } from '../setup/stage/waits';

// A device that has stored the site opens it without the host, with a connection or without one; at most the worker's
// script is requested. Without this rule, Chromium would request the page as well while it starts the worker
// (docs/decisions/0073).

test('each start of the browser shows the stored page, and requests only the worker from the host', async ({
  site,
  providers,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'opening-'));
  const launch = () => launchWithProfile(profile, [hostRules(site.servedAt, providers.servedAt)]);
  const asked: string[] = [];
  site.spoil(({ url = '' }) => void asked.push(url));
  try {
    const first = await launch();
    const page = await first.newPage();
    await page.goto(`${SITE_URL}/`);
    await readyOffline(page);
    await first.close();
    for (const address of ['/', '/tours/brooklyn-heights', '/?source=pwa']) {
      asked.length = 0;
      const again = await launch();
      const opened = await again.newPage();
      await opened.goto(SITE_URL + address);
      await opened.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const askedByThen = asked.filter((url) => url !== '/sw.js');
      await hydrated(opened);
      await again.close();
      expect(askedByThen, address).toEqual([]);
    }
  } finally {
    site.spoil(undefined);
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
  }
});
