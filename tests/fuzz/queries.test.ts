import assert from 'node:assert/strict';
import { createMemoryHistory } from '@tanstack/react-router';
import * as fc from 'fast-check';
import MiniSearch from 'minisearch';
import { it } from 'vitest';
import { crumbsOf } from '../../src/content/crumbs';
import { tourSummaries } from '../../src/content/tour-summaries';
import { bookingLink } from '../../src/integrations/fareharbor/addresses';
import { deleteOldDrafts, draftStoreOf, tabsWithDrafts } from '../../src/outbox/drafts/draft-store';
import { takeIntoMessage } from '../../src/outbox/form/add-to-message';
import { countText, findPosts } from '../../src/pages/blog/find-posts';
import { chosenItem } from '../../src/pages/booking/use-chosen-item';
import { suggestionFor } from '../../src/pages/not-found/suggestion';
import { storedText, unknownKeys, type StoredData } from '../../src/pages/privacy/stored-data-text';
import type { Choices } from '../../src/pages/private-tours/choices';
import { guestsOf, planQuery, readPlan } from '../../src/pages/private-tours/estimate/plan';
import { answersIn, TOUR_TYPES } from '../../src/pages/survey/survey-form-definition';
import { countWords, findTours } from '../../src/pages/tours/find-tours';
import { openSearchIndex } from '../../src/parts/search/full-text-search';
import { piecesOf } from '../../src/parts/search/match-text';
import { resultsOf } from '../../src/parts/search/results';
import { indexOptions } from '../../src/parts/search/search-index';
import { createAppRouter, publicAddress } from '../../src/router';
import { parseRange } from '../../src/shared/byte-range';
import { parseOr } from '../../src/shared/parse';
import { queryText } from '../../src/shared/query';
import { newAddress } from '../../src/shared/redirects';
import { createSite, decideNavigation } from '../../sw/navigation';
import { damaged, oddText, oddValue } from './arbitraries';

const RUNS = 10_000;
/** The number of searches. It is smaller because a search allows for typos, which takes time. */
const SEARCHES = 1_000;
const SITE = 'https://mousers.test';

