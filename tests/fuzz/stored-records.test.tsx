import assert from 'node:assert/strict';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { it, vi } from 'vitest';
import { callProvider, type Providers } from '../../src/outbox/delivery/call-provider';
import { countOutbox } from '../../src/outbox/store/outbox-entry';
import { entryOf, isExpired, mayTakeOver, newRecord, nextStep, readRecord } from '../../src/outbox/store/record';
import * as texts from '../../src/pages/outbox/entry-text';
import { EntryTag } from '../../src/pages/outbox/EntryTag';
import { dayOf, timeOrDayOf } from '../../src/shared/local-day';
import { MantineTheme } from '../../src/theme/MantineTheme';
import { feedback, hello, signUp } from '../setup/simulation/outbox-samples';
import { NOON } from '../setup/simulation/outbox-world';
import { damaged, oddText, oddValue } from './arbitraries';

const RECORDS = 10_000;
const RENDERED = 400;

const failure = { reason: 'rejected', message: 'No', status: 400, step: 'reply' };
const sound = [hello, feedback, signUp].flatMap((submission) => {
  const record = newRecord('a1', submission, NOON, NOON);
  return [record, { ...record, state: 'failed', failedAt: NOON, lastError: failure }, { ...record, state: 'sending' }];
});
/** Values in the database: records with damaged fields, a damaged payload or a damaged error, and any other value. */
const stored: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...sound).chain((record) => damaged(record)), weight: 4 },
  {
    arbitrary: fc
      .constantFrom(...sound)
      .chain((record) => damaged({ ...record.payload }).map((payload) => ({ ...record, payload }))),
    weight: 3,
  },
  {
    arbitrary: fc
      .constantFrom(...sound)
      .chain((record) => damaged(failure).map((lastError) => ({ ...record, state: 'failed', lastError }))),
    weight: 2,
  },
  { arbitrary: oddValue, weight: 1 },
);

const newsletter = { url: 'http://localhost:4311/subscribe/post?u=1&id=2', tags: '' };
const email = {
  origin: 'http://localhost:4311',
  publicKey: 'k',
  service: 's',
  templates: { reply: 'r', notify: 'n', survey: 's' },
};

it('whatever stands in the database can be read, listed and counted', () => {
  fc.assert(
    fc.property(stored, fc.integer(), (value, now) => {
      const record = readRecord(value);
      const entry = entryOf(value);
      countOutbox([entry]);
      if (record === undefined) assert.equal(entry.unreadable, true);
      else {
        nextStep(record);
        isExpired(record, now);
        mayTakeOver(record, { guard: 'lock' }, now);
      }
      // These are all texts that the outbox page shows for the entry.
      const said = [
        texts.titleOf(entry),
        texts.nounOf(entry),
        texts.statusOf(entry),
        texts.whoOf(entry),
        texts.messageOf(entry),
        texts.textOf(entry),
        texts.mailtoOf(entry, 'us@example.com'),
        texts.refusedText(entry, now),
        texts.waitingText(entry),
        texts.sendingText(entry),
        timeOrDayOf(entry.createdAt, NOON),
        ...(entry.deletesAt === undefined ? [] : [dayOf(entry.deletesAt, now)]),
      ];
      for (const text of said) assert(typeof text === 'string');
    }),
    { numRuns: RECORDS },
  );
});

it('what can be read can be sent: no line break gets into a name, an address or a subject', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('OK')));
  const providers: Providers = { fetch, email, newsletter };
  await fc.assert(
    fc.asyncProperty(stored, async (value) => {
      const record = readRecord(value);
      const step = record && nextStep(record);
      if (record === undefined || step === undefined) return;
      fetch.mockClear();
      await callProvider(record, step, providers, { signal: new AbortController().signal, isOnline: () => true });
      const body = fetch.mock.calls[0]?.[1].body;
      if (typeof body !== 'string') return;
      const { template_params: params } = JSON.parse(body) as { template_params: Record<string, string> };
      for (const [name, text] of Object.entries(params)) if (name !== 'message') assert.doesNotMatch(text, /\p{Cc}/u);
    }),
    { numRuns: RECORDS / 10 },
  );
});

it('what somebody wrote stands on the page of the outbox as text, never as markup', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const words = fc.record({ name: oddText, email: oddText, phone: oddText, message: oddText });
  fc.assert(
    fc.property(words, oddText, fc.constantFrom('waiting', 'failed', 'sending'), (written, reason, state) => {
      const lastError = { reason: 'demonstration', message: reason };
      const record = newRecord('a1', { kind: 'contact', payload: { ...written, consent: true } }, NOON, NOON);
      const html = renderToStaticMarkup(
        <MantineTheme>
          <RouterContextProvider router={router}>
            <EntryTag entry={entryOf({ ...record, state, lastError })} among={false} onGone={() => undefined} />
          </RouterContextProvider>
        </MantineTheme>,
      );
      assert.doesNotMatch(html, /<(?:img|script|svg onload)/i);
      assert.doesNotMatch(html, /href="javascript:/i);
    }),
    { numRuns: RENDERED },
  );
});
