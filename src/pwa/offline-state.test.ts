import { expect, it, vi } from 'vitest';
import { offlineKeeper } from './offline-keeper-instance';
import type { OfflinePackage, PackageStage } from './offline-package';
import { percentOf, savePictures, summarize } from './offline-state';

const at = (stage: PackageStage, doneBytes = 640): OfflinePackage => ({
  stage,
  doneBytes,
  totalBytes: 1_000,
  version: 'v1',
});
const nothing = { ready: false, needsTap: false, totalBytes: 1_000 };

it.each([
  ['unknown', {}],
  ['saving-shell', { saving: { percent: 64, stage: 'shell' } }],
  ['shell-ready', {}],
  ['saving-pictures', { saving: { percent: 64, stage: 'pictures' } }],
  ['ready', { ready: true }],
  ['paused', {}],
  ['waiting-for-tap', { needsTap: true }],
  ['full', {}],
  ['unsupported', {}],
] as const)('sums up "%s"', (stage, expected) => {
  expect(summarize('offline', at(stage))).toEqual({
    connection: 'offline',
    ...nothing,
    ...expected,
  });
});

it('rounds down: 100 percent only when nothing is missing', () => {
  expect(percentOf({ doneBytes: 999, totalBytes: 1_000 })).toBe(99);
  expect(percentOf({ doneBytes: 1_000, totalBytes: 1_000 })).toBe(100);
  expect(percentOf({ doneBytes: 0, totalBytes: 0 })).toBe(0);
});

it("hands the visitor's yes on to who saves", async () => {
  const saves = vi.spyOn(offlineKeeper, 'savePictures').mockResolvedValue();
  await savePictures();
  expect(saves).toHaveBeenCalledOnce();
  saves.mockRestore();
});
