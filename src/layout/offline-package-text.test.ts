import { describe, expect, it } from 'vitest';
import { UNKNOWN_PACKAGE } from '../pwa/offline-package';
import { offlineWords, packageWords } from './offline-package-text';

describe('packageWords', () => {
  it('says nothing before the worker has told', () => {
    expect(packageWords(UNKNOWN_PACKAGE)).toBe('');
  });

  it('names size only when everything is there', () => {
    const told = { stage: 'saving-pictures', doneBytes: 1, totalBytes: 3_940_000, version: 'abc1234' } as const;
    expect(packageWords(told)).toBe('Content abc1234');
    expect(packageWords({ ...told, stage: 'ready' })).toBe('Content abc1234 · Ready offline, 3.9 MB');
  });
});

describe('offlineWords', () => {
  it('claims pictures only when they are saved', () => {
    expect(offlineWords('ready')).toContain('All pages and pictures still work.');
    expect(offlineWords('shell-ready')).toContain('pictures may be missing');
  });

  it('claims no page while saving has not finished', () => {
    for (const stage of ['unknown', 'saving-shell', 'paused', 'unsupported'] as const) {
      expect(offlineWords(stage)).not.toContain('All pages');
    }
  });

  it('speaks of pages only where the browser cannot save them: letters are saved all the same', () => {
    expect(offlineWords('unsupported')).toBe(
      'Pages are not saved in this browser. Keep this page open. Booking waits for a signal.',
    );
  });

  it('always says that booking waits', () => {
    for (const stage of ['ready', 'full', 'paused', 'unsupported'] as const)
      expect(offlineWords(stage)).toContain('Booking waits for a signal.');
  });
});
