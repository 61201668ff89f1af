// `npm run tracks`: plays every walk in a real browser, on the built site, without a connection: with presses alone,
// with a clean track and with bad tracks. Each sentence on the screen is written beside the truth, and judged. The
// command is not part of `npm test`, because it takes half an hour.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright';
import { startSite } from '../../tools/preview/site-server';
import { startProviders } from '../fakes/providers';
import { launchWithProfile } from '../setup/browsers/launch-chromium';
import buildTestSiteOnce, { hostRules, SITE_URL, TEST_DIST } from '../setup/site/test-site';
import { judge, type Judged } from './oracle';
import { givePhone } from './phone';
import { play, type Moment } from './play';
import { createTable, verdictIn } from './table';
import { piecesOf, WAYS, type Way } from './tracks';
import { walks, type Walk } from './walks';

const { values } = parseArgs({
  options: {
    walk: { type: 'string', multiple: true, default: walks.map(({ slug }) => slug) },
    way: { type: 'string', multiple: true, default: [...WAYS] },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    /** Uses the site that the previous run has built. */
    built: { type: 'boolean', default: false },
    /** Takes a screenshot whenever the sentences about the position are of a new kind. */
    screenshots: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
  },
});

const FOLDER = '.cache/tracks';
const PHONE_SIZE = { width: 390, height: 664 };
const REMOVED = { recursive: true, force: true, maxRetries: 20 } as const;

if (!values.built) await buildTestSiteOnce();
mkdirSync(FOLDER, { recursive: true });
const profiles = mkdtempSync(join(tmpdir(), 'tracks-'));
const installed = join(profiles, 'installed');
const rules = await install();

/** Installs the site in a browser profile and stops the servers. @returns the option that maps the site's addresses */
async function install(): Promise<string> {
  const site = await startSite({ dist: TEST_DIST, port: 0 });
  const providers = await startProviders({ port: 0 });
  const found = hostRules(site.url, providers.url);
  const context = await launchWithProfile(installed, [found]);
  const page = await context.newPage();
  await page.goto(`${SITE_URL}/privacy`);
  await page.getByRole('contentinfo').getByText('Ready offline').waitFor({ timeout: 120_000 });
  await context.close();
  await Promise.all([site.close(), providers.close()]);
  return found;
}

interface Outcome {
  readonly moments: number;
  readonly fixes: number;
  readonly judged: Readonly<Record<Judged['verdict'], number>>;
  readonly findings: readonly string[];
}

