// The devices of a walk as stores for React: what is asked of them begins with a press, or with a setting. They are
// made in the browser only; the built HTML shows them as nobody has used them yet.
import { useEffect } from 'react';
import { useStore } from '../../browser/store';
import type { PositionState } from '../position/position';
import { createSettingsStore, FIRST_SETTINGS, type WalkSettings } from '../progress/settings';
import { createSpeech, speechDeps, type Speech, type SpeechState } from '../voice/speech';
import { late, lateStore } from './late-watch';
import { useWalk } from './use-walk';
import { createWakeLock, wakeLockDeps, type WakeLockState } from './wake-lock';

const settings = late(() => createSettingsStore());
const settingsStore = lateStore(settings, FIRST_SETTINGS);
const speech = late(() => createSpeech(speechDeps(() => settings().getSnapshot().voice)));
const SILENT: SpeechState = { kind: 'silent', sentence: 0, sentences: 0, rate: 1 };
const speechStore = lateStore<SpeechState>(speech, SILENT);
const lock = late(() => createWakeLock(wakeLockDeps()));
const lockStore = lateStore<WakeLockState>(lock, 'off');

/** What the walker has chosen, and how to change it. */
export function useWalkSettings(): readonly [WalkSettings, (change: Partial<WalkSettings>) => void] {
  const change = (changed: Partial<WalkSettings>): void => settings().change(changed);
  return [useStore(settingsStore), change];
}

/** The voice of the device. */
export const useSpeech = (): { readonly state: SpeechState; readonly voice: () => Speech } => ({
  state: useStore(speechStore),
  voice: speech,
});

/** Whether there is a voice that speaks without a connection, as far as is known. */
export const canSpeak = ({ kind }: SpeechState): boolean => kind !== 'no-voice' && kind !== 'unsupported';

export const useWakeLock = (): WakeLockState => useStore(lockStore);

/** The position as this walk sees it. */
export function useWatch(): PositionState {
  const { watch } = useWalk();
  return useStore(watch.store);
}

/** Keeps the devices to what is on the screen and in the settings; leaving the walk ends them. */
export function useDevices(): void {
  const { watch, place, open } = useWalk();
  const [{ keepScreenOn, rate }] = useWalkSettings();
  const stop = 'stop' in place ? place.stop : undefined;
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
