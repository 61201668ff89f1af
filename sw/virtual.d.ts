/** The module is written by the build when all other files are in dist/ (tools/site/offline-package.ts). */
declare module 'virtual:offline-package' {
  /** The version of the content, as it is shown to visitors. */
  export const version: string;
  /** The files of stage one. */
  export const shell: import('../src/shared/offline-files').PackedFiles;
  /** The first files of stage one in one response. */
  export const pack: import('../src/shared/offline-files').ShellPack;
  /** The files of stage two. */
  export const pictures: import('../src/shared/offline-files').PackedFiles;
  /** Identifies the `_headers` of this version. */
  export const headers: string;
  /** The headers that every file is stored with. */
  export const commonHeaders: import('../src/shared/offline-files').CommonHeaders;
  /** The redirects of old addresses; `from` may end in '*'. */
  export const redirects: { from: string; to: string; status: number }[];
}

/** Only Chromium has this event (WICG Background Sync), so TypeScript's library does not declare it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** True if the browser will not repeat this event. */
  readonly lastChance: boolean;
}

/**
 * Only Chromium, and Safari from version 27, let a worker say for which requests the browser need
 * not ask it.
 */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rules: { condition: { requestMode: 'navigate' }; source: 'fetch-event' }[]): Promise<void>;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: InstallEvent;
  sync: SyncEvent;
}