/** Returns the judged sentences without their figures, and without those about steps and the rest of the walk. */
const kindOf = (judged: readonly Judged[]): string =>
  judged
    .map(({ said }) => said.replaceAll(/[\d.,]+/g, '#'))
    .filter((said) => !/^(Step|# stops|The last stop|On the way)/.test(said))
    .join(' / ');

async function openPage(context: BrowserContext, isLocated: boolean): Promise<Page> {
  await context.grantPermissions(isLocated ? ['geolocation'] : []);
  await context.setOffline(true);
  const page = await context.newPage();
  await page.setViewportSize(PHONE_SIZE);
  if (values.dark) await page.emulateMedia({ colorScheme: 'dark' });
  return page;
}

async function run(walk: Walk, way: Way): Promise<Outcome> {
  const name = `${walk.slug}-${way.replaceAll(' ', '-')}`;
  const profile = join(profiles, name);
  cpSync(installed, profile, { recursive: true });
  const context = await launchWithProfile(profile, [rules]);
  try {
    const page = await openPage(context, way !== 'thumb');
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(`crash: ${error.message}`));
    const phone = await givePhone(context, page);
    await page.goto(`${SITE_URL}/tours/${walk.slug}/walk`);
    await page.locator(':root[data-hydrated][data-whole]').waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const table = createTable(walk);
    const earlier: Moment[] = [];
    const findings: string[] = [];
    const count = { true: 0, late: 0, misled: 0, false: 0 };
    const kinds: { kind: string; since: number }[] = [];
    const shot = new Set<string>();
    let [fixes, lastFinding] = [0, ''];
    const note = async (moment: Moment): Promise<void> => {
      const judged = judge(walk, moment, earlier);
      earlier.push(moment);
      if (moment.fixAt === moment.second && moment.fix) fixes += 1;
      for (const { verdict } of judged) count[verdict] += 1;
      table.add(moment, judged);
      const verdict = verdictIn(judged.filter((one) => one.verdict === 'false' || one.verdict === 'misled'));
      if (verdict !== '' && verdict.replaceAll(/\d+/g, '') !== lastFinding)
        findings.push(`second ${moment.second.toFixed(0)}, fix ${JSON.stringify(moment.fix)}: ${verdict}`);
      lastFinding = verdict.replaceAll(/\d+/g, '');
      const kind = kindOf(judged);
      // A press may change the screen at once, which does not count as flicker.
      if (moment.pressed !== '') kinds.length = 0;
      const [before, beforeThat] = [kinds.at(-1), kinds.at(-2)];
      if (kind !== before?.kind) {
        if (beforeThat?.kind === kind && before && moment.second - before.since < 12)
          findings.push(
            `second ${moment.second.toFixed(0)}: FLICKER for ${Math.round(moment.second - before.since)} s: ${before.kind}`,
          );
        kinds.push({ kind, since: moment.second });
      }
      if (values.screenshots && !shot.has(kind)) {
        shot.add(kind);
        await page.screenshot({
          path: join(FOLDER, `${name}-${String(Math.round(moment.second)).padStart(4, '0')}.png`),
        });
      }
    };
    try {
      await play({ page, phone, walk, seed: Number(values.seed), note }, piecesOf(way, walk));
    } catch (error) {
      findings.push(`STUCK: ${String(error)}`);
      await page.screenshot({ path: join(FOLDER, `${name}-stuck.png`) });
    }
    findings.push(...troubles);
    writeFileSync(join(FOLDER, `${name}.tsv`), table.text());
    return { moments: earlier.length, fixes, judged: count, findings };
  } finally {
    await context.close();
    rmSync(profile, REMOVED);
  }
}

const plan = walks
  .filter(({ slug }) => values.walk.includes(slug))
  .flatMap((walk) => WAYS.filter((way) => values.way.includes(way)).map((way) => ({ walk, way })));
const lanes = Number(values.lanes);
if (plan.length === 0 || !(lanes >= 1)) {
  console.error(
    `Nothing to play: --walk is one of ${walks.map(({ slug }) => slug).join(', ')}, --way one of ${WAYS.join(', ')}, and --lanes a number from 1.`,
  );
  process.exit(1);
}
const outcomes: Outcome[] = [];
const lane = async (): Promise<void> => {
  for (let next = plan.shift(); next !== undefined; next = plan.shift()) {
    const outcome = await run(next.walk, next.way);
    outcomes.push(outcome);
    const { judged, fixes, moments, findings } = outcome;
    console.log(
      `${next.walk.slug}, ${next.way}: ${moments} moments, ${fixes} fixes; true ${judged.true}, late ${judged.late}, misled by fixes ${judged.misled}, false ${judged.false}`,
    );
    for (const finding of findings) console.log(`  ${finding}`);
  }
};
await Promise.all(Array.from({ length: lanes }, lane));
rmSync(profiles, REMOVED);
const bad = outcomes.reduce(
  (sum, { judged, findings }) =>
    sum + judged.false + judged.misled + findings.filter((one) => /^(STUCK|crash)/.test(one)).length,
  0,
);
console.log(
  bad === 0
    ? `\nNo sentence is false. Tables: ${FOLDER}`
    : `\n${bad} false, misled, stuck or crashed. Tables: ${FOLDER}`,
);
process.exit(bad === 0 ? 0 : 1);
