import { describe, expect, it } from 'vitest';
import { offlineText } from './offline-text';

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
