import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback, signUp } from '../../../tests/setup/simulation/outbox-samples';
import { settings } from '../../config/env';
import { practiseFor } from '../../shared/online';
import { browserOutbox, newId, openOutbox } from '../outbox-instance';
import { DatabaseUnavailable, DATABASE_VERSION, openDatabase } from './database';
import type { OutboxDatabase, OutboxTransaction } from './database';
import { DATABASE_NAME } from './database-name';

vi.mock('../../config/env', () => ({
  settings: {
    email: {
      origin: 'https://mail.example',
      publicKey: 'key',
      service: 'service',
      templates: { reply: 'reply', notify: 'notify', survey: 'survey' },
    },
    newsletter: { url: 'https://list.example/subscribe/post?u=u1&id=i1', tags: '' },
  },
}));

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

const put = (database: OutboxDatabase, id: string) =>
  database.run('readwrite', ({ submissions }) => submissions.put({ id }));
const all = (database: OutboxDatabase) => database.run('readonly', ({ submissions }) => submissions.all());
/** Provides page events, which Node does not have. */
const pageOfItsOwn = (): EventTarget => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return page;
};

it('keeps what it is given, on disk before it says so', async () => {
  const database = openDatabase();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await put(database, 'a');
  expect(transaction).toHaveBeenLastCalledWith(['submissions', 'meta'], 'readwrite', {
    durability: 'strict',
  });
  transaction.mockRestore();
  expect(await all(openDatabase())).toEqual([{ id: 'a' }]);
});

it('writes all of a transaction or nothing, and does not repeat what has failed in it', async () => {
  const database = openDatabase();
  const bug = new Error('a bug');
  const work = vi.fn(async ({ submissions }: OutboxTransaction) => {
    await submissions.put({ id: 'half' });
    throw bug;
  });
  const open = vi.spyOn(indexedDB, 'open');
  await expect(database.run('readwrite', work)).rejects.toBe(bug);
  expect(work).toHaveBeenCalledOnce();
  expect(await all(database)).toEqual([]);
  // The connection is not the cause, and a second one beside it would stay open as long as the
  // page.
  expect(open).toHaveBeenCalledOnce();
});

it.each(['InvalidStateError', 'UnknownError', 'AbortError'])('opens again after an %s, once', async (name) => {
  const database = openDatabase();
  await put(database, 'a');
  const lost = new DOMException('Connection to Indexed Database server lost', name);
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw lost;
  });
  await put(database, 'b');
  transaction.mockImplementation(() => {
    throw lost;
  });
  await expect(all(database)).rejects.toMatchObject({ name: 'DatabaseUnavailable', cause: lost });
  transaction.mockRestore();
  expect(await all(database)).toEqual([{ id: 'a' }, { id: 'b' }]);
});

it('opens again when the system has closed the database under it', async () => {
  const database = openDatabase();
  const handles: IDBDatabase[] = [];
  const original = IDBDatabase.prototype.transaction;
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    handles.push(this);
    return original.apply(this, args);
  });
  await put(database, 'a');
  // iOS does this to a page in the background: no event is fired, only the next use fails.
  handles.at(-1)?.close();
  await put(database, 'b');
  expect(await all(database)).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(new Set(handles).size).toBe(2);
  spy.mockRestore();
});

it('holds up nobody from the back/forward cache, and goes on when the page is back', async () => {
  const page = pageOfItsOwn();
  const closed = vi.spyOn(IDBDatabase.prototype, 'close');
  const database = openDatabase();
  let begun = 0;
  let mayEnd = false;
  const slow = database.run('readwrite', async ({ submissions }) => {
    begun += 1;
    // A frozen page handles no events, so its transaction would stay open as long as the page is
    // frozen.
    while (!mayEnd) await submissions.get('a');
    await submissions.put({ id: 'slow' });
  });
  await vi.waitFor(() => expect(begun).toBe(1));
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  const late = put(database, 'late');
  // A newer version would ask the page to close its connection, and a frozen page cannot answer.
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  closed.mockRestore();

  const other = openDatabase();
  await put(other, 'other');
  expect(await all(other)).toEqual([{ id: 'other' }]);
  mayEnd = true;
  page.dispatchEvent(new Event('pageshow'));
  await Promise.all([slow, late]);
  expect(begun).toBe(2);
  expect(await all(other)).toEqual([{ id: 'late' }, { id: 'other' }, { id: 'slow' }]);
});

