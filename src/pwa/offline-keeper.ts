// Tracks which files of this site are on this device. Promises: the stage is 'ready' only after the worker has found
// every file in the cache and while it controls this page, and this is checked again at each start, because a browser
// may clear the cache; a killed worker or a lost connection costs one batch; a visitor who saves data is asked before
// the pictures are fetched.
import type { FilesCheck } from '../browser/files-check';
import type { ReadableStore, Store } from '../browser/store';
import { promisesPages, type OfflinePackage, type PackageStage } from './offline-package';
import type { PackagePart, PackageStatus, PageMessage, WorkerReply } from './worker-messages';

const FILES_IN_BATCH = 8;
/**
 * The time without a message after which the worker counts as silent. It reports its progress every
 * 5 s while it works, and each report restarts this time.
 */
const WORKER_SILENT_FOR_MS = 30_000;
export const ATTEMPTS_BEFORE_PAUSE = 4;
const FIRST_PAUSE_MS = 1_000;
const STATUS_WITHIN_MS = 10_000;
const OTHER_TAB_ASKED_EVERY_MS = 5_000;
/** A tab that holds the lock and makes no progress for this time counts as frozen. */
const OTHER_TAB_STALLED_AFTER_MS = 60_000;

export interface OfflineKeeperDeps {
  /**
   * Asks the active worker; resolves with undefined if neither an answer nor progress came within
   * the time.
   */
  ask(message: PageMessage, answerWithinMs: number): Promise<WorkerReply | undefined>;
  isOnline(): boolean;
  /** Returns whether a worker controls this page, so that it answers its requests; it does not after Ctrl+F5. */
  isControlled(): boolean;
  /** Resolves with false on Save-Data, a slow connection or little space: then the visitor is asked first. */
  mayFetchUnasked(bytes: number): Promise<boolean>;
  /** Runs `work` if no other tab does the same; resolves with false if one does. */
  whenNoOtherTab(work: () => Promise<void>): Promise<boolean>;
  /**
   * Returns whether the server still has this worker's version; only then may files of the shell be
   * fetched again.
   */
  isServedVersion(): Promise<boolean>;
  pause(ms: number): Promise<void>;
  now(): number;
}

export interface OfflineKeeper {
  readonly state: ReadableStore<OfflinePackage>;
  /**
   * Checks which files are stored and fetches the missing ones. The file recheck-schedule.ts says when it is called.
   */
  check(): Promise<void>;
  /** Handles a press on "Save the pictures too". */
  savePictures(): Promise<void>;
  /**
   * Takes progress that the worker reports without being asked: of its installation, or of a batch
   * that another tab requested.
   */
  noteProgress(status: PackageStatus): void;
  setStage(stage: PackageStage): void;
}

/**
 * Creates the offline package of one page. `deps` is what it needs from browser and worker, so that
 * tests can run every course of events in Node; `state` is the store that it writes to. Its
 * promises settle when there is nothing more to do for now, and `state` has the result: without a
 * connection it is 'paused', without space for the pictures 'full'. They reject only if `deps` rejects
 * (docs/ARCHITECTURE.md, "The worker").
 */
export function createOfflineKeeper(deps: OfflineKeeperDeps, state: Store<OfflinePackage>): OfflineKeeper {
  const { ask, now, pause } = deps;
  let saidYes = false;
  let running: Promise<void> | undefined;
  let progressAt = now();
  const batch: BatchSize = { files: FILES_IN_BATCH };

  const setStage = (stage: PackageStage): void => state.set({ ...state.getSnapshot(), stage });

  const completeStage = (): PackageStage => (deps.isControlled() ? 'ready' : 'ready-after-reload');

  const show = (status: PackageStatus, stage = state.getSnapshot().stage): void => {
    const { version, shell, pictures } = status;
    progressAt = now();
    state.set({
      stage: isComplete(status) ? completeStage() : stage,
      doneBytes: shell.doneBytes + pictures.doneBytes,
      totalBytes: shell.totalBytes + pictures.totalBytes,
      version,
    });
  };

  const savePartInOneTab = async (part: PackagePart): Promise<void> => {
    const work = async (): Promise<void> => {
      const stoppedAt = await savePart(part, deps, show, batch);
      // 'full' promises that every page is saved.
      if (stoppedAt !== undefined) setStage(part === 'shell' ? 'paused' : stoppedAt);
    };
    progressAt = now();
    while (!(await deps.whenNoOtherTab(work))) {
      await pause(OTHER_TAB_ASKED_EVERY_MS);
      if (isWhole(state.getSnapshot())) return;
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
      return setStage('paused');
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
      if (!isWhole(state.getSnapshot())) await check();
    },
    noteProgress(status) {
      const known = state.getSnapshot();
      // A new worker has a new list, so a package that was ready may be incomplete; and a file may have been lost.
      const isLost = promisesPages(known) && status.shell.missing > 0;
      const outdated = known.stage === 'unknown' || isWhole(known) || isLost;
      const reached = status.shell.missing > 0 ? 'saving-shell' : 'shell-ready';
      show(status, outdated ? reached : known.stage);
    },
    setStage,
  };
}

/**
 * The number of files in one request. It is kept between retries, so that a size that was too large
 * is not tried again.
 */
interface BatchSize {
  files: number;
}

/**
 * Runs one batch after the other. After a batch that stored nothing, the next has half as many
 * files; after a complete one, twice as many. Resolves with undefined when the part is complete, or
 * else with the stage that says why not.
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
        // Every remaining file has failed once; try them all once more.
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

/** Returns whether everything is on the device, as far as this tab knows. */
const isWhole = ({ stage }: OfflinePackage): boolean => stage === 'ready' || stage === 'ready-after-reload';

function isComplete({ shell, pictures }: PackageStatus): boolean {
  return shell.missing === 0 && pictures.missing === 0;
}

/**
 * Handles "Check again": the worker reads and compares every stored file, then the missing ones are
 * fetched. Rejects only if `deps` rejects.
 */
export async function checkFilesAgain(
  { ask }: Pick<OfflineKeeperDeps, 'ask'>,
  keeper: Pick<OfflineKeeper, 'check' | 'state'>,
): Promise<FilesCheck> {
  const reply = await ask({ type: 'check-files' }, WORKER_SILENT_FOR_MS);
  if (reply?.type !== 'files-checked') return 'unanswered';
  const { wrong, unreadable = 0, status } = reply;
  const wasComplete = isComplete(status);
  await keeper.check();
  // An unreadable file is still stored, so the package may be whole without it.
  if (unreadable > 0) return 'broken';
  if (isWhole(keeper.state.getSnapshot())) return wasComplete && wrong === 0 ? 'right' : 'mended';
  return wrong === 0 ? 'incomplete' : 'broken';
}
