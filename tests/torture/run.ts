// `npm run torture`: kills real browsers while they send, and deploys faulty releases to them. This command is not part
// of `npm test`, because it takes minutes. A fault that it finds by chance should get a test of its own.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { seededRandom } from '../setup/simulation/seeded-random';
import buildTestSiteOnce from '../setup/site/test-site';
import { FATES, type Fate } from './fate';
import { FAULTY_DEPLOYS, tryDeploy } from './faulty-deploys';
import { planOf, type Kind } from './kill-plan';
import { runKill } from './kill-run';
import { openPlace, type Place } from './place';

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string' },
    lanes: { type: 'string', default: String(availableParallelism() + 1) },
    only: { type: 'string', default: 'contact,survey,newsletter,deploys' },
  },
});
const RUNS = 200;
const runs = Number(values.runs ?? (values.minutes === undefined ? RUNS : Infinity));
const firstSeed = Number(values.seed);
const endsAt = values.minutes === undefined ? undefined : Date.now() + Number(values.minutes) * 60_000;
const parts = values.only.split(',');
const kinds = (['contact', 'survey', 'newsletter'] as const).filter((kind) => parts.includes(kind));

/** The fates that must not occur. */
const BAD: readonly Fate[] = ['lost', 'doubled in silence', 'sent, offered again', 'otherwise wrong', 'broken'];

type Table = Record<Kind, Record<Fate, number>>;
const emptyRow = (): Record<Fate, number> => Object.fromEntries(FATES.map((fate) => [fate, 0])) as Record<Fate, number>;

let stopped = false;
/** After Ctrl+C no new run is started, and the table of the finished runs is printed. */
process.once('SIGINT', () => {
  stopped = true;
});

/** `--minutes` is an upper limit: after it, no new run is started. */
const isOver = (): boolean => stopped || (endsAt !== undefined && Date.now() >= endsAt);

/** Yields one seed for each run: `--runs` of them; with `--minutes` alone, seeds until that time is over. */
function* seeds(): Generator<number> {
  for (let run = 0; run < runs && !isOver(); run += 1) yield firstSeed + run;
}

async function killInLanes(places: readonly Place[]): Promise<{ table: Table; bad: string[] }> {
  const table: Table = { contact: emptyRow(), survey: emptyRow(), newsletter: emptyRow() };
  const bad: string[] = [];
  const queue = seeds();
  let done = 0;
  const lane = async (place: Place): Promise<void> => {
    for (const seed of queue) {
      const plan = planOf(seededRandom(seed), kinds);
      const fate = await runKill(place, plan, seed);
      table[plan.kind][fate] += 1;
      done += 1;
      if (BAD.includes(fate)) {
        const line = `${fate}: --seed ${seed} --runs 1 --only ${kinds.join(',')}: ${JSON.stringify(plan)}`;
        console.error(`\n${line}`);
        bad.push(line);
      }
      if (process.stderr.isTTY || done % 50 === 0) process.stderr.write(`\r${done} runs`);
    }
  };
  await Promise.all(places.map(lane));
  return { table, bad };
}

/** Pads a cell to the width of its column's heading. */
const cell = (fate: Fate, text: string): string => text.padStart(fate.length + 2);

function print(table: Table): void {
  console.log(`\n${'kind'.padEnd(12)}${'runs'.padStart(6)}${FATES.map((fate) => cell(fate, fate)).join('')}`);
  for (const kind of kinds) {
    const row = table[kind];
    const total = FATES.reduce((sum, fate) => sum + row[fate], 0);
    const cells = FATES.map((fate) => cell(fate, String(row[fate])));
    console.log(`${kind.padEnd(12)}${String(total).padStart(6)}${cells.join('')}`);
  }
}

await buildTestSiteOnce();
const places = await Promise.all(Array.from({ length: Number(values.lanes) }, openPlace));
const complaints: string[] = [];
console.log(`Seed ${firstSeed}`);
if (kinds.length > 0) {
  const { table, bad } = await killInLanes(places);
  print(table);
  complaints.push(...bad);
}
if (parts.includes('deploys')) {
  console.log('\nFaulty deploys');
  for (const [index, deploy] of FAULTY_DEPLOYS.entries()) {
    if (isOver()) break;
    const place = places[index % places.length];
    const problem = place === undefined ? 'no place to run' : await tryDeploy(place, deploy);
    console.log(
      `${problem === undefined ? 'healed' : 'BROKEN'}  ${deploy.name}${problem === undefined ? '' : `: ${problem}`}`,
    );
    if (problem !== undefined) complaints.push(`${deploy.name}: ${problem}`);
  }
}
await Promise.all(places.map((place) => place.close()));
console.log(complaints.length === 0 ? '\nNothing lost, nothing doubled in silence.' : `\n${complaints.join('\n')}`);
process.exit(complaints.length === 0 ? 0 : 1);
