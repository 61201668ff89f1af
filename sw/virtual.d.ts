/** Written by the build when everything else stands in dist/ (tools/site/offline-package.ts). */
declare module 'virtual:offline-package' {
  /** The content's version, as shown to people. */
  export const version: string;
  /** Stage one. */
  export const shell: import('../src/shared/offline-files').PackedFiles;
  /** The first files of stage one in one. */
  export const pack: import('../src/shared/offline-files').ShellPack;
  /** Stage two. */
  export const pictures: import('../src/shared/offline-files').PackedFiles;
  /** What tells this version's `_headers` from another's. */
  export const headers: string;
  /** What every file is kept with. */
  export const commonHeaders: import('../src/shared/offline-files').CommonHeaders;
  /** Old addresses; `from` may end in '*'. */
  export const redirects: { from: string; to: string; status: number }[];
}

/** Chromium only, so TypeScript's library leaves it out (WICG Background Sync). */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** The browser will not try again after this one. */
  readonly lastChance: boolean;
}

/** Where the browser gets an answer without asking the worker first: Chromium, and Safari from 27 on. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rules: { condition: { requestMode: 'navigate' }; source: 'fetch-event' }[]): Promise<void>;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: InstallEvent;
  sync: SyncEvent;
}
