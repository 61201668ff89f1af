import { expect, it } from 'vitest';
import { runWithHealthyCore } from '../../tests/setup/simulation/outbox-core';
import { feedback, hello } from '../../tests/setup/simulation/outbox-samples';
import { runSchedule, SITUATIONS } from '../../tests/setup/simulation/outbox-schedule';
import type { Situation } from '../../tests/setup/simulation/outbox-schedule';
import { World } from '../../tests/setup/simulation/outbox-world';
import { seededRandom } from '../../tests/setup/simulation/seeded-random';

const SCHEDULES = Number(process.env['OUTBOX_SCHEDULES'] ?? 2_000);
const TIMEOUT_MS = 120_000 + SCHEDULES * 60;
const FIRST_SEED = Number(process.env['OUTBOX_SEED'] ?? 1);

// Two tabs and a worker share one database and one lock (or have no locks); a tab may run the last
// release. They are killed between any two steps, answers are lost, calls hang, the connection
// comes and goes or is dead without the browser knowing, clocks jump and differ, databases refuse.
// Each seed decides which of these happen.
it(
  'loses nothing, and sends twice only after a lost answer, which it then says',
  async () => {
    const total = { arrivals: 0, doubles: 0, kills: 0 };
    const situations = new Map<Situation, number>(SITUATIONS.map((situation) => [situation, 0]));
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1) {
      try {
        const counts = await runSchedule(seed);
        total.arrivals += counts.arrivals;
        total.doubles += counts.doubles;
        total.kills += counts.kills;
        for (const [situation, times] of counts.situations)
          situations.set(situation, (situations.get(situation) ?? 0) + times);
      } catch (error) {
        throw new Error(`Schedule ${seed} (OUTBOX_SEED=${seed} OUTBOX_SCHEDULES=1)`, { cause: error });
      }
    }
    // The schedules are useful only if they contain the cases that they are made for.
    expect(total.arrivals).toBeGreaterThan(SCHEDULES);
    if (SCHEDULES >= 100) {
      expect(total.doubles).toBeGreaterThan(0);
      expect(total.kills).toBeGreaterThan(SCHEDULES / 2);
    }
    if (SCHEDULES >= 2_000)
      expect([...situations].filter(([, times]) => times === 0).map(([situation]) => situation)).toEqual([]);
    if (process.env['OUTBOX_SCHEDULES'] !== undefined) console.warn(total, Object.fromEntries(situations));
  },
  TIMEOUT_MS,
);

// A stuck lock takes three minutes to recognize, at one check every five seconds.
const MOST_LOOKS = 60;

it(
  'sends every submission from one healthy tab, though the others stay broken for ever',
  async () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES / 40; seed += 1) {
      const { ways, remaining, breaches } = await runWithHealthyCore(seed, MOST_LOOKS);
      expect({ remaining, breaches }, `Seed ${seed}: ${ways.join(', ')}`).toEqual({ remaining: 0, breaches: [] });
    }
  },
  TIMEOUT_MS,
);

// One page is open and tries at the times given by the queue, at most five minutes apart.
it(
  'outlives an outage of the provider that takes less than a day, whatever it looks like',
  async () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES / 50; seed += 1) {
      const random = seededRandom(seed);
      const world = new World();
      world.random = random;
      const tab = world.open('tab');
      world.online = false;
      await world.run(tab.outbox.submit(hello));
      await world.run(tab.outbox.submit(feedback));
      world.online = true;
      const until = world.now + (1 - random()) * 24 * 3_600_000;
      const looks = [{ status: 500 }, { status: 404 }, { status: 429 }, 'unreachable', 'hang'] as const;
      const look = looks[Math.floor(random() * looks.length)] ?? 'hang';
      world.provider.nextFate = () => (world.now < until ? look : { status: 200, text: 'OK' });
      for (let remaining = 2; remaining > 0;) {
        const report = await world.run(tab.outbox.deliver());
        ({ remaining } = report);
        expect(report, `Seed ${seed}`).toMatchObject({ failed: 0 });
        await world.pass(Math.min(300_000, Math.max(250, (report.nextAttemptAt ?? 0) - world.now)));
      }
      expect(world.now - until, `Seed ${seed}`).toBeLessThan(2 * 3_600_000);
      expect(world.provider.accepted('notify')).toHaveLength(1);
    }
  },
  TIMEOUT_MS,
);
