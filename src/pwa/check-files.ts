import type { FilesCheck } from '../browser/files-check';
import type { OfflineKeeper, OfflineKeeperDeps } from './offline-keeper';

/** The worker tells its progress every 5 s while it reads: this is silence, not the time of a check. */
const SILENT_FOR_MS = 30_000;

/** "Check again": has every kept file read and compared, then brings in what is missing. Rejects only where `deps` does. */
export async function checkFilesAgain(
  { ask }: Pick<OfflineKeeperDeps, 'ask'>,
  keeper: Pick<OfflineKeeper, 'check' | 'state'>,
): Promise<FilesCheck> {
  const reply = await ask({ type: 'check-files' }, SILENT_FOR_MS);
  if (reply?.type !== 'files-checked') return 'unanswered';
  const { wrong, status } = reply;
  const wasComplete = status.shell.missing === 0 && status.pictures.missing === 0;
  await keeper.check();
  if (keeper.state.getSnapshot().stage === 'ready') return wasComplete && wrong === 0 ? 'right' : 'mended';
  return wrong === 0 ? 'incomplete' : 'broken';
}
