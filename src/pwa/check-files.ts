import type { OfflineKeeper, OfflineKeeperDeps } from './offline-keeper';

/** The worker tells its progress every 5 s while it reads: this is silence, not the time of a check. */
const SILENT_FOR_MS = 30_000;

/**
 * 'right': everything is there, as it was published. 'mended': so it is now. 'incomplete': what is there is right,
 * but something has not come yet. 'broken': something was wrong and could not be replaced. 'unanswered': the
 * worker does not answer.
 */
export type FilesCheck = 'right' | 'mended' | 'incomplete' | 'broken' | 'unanswered';

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
