import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { STRIDE, walkingAt } from '../cat/gait';
import { WALKING } from '../cat/traced';
import { walk } from '../cat/walk';
import { faultsOf } from '../checks';
import { STRIP } from '../paths';
import { silhouette } from '../plates';
import { cat } from '../scene';
import { hero } from '../scenes/hero';
import { heroFrieze } from '../scenes/hero-frieze';
import { documentOf, place } from '../svg';
import { stripStyles } from './strip';
import { traced } from './trace';
import { FEET, FIRST_MOMENT, FRAME, FRAMES, FRAMES_A_ROUND, HEAD, PLACES, ROUND, roundsTo, SCALE } from './white-cat';

const MOST_BYTES = 15_000;
/**
 * A movement that starts by itself must end within five seconds; a round takes one, and the cat waits for half of one.
 */
const MOST_ROUNDS = 4;

describe('traced', () => {
  const side = 12;
  const field = (isCovered: (x: number, y: number) => boolean) => ({
    shares: Float32Array.from({ length: side * side }, (_, i) => Number(isCovered(i % side, Math.floor(i / side)))),
    width: side,
    height: side,
  });
  const within = (from: number, to: number) => (x: number, y: number) => Math.min(x, y) >= from && Math.max(x, y) < to;
  const finish = { tolerance: 0.8, leastArea: 2 };

  it('goes along the edge of what is covered', () => {
    const outline = traced(field(within(3, 9)), finish);
    expect(outline.filter(({ command }) => command === 'Z')).toHaveLength(1);
    const numbers = outline.flatMap((step) => step.numbers);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([3, 9]);
  });

  it('finds a hole, and leaves out a speck', () => {
    const ring = traced(
      field((x, y) => within(2, 10)(x, y) && !within(4, 8)(x, y)),
      finish,
    );
    expect(ring.filter(({ command }) => command === 'M')).toHaveLength(2);
    expect(traced(field(within(5, 6)), finish)).toEqual([]);
  });
});

describe('the white cat', () => {
  it.each([
    [hero, PLACES.hero],
    [heroFrieze, PLACES.frieze],
  ])('stands out from the print on which it stops: $id', (scene, at) => {
    const layers = () => [...scene.layers(), cat(walk({ coat: 'white' }), at)];
    expect(faultsOf({ ...scene, cats: [...scene.cats, 'white'], layers })).toEqual([]);
  });

  it.each(Object.entries(PLACES))('comes from outside of the %s, in less than five seconds', (_, at) => {
    const [rounds, size] = [roundsTo(at), at.scale / SCALE];
    expect(at.x + (FRAME.width - FEET.x - rounds * ROUND) * size).toBeLessThanOrEqual(0);
    expect(rounds).toBeLessThanOrEqual(MOST_ROUNDS);
  });

  it('stops without a jump: its feet go on as they went before', () => {
    const last = walkingAt(FIRST_MOMENT - 1 / FRAMES_A_ROUND);
    const [nearHind, farFore] = [
      last.nearHind[3][0] - WALKING.nearHind[3][0],
      last.farFore[3][0] - WALKING.farFore[3][0],
    ];
    for (const back of [nearHind, farFore]) expect(Math.abs(back - STRIDE / FRAMES_A_ROUND)).toBeLessThan(8);
  });

  it('is whole in every frame', () => {
    FRAMES.forEach(({ body, head }, i) => {
      const drawing = place(body + place(HEAD, head), { ...FEET, scale: SCALE }).replaceAll(/@[a-z]+/g, '#000');
      const mask = silhouette(documentOf(FRAME.width, FRAME.height, drawing), FRAME.width);
      const onEdge = mask.filter((covered, at) => {
        const [x, y] = [at % FRAME.width, Math.floor(at / FRAME.width)];
        return covered === 1 && (x < 2 || y < 2 || x >= FRAME.width - 2 || y >= FRAME.height - 2);
      });
      expect(onEdge.length, `frame ${i}`).toBe(0);
    });
  });
});

describe('the published strip', () => {
  const drawing = readFileSync(join(STRIP, 'white-cat.svg'), 'utf8');

  it('has every frame, in whole numbers and in few bytes', () => {
    expect(drawing.match(/<use/g)).toHaveLength(FRAMES.length);
    expect(drawing).not.toMatch(/ d="[^"]*[.NI]/);
    expect(brotliCompressSync(drawing).length).toBeLessThan(MOST_BYTES);
  });

  it('has told the page of its measures', () => {
    expect(readFileSync(join(STRIP, 'strip.module.css'), 'utf8')).toBe(stripStyles());
  });
});
