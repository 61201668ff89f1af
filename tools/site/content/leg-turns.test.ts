import { expect, it } from 'vitest';
import { METERS_PER_DEGREE } from '../../../src/geography/coordinates';
import { walks } from '../../../tests/tracks/walks';
import { wrongTurns, type WrittenStep } from './leg-turns';

/** 100 m to the north, then 100 m to the east, and 50 m to the north again. */
const LEG = (
  [
    [0, 0],
    [100, 0],
    [100, 100],
    [150, 100],
  ] as const
).map(([north, east]) => [north / METERS_PER_DEGREE, east / METERS_PER_DEGREE] as const);
const steps = (...words: readonly string[]): WrittenStep[] =>
  words.map((one, index) => ({ words: one, left: index === words.length - 1 ? 0 : 150 - 100 * index }));

it.each<readonly [string, readonly string[], readonly string[]]>([
  ['the right sides', ['Walk north and turn right.', 'Turn left at the pump.', 'It is there.'], []],
  ['a turn in the step after its corner', ['Walk north.', 'Turn right, then left.', 'It is there.'], []],
  ['a false first side', ['Walk north and turn left.', 'Turn left at the pump.', 'It is there.'], ['turn left']],
  ['a false last side', ['Walk north and turn right.', 'Turn right at the pump.', 'It is there.'], ['Turn right']],
  ['two turns that are one', ['Turn right.', 'Turn left, then left.', 'It is there.'], ['then left']],
  ['a false direction', ['Walk south and turn right.', 'Go on west.', 'It is there.'], ['Walk south', 'Go on west']],
  ['a look to the other side', ['Walk north.', 'Before you turn right, look left. Follow it east.', 'There.'], []],
  ['one step without corners', ['Walk north, turn right, then left.'], []],
])('%s', (_, words, wrong) => {
  expect(wrongTurns(LEG, steps(...words))).toEqual(wrong);
});

it('does not judge a bend', () => {
  const [from = [0, 0], corner = [0, 0]] = LEG;
  const bent = [from, corner, [corner[0] + 100 / METERS_PER_DEGREE, corner[1] + 50 / METERS_PER_DEGREE]] as const;
  expect(wrongTurns(bent, [{ words: 'Walk north.', left: 0 }])).toEqual([]);
});

const OTHER: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};

it('finds every side and direction of our walks that is turned around, and no other', () => {
  const missed: string[] = [];
  let count = 0;
  for (const { slug, legs, steps: written, directions } of walks)
    for (const [index, leg] of legs.entries()) {
      const own = written[index] ?? [];
      const all = own.length > 0 ? own : [{ words: directions[index] ?? '', left: 0 }];
      expect(wrongTurns(leg, all)).toEqual([]);
      for (const [at, { words }] of all.entries())
        for (const found of words.matchAll(
          /\b((?:turn|then|walk|go on|go back|follow it|take it) )(left|right|north|south|east|west)\b/gi,
        )) {
          const [phrase, verb = '', side = ''] = found;
          const turnedAround = `${words.slice(0, found.index)}${verb}${OTHER[side] ?? ''}${words.slice(found.index + phrase.length)}`;
          count += 1;
          if (wrongTurns(leg, all.with(at, { ...(all[at] ?? { left: 0 }), words: turnedAround })).length === 0)
            missed.push(`${slug}, to stop ${index + 2}: ${turnedAround}`);
        }
    }
  expect(missed).toEqual([]);
  expect(count).toBeGreaterThan(30);
});
