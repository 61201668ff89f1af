import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MOMENTS = ['2026-11-22T11:05:00-05:00', '2026-11-22T22:30:00-05:00'];
const FILE = join(import.meta.dirname, 'card-day.ts');

/** Runs the function in a process of that time zone: the zone of a thread of the tests cannot be changed. */
function cardDaysIn(zone: string): string[] {
  const program = `
    import { cardDay } from ${JSON.stringify(FILE)};
    console.log(JSON.stringify(${JSON.stringify(MOMENTS)}.map((moment) => cardDay(Date.parse(moment)))));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const said = execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, TZ: zone } });
  return JSON.parse(said) as string[];
}

it.each(['Asia/Tokyo', 'Pacific/Honolulu'])('a card bears the day of the walk in %s', (zone) => {
  expect(cardDaysIn(zone)).toEqual(['November 22, 2026', 'November 22, 2026']);
});
