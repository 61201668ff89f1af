import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWalkMap } from '../../geography/load-walk-map';
import { createMover } from './mover';
import type { Mover } from './mover';
import { MIDDLE } from './view';

const FRAME_MS = 16;

/** A clock of frames, and how often something was written. */
let now: number;
let next: ((now: number) => void) | undefined;
let sizes: number[];
let transforms: string[];
let levels: number[];
let mover: Mover;

/** Frames pass, each after what happens before it. */
function frames(count: number, before: () => void = () => undefined): void {
  for (let i = 0; i < count; i++) {
    before();
    now += FRAME_MS;
    const draw = next;
    next = undefined;
    draw?.(now);
  }
}
const pinch = (): void => void mover.moveByHand(MIDDLE, MIDDLE, 1.01, 1);

beforeEach(async () => {
  now = 1000;
  [sizes, transforms, levels] = [[], [], []];
  vi.stubGlobal('requestAnimationFrame', (draw: typeof next) => {
    next = draw;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (next = undefined));
  let resize = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: typeof resize) {
        resize = listener;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const data = await loadWalkMap('brooklyn-heights');
  if (!data) throw new Error('No map');
  const root = {
    style: { setProperty: (name: string, value: string) => name === '--scale' && sizes.push(Number(value)) },
    toggleAttribute: () => undefined,
    getBoundingClientRect: () => ({ width: 390, height: 600 }),
  };
  const group = {
    style: {
      set transform(value: string) {
        transforms.push(value);
      },
    },
  };
  mover = createMover({
    root: root as unknown as HTMLElement,
    group: group as unknown as SVGGElement,
    aim: () => ({
      data,
      view: 'whole',
      leg: 2,
      position: undefined,
      follow: false,
      headingUp: false,
      onFollowEnd: () => undefined,
    }),
    onLevel: (level) => void levels.push(level),
  });
  resize();
  [sizes, transforms] = [[], []];
});
afterEach(() => void vi.unstubAllGlobals());

it('writes the transform alone in every frame while fingers move, and what keeps its size every 400 ms', () => {
  frames(Math.ceil(2000 / FRAME_MS), pinch);
  expect(transforms).toHaveLength(125);
  expect(sizes.length).toBeGreaterThanOrEqual(4);
  expect(sizes.length).toBeLessThanOrEqual(5);
});

it('writes it at once when the fingers are gone, and nothing more then', () => {
  frames(10, pinch);
  expect(sizes).toEqual([]);
  mover.moveByHand(MIDDLE, MIDDLE, 1, 0, true);
  frames(1);
  expect(sizes).toHaveLength(1);
  expect(transforms.at(-1)).toContain(`scale(${sizes[0]})`);
  expect(next).toBeUndefined();
});

it('writes it when they rest, and asks for no frame then', () => {
  pinch();
  frames(30);
  expect(sizes).toHaveLength(1);
  expect(next).toBeUndefined();
});

it('writes it with the first frame of a press on a button', () => {
  mover.move(MIDDLE, MIDDLE, 1.6, 0, true);
  frames(1);
  expect(sizes).toHaveLength(1);
});

it('says at once which names there is room for', () => {
  mover.move(MIDDLE, MIDDLE, 2, 0, true);
  frames(1);
  expect(levels.at(-1)).toBe(2 + (levels[0] ?? NaN));
});

it('ends', () => {
  pinch();
  mover.end();
  expect(next).toBeUndefined();
});
