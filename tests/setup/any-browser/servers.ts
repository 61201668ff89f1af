import { expect, test as base } from 'vitest';
import { startSite, type RunningSite } from '../../../tools/preview/site-server';
import { startProviders, type RunningProviders } from '../../fakes/providers';
import { FEW_PICTURES_DIST, PROVIDERS_PORT, SITE_PORT, TEST_DIST } from '../site/test-site';

export interface Servers {
  /** The folder that is served when a test begins. */
  readonly release: string;
  readonly site: RunningSite;
  readonly providers: RunningProviders;
  /** Stops listening on both ports. */
  down(): Promise<void>;
  up(): Promise<void>;
}

/** A test with its own servers at the addresses that are built in; only one browser can run at a time. */
export const test = base.extend<{ release: string; servers: Servers }>({
  release: TEST_DIST,
  servers: async ({ release }, provide) => {
    const site = await startSite({ dist: release, port: SITE_PORT });
    const providers = await startProviders({ port: PROVIDERS_PORT });
    const both = [site, providers];
    try {
      await provide({
        release,
        site,
        providers,
        down: async () => void (await Promise.all(both.map((server) => server.down()))),
        up: async () => void (await Promise.all(both.map((server) => server.up()))),
      });
    } finally {
      await Promise.all(both.map((server) => server.close()));
    }
  },
});

/**
 * The release for tests that are not about pictures: it halves the work of an installation
 * (docs/decisions/0026).
 */
export const FEW_PICTURES = { release: FEW_PICTURES_DIST };

/**
 * Expects both e-mails to have arrived in order and once. Refused calls count too, because they
 * would reveal a second sender.
 */
export function expectArrivedOnce({ received }: RunningProviders): void {
  const { emailCalls, emails } = received();
  const id = emails[0]?.fields['submission_id'];
  expect(id).toBeDefined();
  expect(emails.map(({ template, fields }) => [template, fields['submission_id']])).toEqual([
    ['reply', id],
    ['notify', id],
  ]);
  expect(emailCalls.map(({ status }) => status)).toEqual([200, 200]);
}
