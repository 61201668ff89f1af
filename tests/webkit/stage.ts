import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FEW_PICTURES, test as base, type Servers } from '../setup/any-browser/servers';
import { launchWebKit } from './launch-webkit';
import type { DrivenPage } from './web-driver';

export interface Stage extends Servers {
  /** The tab, hydrated at `path`: the one that is open goes there. */
  open(path: string): Promise<DrivenPage>;
  /** Every process is ended at once; the next `open` starts the browser anew with what it has kept. */
  kill(): Promise<void>;
}

export { expect } from 'vitest';

/** A test in a browser that has never seen the site, with servers of its own. */
export const test = base.extend<{ stage: Stage }>({
  stage: async ({ servers }, provide) => {
    const profile = mkdtempSync(join(tmpdir(), 'webkit-'));
    let running: Awaited<ReturnType<typeof launchWebKit>> | undefined;
    const kill = async (): Promise<void> => {
      await running?.kill();
      running = undefined;
    };
    try {
      await provide({
        ...servers,
        kill,
        async open(path) {
          running ??= await launchWebKit(profile);
          const { page } = running;
          await page.goto(servers.site.url + path);
          await page.find(() => document.querySelector<HTMLElement>('html[data-hydrated]'), undefined);
          return page;
        },
      });
    } finally {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  },
});

/** The same for stories that are not about pictures. */
export const fewPicturesTest = test.extend(FEW_PICTURES);
