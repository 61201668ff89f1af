/** Written by the build when everything else stands in dist/ (tools/site/offline-package.ts). */
declare module 'virtual:offline-package' {
  /** The content's version, as shown to people. */
  export const version: string;
  /** Stage one. `bytes` are counted over the wire. */
  export const shell: { url: string; revision: string | null; bytes: number }[];
  /** Stage two: hashed names only. */
  export const pictures: { url: string; bytes: number }[];
  /** Old addresses; `from` may end in '*'. */
  export const redirects: { from: string; to: string; status: number }[];
}

/** Chromium only, so TypeScript's library leaves it out (WICG Background Sync). */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}
