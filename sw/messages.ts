import type { PackageProgress, PackageStatus, PageMessage, WorkerReply } from '../src/pwa/worker-messages';
import { removeOldPictures } from './pictures';
import { checkFiles, mendHeaders, missingFiles, partStatus, saveBatch, type StoredFile } from './stored-files';

/** An open tab (WindowClient), as far as the worker's parts need it: each can be tested with small stand-ins. */
interface Tab {
  readonly visibilityState: string;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}

/** The open tabs (Clients). */
export interface Tabs {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<unknown>;
}

/** What the messages need from the worker. */
export interface MessageDeps {
  readonly version: string;
  readonly shell: readonly StoredFile[];
  readonly pictures: readonly StoredFile[];
  openShell(): Promise<Cache>;
  openPictures(): Promise<Cache>;
  /** Only the active worker may remove pictures: a waiting one's predecessor still shows them. */
  isActive(): boolean;
  skipWaiting(): Promise<void>;
  showUpdate(): Promise<boolean>;
  tell(progress: PackageProgress): Promise<void>;
}

/** Does what a page asks. Undefined for SKIP_WAITING, which has no answer. Never rejects. */
export async function answerMessage(message: PageMessage, deps: MessageDeps): Promise<WorkerReply | undefined> {
  try {
    switch (message.type) {
      case 'SKIP_WAITING':
        await deps.skipWaiting();
        return undefined;
      case 'package-status':
        await mendAllHeaders(deps);
        return { type: 'package-status', status: await readAndTidy(deps) };
      case 'save-batch':
        return await saveNext(message, deps);
      case 'check-files':
        return await checkAll(deps);
      case 'show-update-notification':
        return { type: 'notification-shown', shown: await deps.showUpdate() };
    }
  } catch (error) {
    // Blocked site data or a broken profile: the page says so instead of waiting.
    return { type: 'refused', reason: String(error) };
  }
}

/** At each installation and at each look of a page. Rejects where the caches cannot be opened or written to. */
export async function mendAllHeaders({ shell, pictures, openShell, openPictures }: MessageDeps): Promise<void> {
  await mendHeaders(await openShell(), shell);
  await mendHeaders(await openPictures(), pictures);
}

/** Looks both caches through. Rejects where they cannot be opened. */
export async function readStatus({
  version,
  shell,
  pictures,
  openShell,
  openPictures,
}: MessageDeps): Promise<PackageStatus> {
  const missingShellFiles = await missingFiles(await openShell(), shell);
  const missingPictures = await missingFiles(await openPictures(), pictures);
  return {
    version,
    shell: partStatus(shell, missingShellFiles),
    pictures: partStatus(pictures, missingPictures),
  };
}

/** Posts a message to every open tab, controlled or not: a first installation controls none. */
export async function tellTabs(tabs: Tabs, message: PackageProgress): Promise<void> {
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of open) tab.postMessage(message);
}

/** Removes the pictures of earlier versions once all of this one are there: a waiting page may still show them. */
async function readAndTidy(deps: MessageDeps): Promise<PackageStatus> {
  const status = await readStatus(deps);
  if (status.pictures.missing === 0 && deps.isActive()) {
    await removeOldPictures(await deps.openPictures(), new Set(deps.pictures.map(({ cacheKey }) => cacheKey)));
  }
  return status;
}

/** Each message draws the header anew on a page that may be starting up on a slow phone. */
const REPORT_EVERY_MS = 500;

/** Tells the tabs how far the installation is; call the result with each file that is in. */
export function reportInstall(
  { version, shell, pictures, tell }: MessageDeps,
  now: () => number = Date.now,
): (done: StoredFile) => void {
  const missing = new Set(shell);
  let toldAt = Number.NEGATIVE_INFINITY;
  return (done) => {
    missing.delete(done);
    if (missing.size > 0 && now() - toldAt < REPORT_EVERY_MS) return;
    toldAt = now();
    const status = {
      version,
      shell: partStatus(shell, [...missing]),
      pictures: partStatus(pictures, pictures),
    };
    tell({ type: 'package-progress', status }).catch((error: unknown) => {
      // Nobody listens: the installation goes on.
      console.warn('Progress could not be told', error);
    });
  };
}

async function saveNext(
  { part, limit, skip }: Extract<PageMessage, { type: 'save-batch' }>,
  deps: MessageDeps,
): Promise<WorkerReply> {
  const cache = await (part === 'shell' ? deps.openShell() : deps.openPictures());
  const result = await saveBatch(cache, deps[part], { limit, skip, onHeard: tellWhileBusy(deps) });
  const status = await readAndTidy(deps);
  await deps.tell({ type: 'package-progress', status });
  return { type: 'batch-saved', status, ...result };
}

async function checkAll(deps: MessageDeps): Promise<WorkerReply> {
  const onHeard = tellWhileBusy(deps);
  const wrongShell = await checkFiles(await deps.openShell(), deps.shell, onHeard);
  const wrongPictures = await checkFiles(await deps.openPictures(), deps.pictures, onHeard);
  const status = await readStatus(deps);
  await deps.tell({ type: 'package-progress', status });
  return { type: 'files-checked', status, wrong: wrongShell + wrongPictures };
}

/** Well under the 30 s after which a page takes a silent worker for dead. */
const TELL_EVERY_MS = 5_000;

/** Call the result whenever something came: the tabs hear of it now and then, so that none gives a slow line up. */
function tellWhileBusy(deps: MessageDeps): () => void {
  let toldAt = Date.now();
  return () => {
    if (Date.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = Date.now();
    readStatus(deps)
      .then((status) => deps.tell({ type: 'package-progress', status }))
      .catch((error: unknown) => {
        // The batch goes on; its answer says what came of it.
        console.warn('Progress could not be told', error);
      });
  };
}
