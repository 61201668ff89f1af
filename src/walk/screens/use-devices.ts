// The devices of a walk as stores for React. A press or a setting starts them. They are created in the browser only;
// the built HTML shows their initial states.
import { useEffect } from 'react';
import { useStore } from '../../browser/store';
import type { PositionState } from '../position/position-state';
import { createSettingsStore, FIRST_SETTINGS, type WalkSettings } from '../progress/settings';
import { createSpeech, speechDeps, type Speech, type SpeechState } from '../voice/speech';
import { lazyValue, lazyStore } from './lazy-store';
import { useLayout } from './use-layout';
import { useWalk } from './use-walk';
import { createWakeLock, wakeLockDeps, type WakeLockState } from './wake-lock';
import { aimOf } from './way/aim-of';

const settings = lazyValue(() => createSettingsStore());
const settingsStore = lazyStore(settings, FIRST_SETTINGS);
const speech = lazyValue(() => createSpeech(speechDeps(() => settings().getSnapshot().voice)));
const SILENT: SpeechState = { kind: 'silent', sentence: 0, sentences: 0, rate: 1 };
const speechStore = lazyStore<SpeechState>(speech, SILENT);
const lock = lazyValue(() => createWakeLock(wakeLockDeps()));
const lockStore = lazyStore<WakeLockState>(lock, 'off');

/** Returns the walker's settings, and a function that changes them. */
export function useWalkSettings(): readonly [WalkSettings, (change: Partial<WalkSettings>) => void] {
  const change = (changed: Partial<WalkSettings>): void => settings().change(changed);
  return [useStore(settingsStore), change];
}

/** Returns the state of the voice, and the voice of the device. */
export const useSpeech = (): { readonly state: SpeechState; readonly voice: () => Speech } => ({
  state: useStore(speechStore),
  voice: speech,
});

/** Returns whether a voice speaks without a connection, as far as is known. */
export const canSpeak = ({ kind }: SpeechState): boolean => kind !== 'no-voice' && kind !== 'unsupported';

/** Returns the state of the lock that keeps the screen on. This hook does not start the lock; `useDevices` does. */
export const useWakeLock = (): WakeLockState => useStore(lockStore);

/** Returns the walker's position on this walk. */
export function useWatch(): PositionState {
  const { watch } = useWalk();
  return useStore(watch.store);
}

/**
 * Keeps the devices in line with the screen and the settings. When the visitor leaves the walk, it ends the location
 * and the screen lock; the voice goes on (docs/decisions/0061).
 */
export function useDevices(): void {
  const walk = useWalk();
  const { watch, open } = walk;
  const [{ keepScreenOn, rate }] = useWalkSettings();
  const stop = aimOf(walk, useLayout() !== 'desk');
  const openStops = open.join(' ');
  useEffect(() => {
    watch.get().aimAt({ stop, open: openStops.split(' ').filter(Boolean).map(Number) });
  }, [watch, stop, openStops]);
  useEffect(() => () => watch.get().stop(), [watch]);
  useEffect(() => {
    if (!keepScreenOn) return undefined;
    lock().start();
    return () => lock().stop();
  }, [keepScreenOn]);
  useEffect(() => speech().setRate(rate), [rate]);
}
