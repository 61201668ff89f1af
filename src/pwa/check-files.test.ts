import { expect, it } from 'vitest';
import type { FilesCheck } from '../browser/files-check';
import { createStore } from '../browser/store';
import { checkFilesAgain } from './check-files';
import { UNKNOWN_PACKAGE, type PackageStage } from './offline-keeper';
import type { WorkerReply } from './worker-messages';

const part = (missing: number) => ({ doneBytes: 1, totalBytes: 1, missing });
const checked = (wrong: number, missing = 0): WorkerReply => ({
  type: 'files-checked',
  wrong,
  status: { version: 'abc1234', shell: part(0), pictures: part(missing) },
});

it.each<[string, WorkerReply | undefined, PackageStage, FilesCheck]>([
  ['everything is there and right', checked(0), 'ready', 'right'],
  ['a wrong file was replaced by the worker', checked(1), 'ready', 'mended'],
  ['a wrong file was removed and has come since', checked(1, 1), 'ready', 'mended'],
  ['a file was missing and has come since', checked(0, 1), 'ready', 'mended'],
  ['the pictures wait for a tap', checked(0, 90), 'waiting-for-tap', 'incomplete'],
  ['a wrong file does not come', checked(1, 1), 'paused', 'broken'],
  ['the worker is of an earlier version', undefined, 'ready', 'unanswered'],
  ['the cache refuses', { type: 'refused', reason: 'SecurityError' }, 'ready', 'unanswered'],
])('%s', async (_, reply, stage, expected) => {
  const state = createStore(UNKNOWN_PACKAGE);
  const check = (): Promise<void> => Promise.resolve(state.set({ ...UNKNOWN_PACKAGE, stage }));
  const found = await checkFilesAgain({ ask: () => Promise.resolve(reply) }, { state, check });
  expect(found).toBe(expected);
});
