import { expect, it, vi } from 'vitest';
import { offlineKeeper } from './offline-keeper-instance';
import { savePictures } from './save-pictures';

it("hands the visitor's yes on to who saves", async () => {
  const saves = vi.spyOn(offlineKeeper, 'savePictures').mockResolvedValue();
  await savePictures();
  expect(saves).toHaveBeenCalledOnce();
  saves.mockRestore();
});
