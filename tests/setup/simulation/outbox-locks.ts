import type { OutboxLocks } from '../../../src/outbox/delivery/lock';

interface Request {
  owner: object;
  grant: () => void;
}

/** One exclusive lock for all actors, like the browser's: it is released when its holder dies. */
export class FakeLocks {
  private holder: object | undefined;
  private refuseHolder: (reason: DOMException) => void = () => {};
  private waiting: Request[] = [];

  get isHeld(): boolean {
    return this.holder !== undefined;
  }

  isHeldBy(owner: object): boolean {
    return this.holder === owner;
  }

  of(owner: object, refuses: boolean): OutboxLocks {
    return {
      request: (_name, { ifAvailable, signal }, callback) =>
        new Promise((resolve, reject) => {
          if (refuses) return reject(new DOMException('Refused', 'SecurityError'));
          if (signal?.aborted) return reject(signal.reason);
          if (this.holder && ifAvailable) return void callback(null).then(resolve, reject);
          const request: Request = {
            owner,
            grant: () => {
              this.holder = owner;
              this.refuseHolder = reject;
              const release = () => {
                if (this.holder === owner) this.next();
              };
              callback({}).finally(release).then(resolve, reject);
            },
          };
          if (!this.holder) return request.grant();
          this.waiting.push(request);
          signal?.addEventListener('abort', () => {
            if (!this.waiting.includes(request)) return;
            this.waiting = this.waiting.filter((other) => other !== request);
            reject(signal.reason);
          });
        }),
    };
  }

  /** Takes the lock, for nobody or for an actor, until the returned function is called. */
  hold(owner: object = {}): () => void {
    let release = (): void => {};
    void this.of(owner, false).request('outbox', {}, () => new Promise<void>((resolve) => (release = resolve)));
    return () => release();
  }

  releaseAllOf(owner: object): void {
    this.waiting = this.waiting.filter((request) => request.owner !== owner);
    if (this.holder === owner) this.next();
  }

  /** Releases the lock while its holder still works, as WebKit does with a page in the back/forward cache. */
  takeAway(): void {
    this.refuseHolder(new DOMException('The page is not fully active.', 'AbortError'));
    this.next();
  }

  private next(): void {
    this.holder = undefined;
    this.waiting.shift()?.grant();
  }
}
