import { describe, expect, it } from 'vitest';
import type { OfflineState } from '../../pwa/offline-state';
import { announcementOf, chipOf } from './chip';
import { saysOffline } from './shown-chip';

const state = (rest: Partial<OfflineState> = {}): OfflineState => ({
  connection: 'online',
  ready: false,
  totalBytes: 0,
  needsTap: false,
  ...rest,
});
const waiting = { state: 'waiting' } as const;
const failed = { state: 'failed' } as const;
/** The outbox lists an unreadable record as waiting, because its state is unknown. */
const unreadable = { state: 'waiting', unreadable: true } as const;

describe('chipOf', () => {
  it('shows nothing while nothing is known', () => {
    expect(chipOf(state(), [])).toEqual({ kind: 'none' });
  });

  it('shows waiting messages before everything else, and counts one that is being sent', () => {
    const busy = state({ connection: 'offline', ready: true });
    expect(chipOf(busy, [waiting, { state: 'sending' }])).toEqual({
      kind: 'waiting',
      count: 2,
      isGoing: false,
      isOffline: true,
    });
  });

  it('does not count as waiting what is never sent automatically', () => {
    expect(chipOf(state(), [waiting, failed, unreadable])).toMatchObject({ kind: 'waiting', count: 1 });
  });

  it('distinguishes a message that is being sent from one that could not be sent yet', () => {
    const lastError = { reason: 'unreachable', message: '' } as const;
    const going = { kind: 'waiting', count: 1, isGoing: true, isOffline: false };
    expect(chipOf(state(), [waiting])).toEqual(going);
    expect(chipOf(state(), [{ state: 'sending' }])).toEqual(going);
    expect(
      chipOf(state(), [
        { state: 'sending', lastError },
        { state: 'failed', lastError },
      ]),
    ).toEqual(going);
    const stays = { kind: 'waiting', count: 1, isGoing: false };
    expect(chipOf(state(), [{ state: 'waiting', lastError }])).toEqual({ ...stays, isOffline: false });
    expect(chipOf(state({ connection: 'offline' }), [waiting])).toEqual({ ...stays, isOffline: true });
  });

  it('shows what was not sent before everything else, once nothing waits', () => {
    const busy = state({ connection: 'offline', ready: true });
    expect(chipOf(busy, [failed, unreadable])).toEqual({ kind: 'not-sent', count: 2, isOffline: true });
    expect(chipOf(busy, [unreadable])).toEqual({ kind: 'not-sent', count: 1, isOffline: true });
  });

  it('shows Offline before Saving and Ready', () => {
    expect(chipOf(state({ connection: 'offline', ready: true }), [])).toEqual({ kind: 'offline' });
  });

  it('says that there is no connection, also beside a count: then the strip may fold', () => {
    const offline = state({ connection: 'offline' });
    const chips = [[], [waiting], [failed]].map((entries) => chipOf(offline, entries));
    expect(chips.map(saysOffline)).toEqual([true, true, true]);
    const online = [[], [waiting], [failed]].map((entries) => chipOf(state({ ready: true }), entries));
    expect(online.map(saysOffline)).toEqual([false, false, false]);
  });

  it('shows the percentage while saving', () => {
    expect(chipOf(state({ saving: { percent: 64, stage: 'pictures' } }), [])).toEqual({ kind: 'saving', percent: 64 });
  });
});

describe('announcementOf', () => {
  it('announces no percentages', () => {
    expect(announcementOf({ kind: 'saving', percent: 12 }, 'none')).toBe(
      announcementOf({ kind: 'saving', percent: 13 }, 'saving'),
    );
  });

  it('announces no missing connection, because the strip announces it', () => {
    expect(announcementOf({ kind: 'offline' }, 'ready')).toBe('');
  });

  it('announces what waits and what was not sent in different words', () => {
    expect(announcementOf({ kind: 'waiting', count: 2, isGoing: false, isOffline: false }, 'none')).toBe(
      '2 waiting to be sent',
    );
    expect(announcementOf({ kind: 'not-sent', count: 1, isOffline: false }, 'waiting')).toBe('1 not sent');
  });

  it('announces Ready offline only to a visitor who has seen the saving', () => {
    expect(announcementOf({ kind: 'ready' }, 'none')).toBe('');
    expect(announcementOf({ kind: 'ready' }, 'saving')).toBe('Ready offline');
    expect(announcementOf({ kind: 'ready' }, 'waiting')).toBe('');
  });
});