it('keeps its connection when the page is left for good', async () => {
  const page = pageOfItsOwn();
  const database = openDatabase();
  await put(database, 'a');
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
  await put(database, 'last');
  expect(await all(database)).toEqual([{ id: 'a' }, { id: 'last' }]);
});

it('opens again after the browser has ended the connection', async () => {
  const database = openDatabase();
  const opened: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  await put(database, 'a');
  opened.forEach((handle) => forceCloseDatabase(handle as never));
  await put(database, 'b');
  expect(await all(database)).toHaveLength(2);
  expect(opened).toHaveLength(2);
});

it('makes way for a newer version of the site, and works on with its database', async () => {
  const database = openDatabase();
  await put(database, 'ours');
  const newer = await openDB(DATABASE_NAME, DATABASE_VERSION + 1, {
    upgrade: (upgraded) => void upgraded.createObjectStore('something new'),
  });
  expect(await all(database)).toEqual([{ id: 'ours' }]);
  await put(database, 'ours too');
  expect(await newer.count('submissions')).toBe(2);
  newer.close();
});

it.each([
  ['missing', undefined],
  ['null, as in some private windows', null],
])('says so where IndexedDB is %s', async (_what, value) => {
  vi.stubGlobal('indexedDB', value);
  await expect(all(openDatabase())).rejects.toThrow(DatabaseUnavailable);
});

it('says so where the browser refuses to open it, and tries anew the next time', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const database = openDatabase();
  await expect(all(database)).rejects.toThrow(DatabaseUnavailable);
  expect(open).toHaveBeenCalledOnce();
  open.mockRestore();
  expect(await all(database)).toEqual([]);
});

it('says so where it is never opened, as Safari has done', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  await expect(all(openDatabase(1))).rejects.toThrow(DatabaseUnavailable);
});

it('says so when the disk is full', async () => {
  const database = openDatabase();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const full = database.run('readwrite', ({ submissions }) => submissions.put({ id: 'a' }));
  await expect(full).rejects.toThrow(DatabaseUnavailable);
  put.mockRestore();
  expect(await all(database)).toEqual([]);
});

