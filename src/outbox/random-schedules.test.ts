import { expect, it } from 'vitest';
import { runSchedule } from '../../tests/setup/outbox-schedule';

const SCHEDULES = Number(process.env['OUTBOX_SCHEDULES'] ?? 2_000);
const FIRST_SEED = Number(process.env['OUTBOX_SEED'] ?? 1);

// Two tabs and a worker share one database and one lock (or have no locks). They are killed between
// any two steps, answers are lost, calls hang, the connection comes and goes, clocks jump back.
it('loses nothing, and sends twice only after a lost answer, which it then says', async () => {
  const total = { arrivals: 0, doubles: 0, kills: 0 };
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1) {
    try {
      const counts = await runSchedule(seed);
      total.arrivals += counts.arrivals;
      total.doubles += counts.doubles;
      total.kills += counts.kills;
    } catch (error) {
      throw new Error(`Schedule ${seed} (OUTBOX_SEED=${seed} OUTBOX_SCHEDULES=1)`, { cause: error });
    }
  }
  // The schedules are worth something only if they do contain what they are about.
  expect(total.arrivals).toBeGreaterThan(SCHEDULES);
  if (SCHEDULES >= 100) {
    expect(total.doubles).toBeGreaterThan(0);
    expect(total.kills).toBeGreaterThan(SCHEDULES);
  }
}, 120_000);
