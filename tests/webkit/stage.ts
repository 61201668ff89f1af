import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FEW_PICTURES, test as base, type Servers } from '../setup/any-browser/servers';
import { launchWebKit } from './launch-webkit';
import type { DrivenPage } from './web-driver';

export interface Stage extends Servers {
  /** Opens `path` in the only tab and waits until the page is hydrated. */
  open(path: string): Promise<DrivenPage>;
  /** Kills all processes of the browser. The next `open` starts it again with the data that it has stored. */
  kill(): Promise<void>;
}

export { expect } from 'vitest';

/** A test with its own servers, in a browser that has never visited the site. */
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

/** The same test with few pictures, for stories that are not about pictures. */
export const fewPicturesTest = test.extend(FEW_PICTURES);