/** A path of odd parts, as a visitor may type it into the address bar. */
const path = fc
  .array(fc.oneof(oddText, fc.constantFrom('tours', 'blog', 'index.html', 'booking', 'about')), { maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);
/** A query with odd values. Half of its names are parameters that the site reads. */
const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('post', 'q', 'topic', 'itemId', 'tour', 'date', 'edit', 'guests', 'about'), oddText),
      oddText,
    ),
    { maxLength: 5 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

it('the router, the worker, the breadcrumb, the redirects and the not-found page accept any address', () => {
  const router = createAppRouter(createMemoryHistory());
  const site = createSite(['/', '/about', '/blog', '/tours'], [{ from: '/cats', to: '/', status: 301 }]);
  fc.assert(
    fc.property(path, query, (pathname, search) => {
      const url = new URL(SITE);
      url.pathname = pathname;
      url.search = search;
      assert.equal(new URL(publicAddress(url.href)).origin, SITE);
      const answer = decideNavigation(url, site);
      if (answer.kind === 'redirect') assert.equal(new URL(answer.to, SITE).origin, SITE);
      const shown = newAddress(url.pathname);
      if (shown !== undefined) assert.match(shown, /^\/(?!\/)/);
      const suggested = suggestionFor(url.pathname);
      if (suggested !== undefined) assert.match(suggested.path, /^\/(?!\/)/);
      for (const { label, path } of crumbsOf(url.pathname)) {
        assert(typeof label === 'string');
        assert.notEqual(label, '');
        assert.match(path, /^\//);
      }
      const { parseSearch, stringifySearch } = router.options;
      const read = parseSearch?.(url.search);
      for (const { options } of Object.values(router.routesByPath))
        if (options.validateSearch) assert.notEqual(parseOr(options.validateSearch, read, undefined), undefined);
      const again = parseSearch?.(stringifySearch?.(read ?? {}) ?? '');
      assert.deepEqual(again, read);
    }),
    { numRuns: RUNS },
  );
});

const choices: Choices = { guests: 8, most: 40, tours: ['brooklyn-heights'], events: ['birthday'] };

it('what an address fills in is one of the known answers, or nothing', () => {
  const value = fc.oneof(oddText, oddValue, fc.constantFrom('brooklyn-heights', '2026-05-14', '12', 'birthday'));
  fc.assert(
    fc.property(value, value, oddText, (a, b, text) => {
      const tour = parseOr(queryText, a, undefined);
      const item = chosenItem(text, tour, tourSummaries);
      if (item !== undefined) bookingLink({ item });
      const { tourType, tourDate } = answersIn(tour, parseOr(queryText, b, undefined), '2026-11-21');
      if (tourType !== undefined) assert(TOUR_TYPES.includes(tourType));
      if (tourDate !== undefined) assert.match(tourDate, /^\d{4}-\d\d-\d\d$/);
      const plan = readPlan({ guests: a, walk: b, event: a, date: b }, choices);
      assert(plan.guests >= 1);
      assert(plan.guests <= choices.most);
      const asked = Object.fromEntries(new URLSearchParams(planQuery(plan, choices)));
      assert.deepEqual(readPlan(asked, choices), plan);
      const guests = guestsOf(text, choices.most);
      assert(guests >= 1);
      assert(guests <= choices.most);
      parseRange(text, 1_000);
    }),
    { numRuns: RUNS },
  );
});

const found = [
  { kind: 'Story', title: 'Station House Cats', where: 'History', address: '/blog/a' },
  { kind: 'Stop', title: "Bull's left hind leg", where: 'Financial District', address: '/tours/b#stop-4' },
] as const;
const index = new MiniSearch(indexOptions);
index.addAll(found.map(({ title }, id) => ({ id, title, text: 'The police kept them; offices stood around.' })));
const search = openSearchIndex(JSON.parse(JSON.stringify({ found, index: index.toJSON() })));

it('any words can be searched for', () => {
  // No search field takes more than 80 characters.
  const words = fc
    .oneof(
      oddText,
      fc.array(oddText, { maxLength: 6 }).map((parts) => parts.join(' ')),
    )
    .map((text) => text.slice(0, 80));
  const posts = found.map(({ title }) => ({ title, excerpt: title, category: 'History' }));
  const tours = found.map(({ title }) => ({ title, description: title }));
  fc.assert(
    fc.property(words, (asked) => {
      countText(findPosts(posts, { query: asked, category: asked }).length, asked, asked);
      countWords(findTours(tours, asked).length, asked);
      for (const { title, address } of resultsOf(asked, search) ?? []) {
        assert.match(address, /^\/(?!\/)/);
        const pieces = piecesOf(title, asked.trim());
        assert.equal(pieces.map(({ words }) => words).join(''), title);
      }
    }),
    { numRuns: SEARCHES },
  );
});

/** A browser's storage with entries that another program, or another version of the site, may have put there. */
function storageOf(entries: readonly (readonly [string, string])[]) {
  const map = new Map(entries);
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
    key: (at: number) => [...map.keys()][at] ?? null,
    get length() {
      return map.size;
    },
  };
}

it('whatever stands in the storage under our keys, drafts are read, listed and tidied away', () => {
  const now = 1_700_000_000_000;
  const draft = damaged({ values: { name: 'Rosa' }, id: 'a1', inOutbox: true, savedAt: now });
  const text = fc.oneof(oddText, fc.oneof(draft, oddValue).map(asJson));
  const key = fc.oneof(
    fc.constantFrom('draft:t:contact:', 'draft:t:contact:a1', 'draft:u:survey:', 'add-to-message'),
    oddText,
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(key, text), { maxLength: 4 }), (entries) => {
      const storage = storageOf(entries);
      const backup = { note: () => undefined, flush: () => undefined, ifAvailable: async () => undefined };
      const deps = { storage: () => storage, now: () => now, backup };
      tabsWithDrafts('other', deps);
      const kept = draftStoreOf('t', deps).load('contact', undefined);
      for (const value of Object.values(kept?.values ?? {})) assert(typeof value === 'string');
      deleteOldDrafts(deps);
      takeIntoMessage('private', 'mine', () => storage);
      const data: StoredData = {
        device: entries.map(([name]) => name),
        tab: entries.map(([name]) => name),
        cookies: [],
        files: 0,
        bytes: undefined,
        outbox: undefined,
        marks: 0,
        tour: undefined,
        permission: { notifications: 'default', location: 'prompt' },
      };
      assert(typeof storedText('closed', data) === 'string');
      unknownKeys(data);
    }),
    { numRuns: RUNS },
  );
});

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    // The value contains a BigInt, or itself, which JSON cannot express.
    return '{';
  }
}
