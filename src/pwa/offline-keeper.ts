// What of this site is on this device. Promises: 'ready' is said only after the worker has found
// every file in the cache, and asked again at each start, for a browser may clear it; a killed
// worker or a lost connection costs one batch; who saves data is asked before the pictures come.
import type { FilesCheck } from '../browser/files-check';
import type { ReadableStore, Store } from '../browser/store';
import type { OfflinePackage, PackageStage } from './offline-state';
import type { PackagePart, PackageStatus, PageMessage, WorkerReply } from './worker-messages';

export const FILES_IN_BATCH = 8;
/** The worker tells its progress every 5 s while it works, and this time begins anew with it: it is for silence. */
const WORKER_SILENT_FOR_MS = 30_000;
export const ATTEMPTS_BEFORE_PAUSE = 4;
const FIRST_PAUSE_MS = 1_000;
const STATUS_WITHIN_MS = 10_000;
const OTHER_TAB_ASKED_EVERY_MS = 5_000;
/** A tab that holds the lock and does nothing for so long is frozen. */
const OTHER_TAB_STALLED_AFTER_MS = 60_000;

export interface OfflineKeeperDeps {
  /** Asks the active worker; undefined where for so long neither answer nor progress came. */
  ask(message: PageMessage, answerWithinMs: number): Promise<WorkerReply | undefined>;
  isOnline(): boolean;
  /** False on Save-Data, a slow connection or little room: then the visitor is asked first. */
  mayFetchUnasked(bytes: number): Promise<boolean>;
  /** Runs `work` where no other tab does the same; false where one does. */
  whenNoOtherTab(work: () => Promise<void>): Promise<boolean>;
  /** Shell files may be fetched again only while the server still has this worker's version. */
  isServedVersion(): Promise<boolean>;
  pause(ms: number): Promise<void>;
  now(): number;
}

export interface OfflineKeeper {
  readonly state: ReadableStore<OfflinePackage>;
  /** Looks what is there and brings in what is missing. At start, after an update, on return. */
  check(): Promise<void>;
  /** "Save the pictures too": the visitor's yes. */
  savePictures(): Promise<void>;
  /** The worker's unasked progress: its install, or a batch that another tab asked for. */
  noteProgress(status: PackageStatus): void;
  setStage(stage: PackageStage): void;
}

/**
 * In: what it needs of browser and worker, so that every course of events can be tested in Node, and the store
 * that it writes to.
 * Out: the offline package of one page. Its promises settle when there is nothing more to do for now; `state`
 * has the result: no connection is 'paused', no room 'full'. They reject only where `deps` does.
 * Source: docs/ARCHITECTURE.md, "The worker".
 */
export function createOfflineKeeper(deps: OfflineKeeperDeps, state: Store<OfflinePackage>): OfflineKeeper {
  const { ask, now, pause } = deps;
  let saidYes = false;
  let running: Promise<void> | undefined;
  let progressAt = now();
  const batch: BatchSize = { files: FILES_IN_BATCH };

  const setStage = (stage: PackageStage): void => state.set({ ...state.getSnapshot(), stage });

  const show = (status: PackageStatus, stage = state.getSnapshot().stage): void => {
    const { version, shell, pictures } = status;
    progressAt = now();
    state.set({
      stage: isComplete(status) ? 'ready' : stage,
      doneBytes: shell.doneBytes + pictures.doneBytes,
      totalBytes: shell.totalBytes + pictures.totalBytes,
      version,
    });
  };

  const savePartInOneTab = async (part: PackagePart): Promise<void> => {
    const work = async (): Promise<void> => {
      const stoppedAt = await savePart(part, deps, show, batch);
      if (stoppedAt !== undefined) setStage(stoppedAt);
    };
    progressAt = now();
    while (!(await deps.whenNoOtherTab(work))) {
      await pause(OTHER_TAB_ASKED_EVERY_MS);
      if (state.getSnapshot().stage === 'ready') return;
      if (now() - progressAt > OTHER_TAB_STALLED_AFTER_MS) return work();
    }
  };

  const readStatus = async (): Promise<PackageStatus | undefined> => {
    const reply = await ask({ type: 'package-status' }, STATUS_WITHIN_MS);
    return reply?.type === 'package-status' ? reply.status : undefined;
  };

  const run = async (): Promise<void> => {
    let status = await readStatus();
    if (status !== undefined && status.shell.missing > 0) {
      show(status, 'saving-shell');
      if (await deps.isServedVersion()) {
        await savePartInOneTab('shell');
        status = await readStatus();
      }
    }
    if (status === undefined || status.shell.missing > 0) {
      // No room is said as such; it will not come by waiting.
      if (state.getSnapshot().stage !== 'full') setStage('paused');
      return;
    }
    show(status, 'shell-ready');
    const bytes = status.pictures.totalBytes - status.pictures.doneBytes;
    if (status.pictures.missing === 0) return;
    if (!saidYes && !(await deps.mayFetchUnasked(bytes))) {
      setStage('waiting-for-tap');
      return;
    }
    setStage('saving-pictures');
    await savePartInOneTab('pictures');
  };

  const check = (): Promise<void> => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    state,
    check,
    async savePictures() {
      saidYes = true;
      await running;
      if (state.getSnapshot().stage !== 'ready') await check();
    },
    noteProgress(status) {
      const { stage } = state.getSnapshot();
      // A new worker brings a new list: what was ready no longer is.
      const outdated = stage === 'unknown' || stage === 'ready';
      const reached = status.shell.missing > 0 ? 'saving-shell' : 'shell-ready';
      show(status, outdated ? reached : stage);
    },
    setStage,
  };
}

