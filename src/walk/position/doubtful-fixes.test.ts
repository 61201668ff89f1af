import { describe, expect, it } from 'vitest';
import { east, fixByFix, north, NORTHWARD } from '../../../tests/setup/simulation/fix-by-fix';
import { pollingFor } from './fixes/receiver';

const walk = (stop: number | 'nowhere' = 2) => fixByFix(NORTHWARD, stop, [1, 2, 3]);
type Walk = ReturnType<typeof walk>;
const polling = ({ position, state }: Walk) => pollingFor(position(), state());

describe('a fix after a gap', () => {
  it('far to the side is an echo until others agree: nothing is said of it, and the next fixes come soon', () => {
    const walked = walk(3);
    for (const meters of [250, 270, 290]) walked.at(meters, 0, {}, 15);
    expect(walked.at(310, 95, {}, 21)).toMatchObject({ kind: 'sure', mark: { latitude: north(290) } });
    expect(polling(walked)).toBe('watch');
    walked.at(311, 0, {}, 2);
    expect(walked.at(312, 0, {}, 1)).toMatchObject({ kind: 'sure', mark: { latitude: north(312) } });
  });

  it('far ahead is an echo, too', () => {
    const walked = walk(3);
    for (const meters of [300, 320]) walked.at(meters, 0, {}, 15);
    expect(walked.at(450, 0, {}, 16)).toMatchObject({ kind: 'sure', meters: 280 });
    expect(walked.wait(6).kind).toBe('sure');
  });

  it('is believed with the two that follow, since the walker may have taken a bus', () => {
    const walked = walk(3);
    for (const meters of [220, 240]) walked.at(meters, 0, {}, 15);
    expect(walked.at(500, 0, {}, 25)).toMatchObject({ kind: 'sure', meters: 350 });
    expect(walked.at(501).kind).toBe('sure');
    expect(walked.at(502)).toMatchObject({ kind: 'sure', meters: 100 });
  });

  it('does not make the walker off the route alone', () => {
    const walked = walk(3);
    for (const meters of [250, 270]) walked.at(meters, 0, {}, 15);
    expect(walked.at(290, 90, {}, 40).kind).toBe('beside');
    expect(polling(walked)).toBe('watch');
    walked.at(290, 91);
    expect(walked.at(290, 92)).toMatchObject({ kind: 'off' });
  });

  it('of more than a minute is a new beginning, and no jump', () => {
    const walked = walk(3);
    walked.at(250);
    walked.wait(180);
    expect(walked.at(1_850)).toMatchObject({ kind: 'beside', mark: { latitude: north(1_850) } });
  });

  it('is a jump in words only if it was in two places within seconds', () => {
    const walked = walk(3);
    walked.at(250);
    walked.at(400, 0, {}, 3);
    expect(walked.wait(6).kind).toBe('jumps');
  });
});

describe('a fix that is repeated', () => {
  const still = { latitude: north(100), longitude: east(0), accuracy: 10 };

  it('with a new time tells nothing new: the age is that of its place', () => {
    const { at } = walk();
    for (let second = 0; second < 29; second += 1) at(0, 0, still);
    expect(at(0, 0, still)).toMatchObject({ kind: 'sure', isStale: false });
    at(0, 0, still);
    expect(at(0, 0, still)).toMatchObject({ kind: 'sure', isStale: true, age: 30 });
    for (let second = 0; second < 600; second += 10) at(0, 0, still, 10);
    expect(at(0, 0, still)).toMatchObject({ kind: 'lost' });
  });

  it('does not keep a walker at a stop', () => {
    const { at } = walk();
    for (const meters of [190, 195, 200]) at(meters);
    const atStop = { latitude: north(200), longitude: east(0) };
    for (let second = 0; second < 50; second += 1) at(0, 0, atStop);
    expect(at(0, 0, atStop)).toMatchObject({ offer: 2, isThere: false });
  });

  it('in another place by a centimeter is a fix like any other', () => {
    const { at } = walk();
    for (let second = 0; second < 60; second += 1) at(100);
    expect(at(100)).toMatchObject({ kind: 'sure', isStale: false });
  });
});

describe('a fix that comes late', () => {
  it('says its age, if it is the only one', () => {
    const { at, wait, now } = walk();
    at(50, 0, { at: now() - 600_000 });
    expect(wait(3)).toMatchObject({ kind: 'lost', age: 600 });
    const other = walk();
    other.at(50, 0, { at: other.now() - 40_000 });
    expect(other.wait(3)).toMatchObject({ kind: 'sure', isStale: true, age: 40 });
  });

  it('says its age, if all of them are late', () => {
    const { at, now } = walk();
    for (let second = 0; second < 20; second += 1) at(50 + second, 0, { at: now() - 20_000 });
    expect(at(70, 0, { at: now() - 20_000 })).toMatchObject({ kind: 'sure', age: 20, mark: { latitude: north(70) } });
  });

  it('by more than any receiver takes shows that its clock is another one', () => {
    const { at, now } = walk();
    for (let second = 0; second < 5; second += 1) at(50 + second, 0, { at: now() - 300_000 });
    expect(at(55, 0, { at: now() - 299_000 })).toMatchObject({ kind: 'sure', age: 0, mark: { latitude: north(55) } });
  });
});

it('at a stop are asked for more often only as long as they come', () => {
  const walked = walk(3);
  for (let fix = 0; fix < 30; fix += 1) walked.at(595, 0, {}, 10);
  expect(walked.state()).toMatchObject({ isThere: true });
  expect(polling(walked)).toBe(8_000);
  expect(walked.wait(70)).toMatchObject({ kind: 'lost' });
  expect(polling(walked)).toBe(15_000);
});
