import { expect, test } from 'vitest';
import { chooseNotice, type DockNotice } from './choose-notice';

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
  // "Later", or a system notification that may have been swallowed: the header has a button for it.
  [{ update: { waiting: true, notice: 'none' } }, 'nothing'],
  [{ update: { waiting: true, notice: 'notification' } }, 'nothing'],
])('%j: %s', (changes, notice) => {
  expect(chooseNotice({ ...nothing, ...changes })).toBe(notice);
});