/** How many files are asked for at once. Kept over the pauses: what was too much is not paid for anew. */
interface BatchSize {
  files: number;
}

/**
 * One batch after the other; one that brought nothing is followed by half as many files, one that brought all
 * by twice as many. Out: nothing when the part is complete, else the stage that says why not.
 */
async function savePart(
  part: PackagePart,
  { ask, isOnline, pause }: OfflineKeeperDeps,
  show: (status: PackageStatus) => void,
  batch: BatchSize,
): Promise<'full' | 'paused' | undefined> {
  let failures = 0;
  let skip: readonly string[] = [];
  for (;;) {
    const message = { type: 'save-batch', part, limit: batch.files, skip } as const;
    const reply = await ask(message, WORKER_SILENT_FOR_MS);
    batch.files = nextBatchSize(batch.files, reply);
    if (reply?.type === 'batch-saved') {
      const { missing } = reply.status[part];
      show(reply.status);
      if (missing === 0) return undefined;
      if (reply.full) return 'full';
      skip = [...skip, ...reply.failed];
      failures = reply.saved > 0 ? 0 : failures + 1;
      if (skip.length >= missing) {
        // What is left has failed once: one more round for it.
        skip = [];
        failures += 1;
      }
    } else {
      failures += 1;
    }
    if (reply?.type === 'refused' || failures >= ATTEMPTS_BEFORE_PAUSE || !isOnline()) return 'paused';
    if (failures > 0) await pause(FIRST_PAUSE_MS * 2 ** (failures - 1));
  }
}

function nextBatchSize(files: number, reply: WorkerReply | undefined): number {
  if (reply?.type !== 'batch-saved' || reply.saved === 0) return Math.max(1, Math.floor(files / 2));
  return reply.failed.length === 0 ? Math.min(FILES_IN_BATCH, 2 * files) : files;
}

function isComplete({ shell, pictures }: PackageStatus): boolean {
  return shell.missing === 0 && pictures.missing === 0;
}

/** "Check again": has every kept file read and compared, then brings in what is missing. Rejects only where `deps` does. */
export async function checkFilesAgain(
  { ask }: Pick<OfflineKeeperDeps, 'ask'>,
  keeper: Pick<OfflineKeeper, 'check' | 'state'>,
): Promise<FilesCheck> {
  const reply = await ask({ type: 'check-files' }, WORKER_SILENT_FOR_MS);
  if (reply?.type !== 'files-checked') return 'unanswered';
  const { wrong, status } = reply;
  const wasComplete = isComplete(status);
  await keeper.check();
  if (keeper.state.getSnapshot().stage === 'ready') return wasComplete && wrong === 0 ? 'right' : 'mended';
  return wrong === 0 ? 'incomplete' : 'broken';
}
