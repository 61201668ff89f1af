import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from '../browser/connection';
import { NO_PRACTICE, practice, practiceOffer } from '../browser/practice-state';
import { offerPractice } from './offer-practice';
import { offlinePackage, UNKNOWN_PACKAGE } from './offline-package';

let container: EventTarget & { controller: object | null };
const isOffered = (): boolean => practiceOffer.getSnapshot().begin !== undefined;

beforeEach(() => {
  container = Object.assign(new EventTarget(), { controller: {} });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
});
afterEach(() => {
  practice.set(NO_PRACTICE);
  offlinePackage.set(UNKNOWN_PACKAGE);
  vi.unstubAllGlobals();
});

it('is offered when everything is saved and a worker controls the page, and stands during the practice', () => {
  offerPractice();
  expect(isOffered()).toBe(false);
  offlinePackage.set({ ...UNKNOWN_PACKAGE, stage: 'saving-pictures' });
  expect(isOffered()).toBe(false);
  container.controller = null;
  offlinePackage.set({ ...UNKNOWN_PACKAGE, stage: 'ready' });
  expect(isOffered()).toBe(false);
  container.controller = {};
  container.dispatchEvent(new Event('controllerchange'));
  expect(isOffered()).toBe(true);
  practice.set({ stage: 'on', leftMs: () => 1 });
  offlinePackage.set({ ...UNKNOWN_PACKAGE, stage: 'unknown' });
  expect(isOffered()).toBe(true);
  practice.set(NO_PRACTICE);
  expect(isOffered()).toBe(false);
});

it('is not offered without a connection, and again when it is back', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const stop = watchConnection();
  offerPractice();
  offlinePackage.set({ ...UNKNOWN_PACKAGE, stage: 'ready' });
  expect(isOffered()).toBe(true);
  window.dispatchEvent(new Event('offline'));
  expect(isOffered()).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(isOffered()).toBe(true);
  vi.runAllTimers();
  stop();
  vi.useRealTimers();
});
