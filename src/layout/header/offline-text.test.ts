import { describe, expect, it } from 'vitest';
import { offlineText } from './offline-text';

describe('offlineText', () => {
  it('says that pictures work only when they are saved', () => {
    expect(offlineText('ready')).toContain('All pages and pictures still work.');
    expect(offlineText('shell-ready')).toContain('pictures may be missing');
  });

  it('does not say that all pages work while saving has not finished', () => {
    for (const stage of ['unknown', 'saving-shell', 'paused', 'ready-after-reload', 'unsupported'] as const) {
      expect(offlineText(stage)).not.toContain('All pages');
    }
  });

  it('says of a browser without a worker only that pages are not saved, because messages are saved there too', () => {
    expect(offlineText('unsupported')).toBe(
      'Pages are not saved in this browser. Keep this page open. Booking needs a connection.',
    );
  });

  it('always says that booking needs a connection', () => {
    for (const stage of ['ready', 'full', 'paused', 'unsupported'] as const)
      expect(offlineText(stage)).toContain('Booking needs a connection.');
  });
});
