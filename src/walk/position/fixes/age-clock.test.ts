import { expect, it } from 'vitest';
import { fakeClock } from '../../../../tests/setup/stand-ins/walk-fakes';
import { createAgeClock } from './age-clock';

it('goes on while the clock of the day is set back', () => {
  const clock = fakeClock();
  const ages = createAgeClock(clock);
  const begun = ages.now();
  clock.pass(5_000);
  clock.set(clock.now() - 600_000);
  clock.pass(5_000);
  expect(ages.now() - begun).toBe(10_000);
  expect(ages.timeOf(clock.now() - 2_000) - begun).toBe(8_000);
});

it('counts the time in which the device slept, when the steady clock stood still', () => {
  const clock = fakeClock();
  const ages = createAgeClock(clock);
  const begun = ages.now();
  clock.set(clock.now() + 300_000);
  expect(ages.now() - begun).toBe(300_000);
});
