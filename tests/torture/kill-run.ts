import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { captivePortal } from '../fakes/captive-portal';
import { isRefusal } from '../fakes/faults';
import { company } from '../setup/content/content';
import { fillIn, send } from '../setup/stage/contact-form';
import { storedSubmissions } from '../setup/stage/stored-submissions';
import { fillInAnswers, OTTO, submitFeedback } from '../setup/stage/survey-form';
import { hydrated } from '../setup/stage/waits';
import { fateOf, type Copy, type Fate, type Interruption, type PageEvents, type RunObservations } from './fate';
import type { KillPlan, Kind } from './kill-plan';
import { listenTo } from './listen';
import type { Place } from './place';

/** Longer than the pauses between background attempts in such a run, and than the timeout of a call. */
const SETTLED_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 250;
/** The time after which the visitor presses "Send now" for a submission that still waits. */
const PRESS_AFTER_MS = 6_000;

interface Stored {
  readonly state?: string;
}

/** The words by which the submission of a run is recognized; no other run has them. */
const wordsOf = (kind: Kind, mark: string): string => (kind === 'newsletter' ? addressOf(mark) : mark);

const FORMS: Readonly<Record<Kind, string>> = { contact: '/contact', survey: '/survey', newsletter: '/blog' };

/**
 * Plays one run: a visitor fills in a form and presses the button, and something is killed. Afterwards the connection,
 * the provider and the browser work again, and the visitor comes back. Never throws.
 * @returns what became of the text, by the provider's inbox and the device; `broken` if the run itself could not be
 * finished, with the reason on stderr
 */
