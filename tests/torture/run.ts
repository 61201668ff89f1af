// `npm run torture`: kills real browsers while they send, and deploys faulty releases to them. This command is not part
// of `npm test`, because it takes minutes. A fault that it finds by chance should get a test of its own.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { seededRandom } from '../setup/simulation/seeded-random';
import buildTestSiteOnce from '../setup/site/test-site';
import { conclude, type Tried } from './conclusion';
import { deadlineAt, endOfDeploys, type Deadline } from './deadline';
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

/** Yields one seed for each run: `--runs` of them; with `--minutes` alone, seeds until that time is over. */
function* seeds({ isOver }: Deadline): Generator<number> {
  for (let run = 0; run < runs && !stopped && !isOver(); run += 1) yield firstSeed + run;
}

async function killInLanes(
  places: readonly Place[],
  deadline: Deadline,
): Promise<{ table: Table; bad: readonly string[] }> {
  const table: Table = { contact: emptyRow(), survey: emptyRow(), newsletter: emptyRow() };
  const bad: string[] = [];
  const queue = seeds(deadline);
  let done = 0;
  const lane = async (place: Place): Promise<void> => {
    for (const seed of queue) {
      const plan = planOf(seededRandom(seed), kinds);
      const fate = await deadline.within(runKill(place, plan, seed));
      if (fate === 'cut off') return;
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

async function deployInLanes(
  places: readonly Place[],
  deadline: Deadline,
): Promise<{ tried: number; bad: readonly string[] }> {
  const bad: string[] = [];
  let tried = 0;
  const queue = FAULTY_DEPLOYS.values();
  const lane = async (place: Place): Promise<void> => {
    for (const deploy of queue) {
      const problem = stopped || deadline.isOver() ? 'cut off' : await deadline.within(tryDeploy(place, deploy));
      if (problem === 'cut off') {
        console.log(`not tried  ${deploy.name}`);
        continue;
      }
      tried += 1;
      console.log(
        `${problem === undefined ? 'healed   ' : 'BROKEN   '}  ${deploy.name}${problem === undefined ? '' : `: ${problem}`}`,
      );
      if (problem !== undefined) bad.push(`${deploy.name}: ${problem}`);
    }
  };
  await Promise.all(places.map(lane));
  return { tried, bad };
}

const runsOf = (row: Record<Fate, number>): number => FATES.reduce((sum, fate) => sum + row[fate], 0);

/** Pads a cell to the width of its column's heading. */
const cell = (fate: Fate, text: string): string => text.padStart(fate.length + 2);

function print(table: Table): void {
  console.log(`\n${'kind'.padEnd(12)}${'runs'.padStart(6)}${FATES.map((fate) => cell(fate, fate)).join('')}`);
  for (const kind of kinds) {
    const row = table[kind];
    const cells = FATES.map((fate) => cell(fate, String(row[fate])));
    console.log(`${kind.padEnd(12)}${String(runsOf(row)).padStart(6)}${cells.join('')}`);
  }
}

await buildTestSiteOnce();
const openPlaces = (): Promise<Place[]> => Promise.all(Array.from({ length: Number(values.lanes) }, openPlace));
const complaints: string[] = [];
const modes: Tried[] = [];
let places = await openPlaces();
console.log(`Seed ${firstSeed}`);
if (parts.includes('deploys')) {
  console.log('\nFaulty deploys');
  const deadline = deadlineAt(endOfDeploys(Date.now(), endsAt, kinds.length > 0));
  const { tried, bad } = await deployInLanes(places, deadline);
  modes.push({ name: 'faulty deploys', tried, of: FAULTY_DEPLOYS.length });
  complaints.push(...bad);
  // A deploy that was cut off still uses its place.
  if (deadline.isOver() && kinds.length > 0) {
    await Promise.all(places.map((place) => place.close()));
    places = await openPlaces();
  }
}
if (kinds.length > 0) {
  const { table, bad } = await killInLanes(places, deadlineAt(endsAt));
  print(table);
  modes.push(...kinds.map((kind) => ({ name: kind, tried: runsOf(table[kind]) })));
  complaints.push(...bad);
}
// A run that was cut off fails now, and says so before the conclusion.
await Promise.all(places.map((place) => place.close()));
const { text, exitCode } = conclude(complaints, modes);
console.log(`\n${text}`);
process.exit(exitCode);
