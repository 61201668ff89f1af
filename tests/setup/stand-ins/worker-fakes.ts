// Small stand-ins for the environment of a service worker. Import this file before any module that
// imports Workbox, because Workbox reads the global scope while it loads.
import { createHash } from 'node:crypto';
import { DIGEST_LENGTH } from '../../../src/shared/offline-files';

export const ORIGIN = 'https://mousers.test';

/** Returns the digest that the build lists for a file with this text. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);

/** The part of an ExtendableEvent that Workbox uses. */
export class FakeExtendableEvent {
  readonly type: string;
  private readonly held: Promise<unknown>[] = [];

  constructor(type: string) {
    this.type = type;
  }

  waitUntil(promise: Promise<unknown>): void {
    this.held.push(promise);
  }

  /** Resolves when all promises passed to `waitUntil` have settled. */
  async finished(): Promise<void> {
    for (let next = this.held.shift(); next; next = this.held.shift()) await next;
  }
}

/**
 * A Cache in memory. With `refuse` every put fails; with `varies` the host's Vary header matches no
 * request, so that only a search that ignores it finds anything; with `unreadable` no stored body can
 * be read.
 */
export class FakeCache implements Cache {
  readonly entries = new Map<string, Response>();
  refuse: Error | undefined;
  varies = false;
  /** Makes every stored body unreadable, as in a broken profile. */
  unreadable = false;

  match(request: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response | undefined> {
    if (this.varies && options?.ignoreVary !== true) return Promise.resolve(undefined);
    const kept = this.entries.get(urlOf(request))?.clone();
    if (kept && this.unreadable) kept.arrayBuffer = () => Promise.reject(new TypeError('Failed to read'));
    return Promise.resolve(kept);
  }
  matchAll(): Promise<readonly Response[]> {
    return Promise.resolve([...this.entries.values()].map((response) => response.clone()));
  }
  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const body = await response.blob();
    if (this.refuse) throw this.refuse;
    const { status, headers } = response;
    this.entries.set(urlOf(request), new Response(body, { status, headers }));
  }
  keys(): Promise<readonly Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(urlOf(request)));
  }
  add(): Promise<void> {
    return Promise.reject(new Error('The worker does not use add'));
  }
  addAll(): Promise<void> {
    return Promise.reject(new Error('The worker does not use addAll'));
  }
}

export class FakeCaches {
  readonly byName = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.byName.get(name) ?? new FakeCache();
    this.byName.set(name, cache);
    return Promise.resolve(cache);
  }
  match(
    request: RequestInfo | URL,
    { cacheName, ...options }: CacheQueryOptions & { cacheName: string },
  ): Promise<Response | undefined> {
    return this.open(cacheName).then((cache) => cache.match(request, options));
  }
}

/** A server in memory that counts its requests, and how many run at the same time. */
export class FakeServer {
  readonly answers = new Map<string, () => Response>();
  readonly asked: string[] = [];
  inFlight = 0;
  mostInFlight = 0;
  /** Fails every request, as without a network. */
  unreachable = false;

  serve(path: string, type: string, body = path, status = 200): void {
    this.answers.set(path, () => new Response(body, { status, headers: { 'content-type': type } }));
  }

  readonly fetch = async (request: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL(urlOf(request));
    this.asked.push(pathname);
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    // Wait one turn of the event loop, so that requests made together also run together.
    await new Promise((resolve) => setImmediate(resolve));
    this.inFlight -= 1;
    if (this.unreachable) throw new TypeError('Failed to fetch');
    return this.answers.get(pathname)?.() ?? new Response('Not found', { status: 404 });
  };
}

export class FakeTab {
  readonly received: unknown[] = [];
  focused = false;
  readonly visibilityState: 'visible' | 'hidden';

  constructor(visibilityState: 'visible' | 'hidden' = 'visible') {
    this.visibilityState = visibilityState;
  }
  postMessage(message: unknown): void {
    this.received.push(message);
  }
  focus(): Promise<void> {
    this.focused = true;
    return Promise.resolve();
  }
}

/**
 * Tabs that the worker does not control, as after a first installation: a search without
 * uncontrolled tabs finds none.
 */
export class FakeTabs {
  readonly open: FakeTab[];
  readonly opened: string[] = [];

  constructor(...open: FakeTab[]) {
    this.open = open;
  }
  matchAll({ type, includeUncontrolled }: ClientQueryOptions): Promise<readonly FakeTab[]> {
    return Promise.resolve(type === 'window' && includeUncontrolled === true ? this.open : []);
  }
  openWindow(url: string): Promise<void> {
    this.opened.push(url);
    return Promise.resolve();
  }
}

/** Puts fresh caches and a fresh server into the global scope. */
export function freshWorkerScope(): { caches: FakeCaches; server: FakeServer } {
  const caches = new FakeCaches();
  const server = new FakeServer();
  Object.assign(globalThis, { caches, fetch: server.fetch });
  return { caches, server };
}

function urlOf(request: RequestInfo | URL): string {
  if (typeof request === 'string') return new URL(request, ORIGIN).href;
  return request instanceof URL ? request.href : request.url;
}

Object.assign(globalThis, {
  self: globalThis,
  location: new URL('/sw.js', ORIGIN),
  registration: { scope: `${ORIGIN}/` },
  ExtendableEvent: FakeExtendableEvent,
  FetchEvent: class FetchEvent extends FakeExtendableEvent {},
  __WB_DISABLE_DEV_LOGS: true,
});