export async function runKill(place: Place, plan: KillPlan, seed: number): Promise<Fate> {
  const mark = `Letter of run ${seed}.`;
  try {
    place.newProfile();
    await heal(place);
    place.providers.clear();
    const context = await place.open();
    const submitted = await submitAndKill(place, context, plan, mark);
    await heal(place);
    const later = await comeBack(place, context, plan);
    const observations = { ...submitted, ...(await findOutcome(place, later, plan, mark)) };
    const { fate, breaches } = fateOf(observations);
    if (breaches.length > 0) console.error(`\nSeed ${seed}: ${breaches.join(', ')}; ${timesOf(observations)}`);
    if (GONE.includes(fate)) console.error(`\nSeed ${seed}: ${whenKilled(observations)}`);
    return fate;
  } catch (error) {
    console.error(`\nSeed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    return 'broken';
  } finally {
    await place.kill();
  }
}

const GONE: readonly Fate[] = ['lost', 'killed within a second, gone'];

/** The times on which the fate is based, for a reader who wants to check it. */
const whenKilled = ({ killedAt = NaN, events, pressedAt }: Submitted): string =>
  `killed ${killedAt - (events.lastChangeAt ?? NaN)} ms after the last change, ${killedAt - (events.pressedAt ?? pressedAt)} ms after the press; announced: ${events.announcedAt === undefined ? 'no' : killedAt - events.announcedAt}, told: ${events.told.map(({ as, at }) => `${as} ${killedAt - at}`).join(', ') || 'nothing'} ms before`;

/** The times of the copies and of the interruptions, in milliseconds after the press. */
function timesOf({ copies, interruptions, events, pressedAt }: RunObservations): string {
  const after = (at = NaN): number => at - (events.pressedAt ?? pressedAt);
  const arrivals = copies.map(
    ({ mail, at, answeredAt }) => `${mail} at ${after(at)}, answered at ${after(answeredAt)}`,
  );
  const cuts = interruptions.map(({ from, until }) => `${after(from)} to ${after(until)}`);
  return `${arrivals.join('; ')}; interrupted: ${cuts.join('; ')}`;
}

async function heal({ site, providers }: Place): Promise<void> {
  providers.behave({ email: 'ok', newsletter: 'ok' });
  providers.release();
  for (const server of [site, providers]) server.instead(undefined);
  await Promise.all([site.up(), providers.up()]);
}

async function fillInForm(page: Page, kind: Kind, mark: string): Promise<void> {
  if (kind === 'contact') return fillIn(page, { name: 'Rosa Feld', email: 'rosa@example.com', message: mark });
  if (kind === 'survey') return fillInAnswers(page, { ...OTTO, feedback: mark });
  const form = page.getByRole('form', { name: 'Newsletter', exact: true });
  await form.scrollIntoViewIfNeeded();
  // The script of the form has loaded: without it, the browser itself would send the form.
  await form.and(page.locator('[novalidate]')).waitFor();
  await form.getByLabel('First name').fill('Rosa');
  await form.getByRole('textbox', { name: 'Email' }).fill(addressOf(mark));
  await form.getByLabel(`I agree to receive emails from ${company.name}`).check();
}

const addressOf = (mark: string): string => `${mark.replace(/\W+/g, '-').toLowerCase()}@example.com`;

async function press(page: Page, kind: Kind): Promise<void> {
  if (kind === 'contact') return send(page);
  if (kind === 'survey') return submitFeedback(page);
  return page
    .getByRole('form', { name: 'Newsletter', exact: true })
    .getByRole('button', { name: 'Send me the guide' })
    .click();
}

type Submitted = Pick<
  RunObservations,
  'kind' | 'kill' | 'words' | 'pressedAt' | 'killedAt' | 'interruptions' | 'events'
>;

/** Fills in the form and presses the button, with the connection and the kill of the plan. */
async function submitAndKill(place: Place, context: BrowserContext, plan: KillPlan, mark: string): Promise<Submitted> {
  const { kind, kill, tabs, faults, line, killAfterMs } = plan;
  const page = await context.newPage();
  const events: PageEvents = await listenTo(page);
  await goTo(place, page, FORMS[kind]);
  for (let more = 1; more < tabs; more += 1) await openSite(place, context, '/tours');
  await page.bringToFront();
  await fillInForm(page, kind, mark);
  if (events.lastChangeAt === undefined) throw new Error('The page reported no event, so the run cannot be judged.');
  place.providers.behave({ email: faults, newsletter: faults });
  // Online, the browser itself posts the sign-up form, without the outbox. Therefore every sign-up run starts offline.
  const startsOffline = line === 'offline' || kind === 'newsletter';
  if (startsOffline) await cut(place, context);
  // Behind a captive portal the browser believes that it is online, so only the answers of the servers change.
  if (line === 'captive portal') {
    const portal = captivePortal(killAfterMs % 2 === 0 ? 'page' : 'redirect');
    for (const server of [place.site, place.providers]) server.instead(portal);
  }
  const interruptions: Interruption[] = [];
  const interrupted = async (act: () => Promise<void>): Promise<void> => {
    const from = Date.now();
    await act();
    interruptions.push({ from, until: Date.now() });
  };
  const pressedAt = Date.now();
  await press(page, kind);
  const third = killAfterMs / 3;
  if (line === 'comes and goes') {
    await pause(third);
    await interrupted(async () => {
      await cut(place, context);
      await pause(third);
      await reconnect(place, context);
    });
    await pause(third);
  } else if (startsOffline && line !== 'offline') {
    await pause(third);
    await reconnect(place, context);
    await pause(2 * third);
  } else {
    await pause(killAfterMs);
  }
  let killedAt: number | undefined;
  if (kill !== 'nothing')
    await interrupted(async () => {
      killedAt = await killAsPlanned(place, context, page, plan);
    });
  return { kind, kill, words: wordsOf(kind, mark), events, pressedAt, killedAt, interruptions };
}

async function goTo({ url }: Place, page: Page, address: string): Promise<void> {
  await page.goto(url + address);
  await hydrated(page);
}
async function openSite(place: Place, context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await goTo(place, page, address);
  return page;
}

async function cut({ site, providers }: Place, context: BrowserContext): Promise<void> {
  await Promise.all([site.down(), providers.down(), context.setOffline(true)]);
}
async function reconnect({ site, providers }: Place, context: BrowserContext): Promise<void> {
  await Promise.all([site.up(), providers.up()]);
  await context.setOffline(false);
}

/**
 * Returns when it was done, in milliseconds since 1970: after every process has ended, so that the text may seem a
 * little older than it was, but never younger.
 */
async function killAsPlanned(place: Place, context: BrowserContext, page: Page, { kill }: KillPlan): Promise<number> {
  if (kill === 'kill the browser') return place.kill();
  if (kill === 'close the tab') await page.close();
  if (kill === 'crash the tab') {
    const session = await context.newCDPSession(page);
    // A tab that has crashed does not answer.
    void session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash').catch(() => undefined);
    // The crashed tab is of no use any more, and commands to all tabs, such as setOffline, fail on it.
    await page.close().catch(() => undefined);
  }
  if (kill === 'stop the worker') {
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
  }
  return Date.now();
}

/** The visitor comes back: in the same browser, or in one that is started again with the same profile. */
async function comeBack(place: Place, context: BrowserContext, { kill }: KillPlan): Promise<BrowserContext> {
  if (kill === 'kill the browser') return place.open();
  await context.setOffline(false);
  return context;
}

type Found = Pick<RunObservations, 'copies' | 'stored' | 'offered' | 'refused'>;

/** Finds out where the submission is when nothing more is sent. */
async function findOutcome(place: Place, context: BrowserContext, { kind }: KillPlan, mark: string): Promise<Found> {
  const page = await openSite(place, context, '/outbox');
  await settle(page);
  const text = wordsOf(kind, mark);
  const stored = ((await storedSubmissions(page)) as Stored[]).find((one) => JSON.stringify(one).includes(text));
  const { signupCalls } = place.providers.received();
  return {
    copies: copies(place, kind, mark),
    stored: stored === undefined ? undefined : stored.state === 'failed' ? 'failed' : 'waiting',
    offered: kind !== 'newsletter' && (await isOffered(place, context, kind, mark)),
    refused: signupCalls.some(({ email, fault }) => email === text && isRefusal(fault)),
  };
}

/** Waits until the outbox contains no submission that would still be sent by itself. */
async function settle(page: Page): Promise<void> {
  const start = Date.now();
  for (;;) {
    const stored = (await storedSubmissions(page)) as Stored[];
    if (stored.every(({ state }) => state === 'failed')) return;
    if (Date.now() - start > SETTLED_WITHIN_MS)
      throw new Error(`The outbox does not settle: ${JSON.stringify(stored)}`);
    if (Date.now() - start > PRESS_AFTER_MS) {
      const button = page.getByRole('button', { name: 'Send now' }).first();
      if (await button.isEnabled({ timeout: LOOK_EVERY_MS }).catch(() => false))
        await button.click().catch(() => undefined);
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** The copies of the submission, and of the auto-reply to it, that the providers have accepted in this run. */
function copies({ providers }: Place, kind: Kind, mark: string): Copy[] {
  const { emails, signups } = providers.received();
  if (kind === 'newsletter') {
    // The list contains an address only once, however often it is signed up, and nobody can read its answer.
    const one = signups.find(({ email }) => email === addressOf(mark));
    const unread = { mail: 'message', words: addressOf(mark), isMarked: false, answeredAt: undefined };
    return one === undefined ? [] : [{ ...unread, at: Date.parse(one.at) }];
  }
  return emails.map(({ at, template, fields, answeredAt }) => ({
    at: Date.parse(at),
    mail: template === 'reply' ? 'reply' : 'message',
    // In a survey the answers come before the visitor's own words.
    words: (fields['message'] ?? '').split('\n').at(-1) ?? '',
    isMarked: fields['possible_duplicate'] === 'yes',
    answeredAt: answeredAt === undefined ? undefined : Date.parse(answeredAt),
  }));
}

/** Whether the form shows the text again to a visitor who opens the form now. */
async function isOffered(place: Place, context: BrowserContext, kind: Kind, mark: string): Promise<boolean> {
  const page = await openSite(place, context, FORMS[kind]);
  const field = page.getByLabel(kind === 'contact' ? 'Message' : 'Remarks');
  // Before the form restores a draft, it reads the stored drafts and asks the outbox. Its button is disabled until
  // then.
  const name = kind === 'contact' ? 'Send message' : 'Submit feedback';
  await page.getByRole('button', { name, disabled: false }).waitFor();
  return (await field.inputValue()).includes(mark);
}
