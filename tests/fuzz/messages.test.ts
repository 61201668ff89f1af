import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { it } from 'vitest';
import { packageProgress, pageMessage, practiceNews, workerReply } from '../../src/pwa/worker-messages';
import { parseOr } from '../../src/shared/parse';
import { answerMessage, type WorkerDeps } from '../../sw/messages';
import { World } from '../setup/simulation/outbox-world';
import { FakeCache } from '../setup/stand-ins/worker-fakes';
import { damaged, oddValue } from './arbitraries';

const RUNS = 10_000;

const part = { doneBytes: 1, totalBytes: 2, missing: 1 };
const status = { version: 'abc', shell: part, pictures: part };
const SOUND: readonly Readonly<Record<string, unknown>>[] = [
  { type: 'SKIP_WAITING' },
  { type: 'package-status', status },
  { type: 'save-batch', part: 'pictures', limit: 8, skip: ['/a'] },
  { type: 'show-update-notification' },
  { type: 'batch-saved', status, saved: 1, failed: [], full: false },
  { type: 'notification-shown', shown: true },
  { type: 'refused', reason: 'no' },
  { type: 'package-progress', status },
  { type: 'practice-begin' },
  { type: 'practice-end' },
  { type: 'practice-status' },
  { type: 'practice', leftMs: 60_000 },
  { type: 'practice-news', leftMs: 60_000 },
];
const TYPES = ['outbox-changed', 'submission-sent', 'submission-failed', 'submission-waiting', 'submission-removed'];
const OUTBOX = TYPES.map((type) => ({ type, id: 'a1', kind: 'contact' }));

/** A message as another version of the site, or any other program of this origin, may post it. */
const posted = (sound: readonly Readonly<Record<string, unknown>>[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...sound).chain((message) => damaged(message)), weight: 4 },
    { arbitrary: oddValue, weight: 1 },
  );

it('any message between page and worker is understood or ignored', async () => {
  const cache = new FakeCache();
  const deps: WorkerDeps = {
    version: 'abc',
    shell: [],
    pictures: [],
    openShell: () => Promise.resolve(cache),
    openPictures: () => Promise.resolve(cache),
    isActive: () => true,
    skipWaiting: () => Promise.resolve(),
    showUpdate: () => Promise.resolve(true),
    tell: () => Promise.resolve(),
    practice: {
      known: Promise.resolve(),
      leftMs: () => 0,
      begin: () => Promise.resolve(),
      end: () => Promise.resolve(),
    },
  };
  await fc.assert(
    fc.asyncProperty(posted(SOUND), async (message) => {
      parseOr(workerReply, message, undefined);
      parseOr(packageProgress, message, undefined);
      parseOr(practiceNews, message, undefined);
      const asked = parseOr(pageMessage, message, undefined);
      if (asked === undefined) return;
      const reply = await answerMessage(asked, deps);
      if (reply !== undefined) assert.deepEqual(parseOr(workerReply, reply, undefined), reply);
    }),
    { numRuns: RUNS },
  );
});

it('any message on the channel of the outbox is one of ours, or says that something has changed', () => {
  const world = new World();
  const heard: { type: string; id?: unknown }[] = [];
  world.open('page').outbox.subscribe((message) => heard.push(message));
  const [ear] = world.ears.keys();
  fc.assert(
    fc.property(posted(OUTBOX), (message) => {
      ear?.(message);
      const last = heard.pop();
      assert(TYPES.includes(String(last?.type)));
      if (last?.type !== 'outbox-changed') assert(typeof last?.id === 'string');
    }),
    { numRuns: RUNS },
  );
});
