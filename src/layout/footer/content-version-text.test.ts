import { describe, expect, it } from 'vitest';
import { UNKNOWN_PACKAGE } from '../../pwa/offline-package';
import { contentVersionText } from './content-version-text';

describe('contentVersionText', () => {
  it('is empty before the worker has answered', () => {
    expect(contentVersionText(UNKNOWN_PACKAGE)).toBe('');
  });

  it('gives the size only when everything is saved', () => {
    const told = { stage: 'saving-pictures', doneBytes: 1, totalBytes: 3_940_000, version: 'abc1234' } as const;
    expect(contentVersionText(told)).toBe('Content abc1234');
    expect(contentVersionText({ ...told, stage: 'ready' })).toBe('Content abc1234 · Ready offline, 3.9 MB downloaded');
  });
});
