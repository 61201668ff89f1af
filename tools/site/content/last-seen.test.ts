import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileContent } from './compile';
import { longUnseen } from './last-seen';

const PATH = 'src/content/tours/lower-east-side.md';
const source = readFileSync(PATH, 'utf8');
const seenIn = (month: string): string => source.replace('**Cat:** Peter\n', `**Cat:** Peter\n**Seen:** ${month}\n`);
const warnings = (month: string): readonly string[] => {
  const compiled = compileContent(PATH, seenIn(month));
  if (!compiled.ok) throw new Error(compiled.mistakes.join('\n'));
  return longUnseen([{ path: PATH, value: compiled.value }], new Date('2027-10-31T12:00:00Z'));
};

it('asks for another look after twelve months, and says nothing before', () => {
  expect(warnings('2026-10')).toEqual([]);
  expect(warnings('2027-10')).toEqual([]);
  expect(warnings('2026-09')).toEqual([`${PATH} → stop 3 → seen: 2026-09 is 13 months ago; go and look again`]);
  expect(warnings('2027-11')).toEqual([`${PATH} → stop 3 → seen: 2027-11 is to come`]);
});

it('has nothing to say of a stop without a month', () => {
  const compiled = compileContent(PATH, source);
  expect(compiled.ok && longUnseen([{ path: PATH, value: compiled.value }], new Date('2050-01-01'))).toEqual([]);
});

it.each(['October 2026', '2026-13', '2026', '2026-10-04'])('takes no other writing of a month: %s', (month) => {
  expect(compileContent(PATH, seenIn(month))).toEqual({
    ok: false,
    mistakes: [`${PATH} → stop 3 → seen: expected a month like "2026-10", got "${month}"`],
  });
});