describe('the outbox over what this browser has', () => {
  const posted: unknown[] = [];
  let answerOf: (url: string, init?: RequestInit) => Promise<Response>;
  const OUR_HEADERS = { 'content-type': 'text/plain', 'content-security-policy': "default-src 'self'" };
  let lockNames: string[];
  const navigatorWith = (parts: object) => vi.stubGlobal('navigator', { onLine: true, ...parts });
  const locks = {
    request: (name: string, _options: unknown, work: (lock: object) => Promise<unknown>) => {
      lockNames.push(name);
      return work({});
    },
  };

  class Channel extends EventTarget {
    static all: Channel[] = [];
    constructor(readonly name: string) {
      super();
      Channel.all.push(this);
    }
    postMessage(message: unknown): void {
      posted.push([this.name, message]);
    }
    hear(data: unknown): void {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    posted.length = 0;
    Channel.all = [];
    lockNames = [];
    answerOf = () => Promise.resolve(new Response('OK'));
    navigatorWith({ locks });
    vi.stubGlobal('BroadcastChannel', Channel);
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => answerOf(url, init));
  });
  afterEach(() => {
    practiseFor(() => 0);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('sends under the lock, tells the other pages, and leaves no timer behind', async () => {
    const outbox = openOutbox();
    expect(await outbox.submit(feedback)).toEqual({ outcome: 'sent' });
    expect(lockNames).toEqual(['outbox']);
    expect(posted.at(-1)).toMatchObject(['gotham-mousers-outbox', { type: 'submission-sent' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([feedback, signUp])('calls nobody during the practice without a connection: $kind', async (submission) => {
    let leftMs = 60_000;
    practiseFor(() => leftMs);
    const asked: unknown[] = [];
    answerOf = (url, init) => {
      asked.push([url, String(init?.body)]);
      return Promise.resolve(new Response('OK'));
    };
    const outbox = openOutbox();
    expect(await outbox.submit(submission)).toMatchObject({ outcome: 'saved', offline: true });
    expect(await outbox.deliver()).toMatchObject({ remaining: 1, sent: 0 });
    expect(asked).toEqual([]);
    leftMs = 0;
    vi.setSystemTime(Date.now() + 2_000);
    const [entry] = await outbox.list();
    expect(await outbox.sendNow(entry?.id ?? '')).toEqual({ outcome: 'sent' });
    expect(JSON.stringify(asked)).not.toContain('possible_duplicate');
  });

  it('makes no call either for which the practice begins at the last moment', async () => {
    const asked: string[] = [];
    answerOf = (url) => {
      asked.push(url);
      practiseFor(() => 60_000);
      return Promise.resolve(new Response('OK', { headers: OUR_HEADERS }));
    };
    const outbox = openOutbox();
    expect(await outbox.submit(feedback)).toMatchObject({ outcome: 'saved', offline: true });
    expect(asked).toEqual(['/robots.txt']);
    expect(await outbox.list()).toMatchObject([{ possibleDuplicate: false }]);
  });

  it('is the same one for the whole page', () => {
    const outbox = browserOutbox();
    expect(outbox).toHaveProperty('submit');
    expect(browserOutbox()).toBe(outbox);
  });

  it.each<[string, () => void]>([
    [
      'no locks, no channel and no navigator',
      () => ['navigator', 'BroadcastChannel'].forEach((name) => vi.stubGlobal(name, undefined)),
    ],
    [
      'locks and a channel that blocked site data refuses',
      () => {
        vi.stubGlobal('navigator', {
          onLine: true,
          get locks(): never {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
        vi.stubGlobal('BroadcastChannel', function refuse() {
          throw new DOMException('Blocked', 'SecurityError');
        });
      },
    ],
    [
      'locks that refuse',
      () => navigatorWith({ locks: { request: () => Promise.reject(new DOMException('Refused', 'SecurityError')) } }),
    ],
    [
      'a channel that was closed under it',
      () => {
        vi.spyOn(Channel.prototype, 'postMessage').mockImplementation(() => {
          throw new DOMException('Closed', 'InvalidStateError');
        });
      },
    ],
  ])('sends with %s', async (_what, arrange) => {
    arrange();
    const outbox = openOutbox();
    expect(await outbox.submit(feedback)).toEqual({ outcome: 'sent' });
    expect(vi.getTimerCount()).toBe(0);
    expect(outbox.subscribe(() => undefined)).not.toThrow();
  });

  it('hears the other pages for as long as somebody listens', async () => {
    const outbox = openOutbox();
    const heard: unknown[] = [];
    const stop = outbox.subscribe((message) => heard.push(message));
    Channel.all.forEach((channel) => channel.hear({ type: 'submission-removed', id: 'a' }));
    stop();
    Channel.all.forEach((channel) => channel.hear({ type: 'submission-removed', id: 'b' }));
    expect(heard).toEqual([{ type: 'submission-removed', id: 'a' }]);
  });

  it('gives a call up after 20 seconds, and believes the browser that it is offline', async () => {
    navigatorWith({ locks, onLine: false });
    const outbox = openOutbox();
    const asked: string[] = [];
    answerOf = (url) => {
      asked.push(url);
      return new Promise(() => {});
    };
    const submitted = outbox.submit(feedback);
    await vi.waitUntil(() => asked.length === 1);
    // A connection without an answer for one second may just be slow.
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitUntil(() => asked.length === 2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await submitted).toMatchObject({ outcome: 'saved', offline: true });
    expect(asked[0]).toBe('/robots.txt');
  });

  it('takes itself for online where nobody says otherwise', async () => {
    vi.stubGlobal('navigator', undefined);
    answerOf = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await openOutbox().submit(feedback)).toMatchObject({ outcome: 'saved', offline: false });
  });

  it('makes no call on a dead line, so nothing is marked; on a live one it does, whatever our own host says', async () => {
    const asked: string[] = [];
    let providerAnswers = false;
    answerOf = (url, { method = 'GET' } = {}) => {
      asked.push(`${method} ${url}`);
      const answers = url !== '/robots.txt' && providerAnswers;
      return answers ? Promise.resolve(new Response('OK')) : Promise.reject(new TypeError('Failed to fetch'));
    };
    const outbox = openOutbox();
    expect(await outbox.submit(feedback)).toMatchObject({ outcome: 'saved' });
    const questions = ['HEAD /robots.txt', `HEAD ${settings.email.origin}/api/v1.0/email/send`];
    expect(asked).toEqual(questions);
    expect(await outbox.list()).toMatchObject([{ possibleDuplicate: false }]);
    providerAnswers = true;
    asked.length = 0;
    vi.setSystemTime(Date.now() + 60_000);
    expect(await outbox.deliver()).toMatchObject({ sent: 1 });
    expect(asked).toEqual([...questions, `POST ${settings.email.origin}/api/v1.0/email/send`]);
  });

  it('makes the call at once where our own host is in trouble, for that is no dead line', async () => {
    const asked: string[] = [];
    answerOf = (url, { method = 'GET' } = {}) => {
      asked.push(`${method} ${url}`);
      return Promise.resolve(new Response(null, { status: url === '/robots.txt' ? 503 : 200 }));
    };
    expect(await openOutbox().submit(feedback)).toEqual({ outcome: 'sent' });
    expect(asked).toEqual(['HEAD /robots.txt', `POST ${settings.email.origin}/api/v1.0/email/send`]);
  });

  it('takes an answer of the mail service that it may not read for a line that works, where nobody answers for our site', async () => {
    answerOf = (url, { method = 'GET', mode = 'cors' } = {}) => {
      const answers = url !== '/robots.txt' && (method === 'POST' || mode === 'no-cors');
      return answers ? Promise.resolve(new Response('OK')) : Promise.reject(new TypeError('Failed to fetch'));
    };
    expect(await openOutbox().submit(feedback)).toEqual({ outcome: 'sent' });
  });

  it('makes no call, and marks nothing, behind a Wi-Fi that answers for our site and for the mail service', async () => {
    const asked: string[] = [];
    let isLetThrough = false;
    answerOf = (url, { method = 'GET', mode = 'cors' } = {}) => {
      asked.push(`${method} ${url} ${mode}`);
      if (url === '/robots.txt') return Promise.resolve(new Response('<h1>Welcome to our Wi-Fi</h1>'));
      // The Wi-Fi does not allow our site to read its answer: a cors request fails, any other request gets an answer.
      return isLetThrough || mode === 'no-cors'
        ? Promise.resolve(new Response('OK'))
        : Promise.reject(new TypeError('Failed to fetch'));
    };
    const outbox = openOutbox();
    expect(await outbox.submit(feedback)).toMatchObject({ outcome: 'saved' });
    const email = `${settings.email.origin}/api/v1.0/email/send`;
    expect(asked).toEqual(['HEAD /robots.txt cors', `HEAD ${email} cors`]);
    expect(await outbox.list()).toMatchObject([{ possibleDuplicate: false }]);
    // Even if a stranger always answers at our address, a message is sent as soon as the provider answers.
    isLetThrough = true;
    vi.setSystemTime(Date.now() + 60_000);
    expect(await outbox.deliver()).toMatchObject({ sent: 1 });
    expect(asked.at(-1)).toBe(`POST ${email} cors`);
  });

  // If only the provider is silent, it is asked less and less often; without a connection, every 30 seconds.
  it.each<[string, () => Promise<Response>, boolean]>([
    ['answers', () => Promise.resolve(new Response(null, { headers: OUR_HEADERS })), true],
    ['is in trouble too', () => Promise.resolve(new Response(null, { status: 500 })), false],
    ['does not answer either', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('knows whether our own site %s', async (_what, ownSite, onlyTheProvider) => {
    answerOf = (url) => (url === '/robots.txt' ? ownSite() : Promise.reject(new TypeError('Failed to fetch')));
    const outbox = openOutbox();
    const isTold = vi.fn<() => void>();
    const submitted = outbox.submit(feedback);
    void submitted.then(isTold);
    // On a working connection there are two tries with a pause between them.
    while (isTold.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(100);
    expect(await submitted).toMatchObject({ outcome: 'saved' });
    vi.setSystemTime(Date.now() + 60_000);
    const { nextAttemptAt = 0 } = await outbox.deliver();
    const waits = nextAttemptAt - Date.now();
    expect(waits <= 1_000).toBe(onlyTheProvider);
  });

  it('gives every submission a number of its own, also on plain http', () => {
    expect(newId()).toMatch(/^[\da-f]{8}-/);
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
    expect(newId()).toBe('0a'.repeat(16));
  });
});
