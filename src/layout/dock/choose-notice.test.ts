import { describe, expect, it, test } from 'vitest';
import type { PackageStage } from '../../pwa/offline-package';
import { chooseNotice, isFirstSaving, firstSavingText, type DockNotice } from './choose-notice';

const nothing = {
  update: { waiting: false, notice: 'none' },
  offersBooking: false,
  otherToast: false,
  hint: 'hidden',
} as const;

test.each<[Partial<Parameters<typeof chooseNotice>[0]>, DockNotice]>([
  [{}, 'nothing'],
  [{ update: { waiting: true, notice: 'toast' }, offersBooking: true, hint: 'prompt' }, 'update'],
  [{ update: { waiting: false, notice: 'updated-elsewhere' }, offersBooking: true }, 'update'],
  [{ update: { waiting: true, notice: 'confirm' }, offersBooking: true }, 'update'],
  [{ offersBooking: true, hint: 'ios-steps' }, 'booking-offer'],
  [{ offersBooking: true, otherToast: true, hint: 'prompt' }, 'nothing'],
  [{ update: { waiting: true, notice: 'toast' }, otherToast: true }, 'update'],
  [{ hint: 'ios-steps', update: { waiting: true, notice: 'none' } }, 'install-hint'],
  // The visitor chose "Later", or the system may have dropped the notification: the header has a button for the waiting
  // version.
  [{ update: { waiting: true, notice: 'none' } }, 'nothing'],
  [{ update: { waiting: true, notice: 'notification' } }, 'nothing'],
])('%j: %s', (changes, notice) => {
  expect(chooseNotice({ ...nothing, ...changes })).toBe(notice);
});

const at = (stage: PackageStage, doneBytes = 1_000_000, totalBytes = 4_000_000) => ({
  stage,
  doneBytes,
  totalBytes,
  version: '2026-11-22',
});

describe('the first start of the installed app', () => {
  it('is one whose package comes as a whole, not one with an update', () => {
    expect(isFirstSaving(at('saving-shell', 0, 0))).toBe(true);
    expect(isFirstSaving(at('saving-pictures'))).toBe(true);
    expect(isFirstSaving(at('saving-pictures', 3_900_000))).toBe(false);
    for (const stage of ['unknown', 'ready', 'full', 'waiting-for-tap', 'unsupported'] as const)
      expect(isFirstSaving(at(stage))).toBe(false);
  });

  it('says what is taken along and how far it is, and nothing when it is done', () => {
    expect(firstSavingText(at('saving-shell', 0, 0))).toBe(
      'Every stop, map and picture. Stay where there is a connection until it says Ready offline.',
    );
    expect(firstSavingText(at('saving-pictures'))).toMatch(
      /^Every stop, map and picture: 25% of 4\.0 MB\. Stay where there is a connection/,
    );
    expect(firstSavingText(at('paused'))).toMatch(/It continues when there is a connection and enough space\.$/);
    for (const stage of ['ready', 'full', 'waiting-for-tap', 'unsupported', 'unknown'] as const)
      expect(firstSavingText(at(stage))).toBe('');
  });
});
