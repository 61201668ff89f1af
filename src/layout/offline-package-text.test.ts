import { describe, expect, it } from 'vitest';
import { UNKNOWN_PACKAGE } from '../pwa/offline-package';
import { offlineText, packageText } from './offline-package-text';

describe('packageText', () => {
  it('says nothing before the worker has told', () => {
    expect(packageText(UNKNOWN_PACKAGE)).toBe('');
  });

  it('names size only when everything is there', () => {
    const told = { stage: 'saving-pictures', doneBytes: 1, totalBytes: 3_940_000, version: 'abc1234' } as const;
    expect(packageText(told)).toBe('Content abc1234');
    expect(packageText({ ...told, stage: 'ready' })).toBe('Content abc1234 · Ready offline, 3.9 MB saved');
  });
});

describe('offlineText', () => {
  it('claims pictures only when they are saved', () => {
    expect(offlineText('ready')).toContain('All pages and pictures still work.');
    expect(offlineText('shell-ready')).toContain('pictures may be missing');
  });

  it('claims no page while saving has not finished', () => {
    for (const stage of ['unknown', 'saving-shell', 'paused', 'unsupported'] as const) {
      expect(offlineText(stage)).not.toContain('All pages');
    }
  });

  it('speaks of pages only where the browser cannot save them: letters are saved all the same', () => {
    expect(offlineText('unsupported')).toBe(
      'Pages are not saved in this browser. Keep this page open. Booking needs a connection.',
    );
  });

  it('always says that booking waits', () => {
    for (const stage of ['ready', 'full', 'paused', 'unsupported'] as const)
      expect(offlineText(stage)).toContain('Booking needs a connection.');
  });
});
