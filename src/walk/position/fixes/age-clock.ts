// The time by which the ages of fixes are measured. The clock of the day may be set back, and then an old fix would be
// new again; the steady clock cannot be set, but stands still on some devices while they sleep.
import type { SteadyClock } from '../../../shared/clock';

export interface AgeClock {
  /** Milliseconds; they never go back. */
  now(): number;
  /** The time on this clock of a moment that the clock of the day names, as it is set now. */
  timeOf(dayTime: number): number;
}

/** A larger difference between the two clocks means that the device slept, or that the clock of the day was set. */
const SLEPT_MS = 1_000;

/** Creates a clock that goes on by the steady clock, and while the device sleeps by the clock of the day. */
export function createAgeClock(clock: SteadyClock): AgeClock {
  let last = { day: clock.now(), steady: clock.steady() };
  let time = last.day;
  const now = (): number => {
    const next = { day: clock.now(), steady: clock.steady() };
    const [byDay, bySteady] = [next.day - last.day, next.steady - last.steady];
    time += byDay - bySteady > SLEPT_MS ? byDay : bySteady;
    last = next;
    return time;
  };
  return { now, timeOf: (dayTime) => now() - (last.day - dayTime) };
}
