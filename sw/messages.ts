import type {
  PackageProgress,
  PackageStatus,
  PageMessage,
  PracticeNews,
  WorkerReply,
} from '../src/pwa/worker-messages';
import { removeOldPictures } from './pictures';
import type { Practice } from './practice';
import type { StoredFile } from './stored-file';
import { checkFiles, mendHeaders, missingFiles, partStatus, saveBatch, type BatchResult } from './stored-files';

/**
 * An open tab (WindowClient), reduced to what the worker's modules use, so that tests can pass
 * small stand-ins.
 */
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

/** The parts of the worker that the answers to messages and the installation use. */
export interface WorkerDeps {
  readonly version: string;
  readonly shell: readonly StoredFile[];
  readonly pictures: readonly StoredFile[];
  openShell(): Promise<Cache>;
  openPictures(): Promise<Cache>;
  /**
   * Only the active worker may remove pictures: while a worker waits, pages of its predecessor
   * still show the old ones.
   */
  isActive(): boolean;
  skipWaiting(): Promise<void>;
  showUpdate(): Promise<boolean>;
  tell(news: PackageProgress | PracticeNews): Promise<void>;
  readonly practice: Pick<Practice, 'begin' | 'end' | 'known' | 'leftMs'>;
}

/**
 * Carries out the request of a page. Resolves with undefined for SKIP_WAITING, which has no reply.
 * Never rejects.
 */
export async function answerMessage(message: PageMessage, deps: WorkerDeps): Promise<WorkerReply | undefined> {
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
      case 'practice-begin':
      case 'practice-end':
      case 'practice-status':
        return await answerAboutPractice(message.type, deps);
    }
  } catch (error) {
    // Storage is blocked or the profile is broken: the page shows this instead of waiting.
    return { type: 'refused', reason: String(error) };
  }
}

/**
 * Repairs the headers of all stored files; runs at each installation and each time a page asks for
 * the status. Rejects if the caches cannot be opened or read; a failed write is only logged.
 */
export async function mendAllHeaders({ shell, pictures, openShell, openPictures }: WorkerDeps): Promise<void> {
  await mendHeaders(await openShell(), shell);
  await mendHeaders(await openPictures(), pictures);
}

/** Counts the stored files of both caches. Rejects if the caches cannot be opened. */
export async function readStatus({
  version,
  shell,
  pictures,
  openShell,
  openPictures,
}: WorkerDeps): Promise<PackageStatus> {
  const missingShellFiles = await missingFiles(await openShell(), shell);
  const missingPictures = await missingFiles(await openPictures(), pictures);
  return {
    version,
    shell: partStatus(shell, missingShellFiles),
    pictures: partStatus(pictures, missingPictures),
  };
}

/**
 * Posts a message to every open tab, also to those that the worker does not control: a first
 * installation controls none.
 */
export async function tellTabs(tabs: Tabs, message: PackageProgress | PracticeNews): Promise<void> {
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of open) tab.postMessage(message);
}

/**
 * Removes the pictures of earlier versions, but only when all pictures of this version are stored:
 * until then a waiting page may still show the old ones. Only a lack of space removes them earlier (saveNext).
 */
async function readAndTidy(deps: WorkerDeps): Promise<PackageStatus> {
  const status = await readStatus(deps);
  if (status.pictures.missing === 0) await removeEarlierPictures(deps);
  return status;
}

/** Removes the pictures of earlier versions if this worker may; returns whether there were any. */
async function removeEarlierPictures(deps: WorkerDeps): Promise<boolean> {
  if (!deps.isActive()) return false;
  const ours = new Set(deps.pictures.map(({ cacheKey }) => cacheKey));
  return (await removeOldPictures(await deps.openPictures(), ours)) > 0;
}

/**
 * Pause between two progress messages. Each message makes the page render its header again,
 * possibly while it starts on a slow phone.
 */
const REPORT_EVERY_MS = 500;

/** Reports the progress of the installation to the tabs; call the returned function with each stored file. */
export function reportInstall(
  { version, shell, pictures, tell }: WorkerDeps,
  now: () => number = Date.now,
): (done: StoredFile) => void {
  const missing = new Set(shell);
  let toldAt = Number.NEGATIVE_INFINITY;
  return (done) => {
    missing.delete(done);
    // A clock that was set back must not silence the progress.
    if (missing.size > 0 && Math.abs(now() - toldAt) < REPORT_EVERY_MS) return;
    toldAt = now();
    const status = {
      version,
      shell: partStatus(shell, [...missing]),
      pictures: partStatus(pictures, pictures),
    };
    tell({ type: 'package-progress', status }).catch((error: unknown) => {
      // No tab can be told, but the installation continues.
      console.warn('Progress could not be told', error);
    });
  };
}

/**
 * Saves the next files. If there is no more space, the pictures of earlier versions give way first,
 * because they may hold the space that the new files need, and the batch is made once more.
 */
async function saveNext(
  { part, limit, skip }: Extract<PageMessage, { type: 'save-batch' }>,
  deps: WorkerDeps,
): Promise<WorkerReply> {
  const cache = await (part === 'shell' ? deps.openShell() : deps.openPictures());
  const save = (): Promise<BatchResult> =>
    saveBatch(cache, deps[part], { limit, skip, onProgress: tellWhileBusy(deps) });
  let result = await save();
  if (result.full && (await removeEarlierPictures(deps))) {
    const again = await save();
    result = { ...again, saved: result.saved + again.saved };
  }
  const status = await readAndTidy(deps);
  await deps.tell({ type: 'package-progress', status });
  return { type: 'batch-saved', status, ...result };
}

async function checkAll(deps: WorkerDeps): Promise<WorkerReply> {
  const onProgress = tellWhileBusy(deps);
  const ofShell = await checkFiles(await deps.openShell(), deps.shell, onProgress);
  const ofPictures = await checkFiles(await deps.openPictures(), deps.pictures, onProgress);
  const status = await readStatus(deps);
  await deps.tell({ type: 'package-progress', status });
  return {
    type: 'files-checked',
    status,
    wrong: ofShell.wrong + ofPictures.wrong,
    unreadable: ofShell.unreadable + ofPictures.unreadable,
  };
}

/** Well below the 30 s after which a page considers a silent worker dead. */
const TELL_EVERY_MS = 5_000;

/**
 * Returns a function to call whenever data arrives. It tells the tabs from time to time that the
 * worker is busy, so that they do not give up on a slow connection.
 */
function tellWhileBusy(deps: WorkerDeps): () => void {
  let toldAt = Date.now();
  return () => {
    // A clock that was set back must not make the worker look dead.
    if (Math.abs(Date.now() - toldAt) < TELL_EVERY_MS) return;
    toldAt = Date.now();
    readStatus(deps)
      .then((status) => deps.tell({ type: 'package-progress', status }))
      .catch((error: unknown) => {
        // The batch continues; its reply reports the result.
        console.warn('Progress could not be told', error);
      });
  };
}

/** Begins or ends the practice, and tells every tab. A page that only asks is told if one is under way. */
async function answerAboutPractice(
  type: 'practice-begin' | 'practice-end' | 'practice-status',
  { practice, tell }: WorkerDeps,
): Promise<WorkerReply> {
  await practice.known;
  if (type === 'practice-begin') await practice.begin();
  if (type === 'practice-end') await practice.end();
  const leftMs = practice.leftMs();
  if (type === 'practice-end' || leftMs > 0) await tell({ type: 'practice-news', leftMs });
  return { type: 'practice', leftMs };
}
