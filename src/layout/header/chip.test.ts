import { describe, expect, it } from 'vitest';
import type { OfflineState } from '../../pwa/offline-state';
import { announcementOf, chipOf } from './chip';

const state = (rest: Partial<OfflineState> = {}): OfflineState => ({
  connection: 'online',
  ready: false,
  totalBytes: 0,
  needsTap: false,
  ...rest,
});
const waiting = { state: 'waiting' } as const;

describe('chipOf', () => {
  it('shows nothing as long as nothing is known', () => {
    expect(chipOf(state(), [])).toEqual({ kind: 'none' });
  });

  it('puts what waits before everything else, the failed included', () => {
    const busy = state({ connection: 'offline', ready: true });
    expect(chipOf(busy, [waiting, { state: 'failed' }])).toEqual({ kind: 'waiting', count: 2 });
  });

  it('does not call waiting what is being sent', () => {
    expect(chipOf(state({ ready: true }), [{ state: 'sending' }])).toEqual({ kind: 'ready' });
  });

  it('says Offline before Saving and Ready', () => {
    expect(chipOf(state({ connection: 'offline', ready: true }), [])).toEqual({ kind: 'offline' });
  });

  it('counts up while saving', () => {
    expect(chipOf(state({ saving: { percent: 64, stage: 'pictures' } }), [])).toEqual({ kind: 'saving', percent: 64 });
  });
});

describe('announcementOf', () => {
  it('keeps percentages to itself', () => {
    expect(announcementOf({ kind: 'saving', percent: 12 }, 'none')).toBe(
      announcementOf({ kind: 'saving', percent: 13 }, 'saving'),
    );
  });

  it('says Ready offline only to someone who has seen it being saved', () => {
    expect(announcementOf({ kind: 'ready' }, 'none')).toBe('');
    expect(announcementOf({ kind: 'ready' }, 'saving')).toBe('Ready offline');
  });
});
