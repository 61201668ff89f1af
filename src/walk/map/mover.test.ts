import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWalkMap } from '../../geography/load-walk-map';
import { createMover } from './mover';
import type { MapRequest, Mover } from './mover';
import { MIDDLE } from './view';

const FRAME_MS = 16;

/** A clock of frames, and a record of everything that was written. */
let now: number;
let next: ((now: number) => void) | undefined;
let sizes: number[];
let transforms: string[];
let pictures: string[];
let levels: number[];
let mover: Mover;
let asked: MapRequest;
let ended: number;
/** Draws the map anew, as after the phone was turned. */
let drawAnew: () => void;

/** Lets frames pass, with a call of `before` ahead of each. */
function frames(count: number, before: () => void = () => undefined): void {
  for (let i = 0; i < count; i++) {
    before();
    now += FRAME_MS;
    const draw = next;
    next = undefined;
    draw?.(now);
  }
}
const FRAMES = (ms: number): number => Math.ceil(ms / FRAME_MS);
const pinch = (): void => void mover.move(MIDDLE, MIDDLE, 1.01, 1);

beforeEach(async () => {
  now = 1000;
  [sizes, transforms, pictures, levels] = [[], [], [], []];
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
  ended = 0;
  asked = {
    data,
    view: 'whole',
    leg: 2,
    position: undefined,
    follow: false,
    headingUp: false,
    onFollowEnd: () => void ended++,
    id: '#map',
    kept: { current: undefined },
  };
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
  const drawing = {
    style: {
      set cssText(value: string) {
        pictures.push(value);
      },
    },
  };
  drawAnew = (): void => {
    mover = createMover({
      root: root as unknown as HTMLElement,
      drawing: drawing as unknown as SVGSVGElement,
      group: group as unknown as SVGGElement,
      request: () => asked,
      onLevel: (level) => void levels.push(level),
    });
    resize();
  };
  drawAnew();
  [sizes, transforms, pictures] = [[], [], []];
});
afterEach(() => void vi.unstubAllGlobals());

it('moves the picture of the last drawing while fingers move, and redraws every 600 ms', () => {
  frames(FRAMES(2000), pinch);
  expect(transforms).toHaveLength(3);
  expect(sizes).toHaveLength(3);
  expect(pictures.filter((picture) => /transform:translate\(.+scale\(/.test(picture)).length).toBeGreaterThan(115);
});

it('keeps the picture under the fingers', () => {
  frames(1, pinch);
  expect(pictures.at(-1)).toBe('will-change:transform;transform:translate(0px,0px)rotate(1deg)scale(1.01)');
  mover.move(MIDDLE, [30, -20]);
  frames(1);
  expect(pictures.at(-1)).toMatch(/translate\(30(\.0\d+)?px,-(20|19\.9\d+)(\.0\d+)?px\)rotate\(1deg\)scale\(1\.01\)$/);
});

it('redraws before the edge of the picture appears within the box', () => {
  frames(5, () => void mover.move(MIDDLE, [30, 0]));
  expect(transforms).toEqual([]);
  frames(1, () => void mover.move(MIDDLE, [30, 0]));
  expect(transforms).toHaveLength(1);
});

it('redraws once when the fingers are lifted, and then requests no frame', () => {
  frames(10, pinch);
  expect(sizes).toEqual([]);
  mover.move(MIDDLE, MIDDLE, 1, 0, true);
  // The glide begins at the place where the fingers left the map.
  expect(transforms).toHaveLength(1);
  frames(1);
  expect(sizes).toHaveLength(1);
  expect(transforms.at(-1)).toContain(`scale(${sizes[0]})`);
  expect(pictures.at(-1)).toBe('');
  expect(next).toBeUndefined();
});

it('redraws once when the fingers rest, and then requests no frame', () => {
  pinch();
  frames(FRAMES(180));
  expect(sizes).toHaveLength(1);
  expect(pictures.at(-1)).toBe('');
  expect(next).toBeUndefined();
});

it('redraws with the first frame of a press on a button', () => {
  mover.move(MIDDLE, MIDDLE, 1.6, 0, true);
  frames(1);
  expect(sizes).toHaveLength(1);
  expect(pictures.filter(Boolean)).toEqual([]);
});

it('reports a new zoom level with the first frame', () => {
  mover.move(MIDDLE, MIDDLE, 2, 0, true);
  frames(1);
  expect(levels.at(-1)).toBe(2 + (levels[0] ?? NaN));
});

it('ends following with the first movement by hand, but not with a button', () => {
  asked = { ...asked, follow: true };
  mover.move(MIDDLE, MIDDLE, 1.6, 0, true);
  mover.move(MIDDLE, MIDDLE, 1, 45, true);
  expect(ended).toBe(0);
  mover.move([0, 0], [9, 0]);
  mover.move([40, 40], MIDDLE);
  mover.move(MIDDLE, [60, 0], 1, 0, true);
  expect(ended).toBe(3);
});

it('zooms in when following begins, and then leaves the zoom to the walker', () => {
  const walkOn = (latitude: number): void => {
    asked = { ...asked, position: { latitude, longitude: -73.9949, accuracy: 10, heading: undefined, isOld: false } };
    mover.update();
    frames(FRAMES(200));
  };
  mover.move([0, 0], [9, 0]);
  mover.move(MIDDLE, MIDDLE, 0.5);
  asked = { ...asked, follow: true };
  walkOn(40.6986);
  const begun = sizes.at(-1) ?? NaN;
  expect(begun).toBeGreaterThan(0.5);
  mover.move(MIDDLE, MIDDLE, 1 / 1.6, 0, true);
  walkOn(40.6987);
  walkOn(40.6988);
  expect(sizes.at(-1)).toBeCloseTo(begun / 1.6);
  // The walker asks for the map's company anew.
  asked = { ...asked, follow: false };
  walkOn(40.6989);
  asked = { ...asked, follow: true };
  walkOn(40.699);
  expect(sizes.at(-1)).toBeCloseTo(begun);
});

it('ignores rotation by hand while the direction of walking points up, and is straight after that', () => {
  mover.move(MIDDLE, MIDDLE, 1, 45, true);
  expect(mover.turn()).toBeCloseTo(45);
  asked = { ...asked, headingUp: true };
  mover.update();
  mover.move([9, 9], [9, 9], 1, 30);
  expect(mover.turn()).toBeCloseTo(45);
  asked = { ...asked, headingUp: false };
  mover.update();
  expect(mover.turn()).toBe(0);
});

it('cancels its frame at the end', () => {
  pinch();
  mover.end();
  expect(next).toBeUndefined();
});

describe('a map that is drawn anew', () => {
  const endAndDrawAnew = (): void => {
    mover.end();
    drawAnew();
    mover.update();
  };

  it('has the view to which the visitor had moved it', () => {
    mover.move([40, 40], [9, 0], 1.6);
    frames(FRAMES(200));
    const left = transforms.at(-1);
    endAndDrawAnew();
    expect(transforms.at(-1)).toBe(left);
  });

  it('has that view also after another map that nobody has moved', () => {
    mover.move([40, 40], [9, 0], 1.6);
    frames(FRAMES(200));
    const left = transforms.at(-1);
    mover.end();
    asked = { ...asked, id: '#stop-4' };
    drawAnew();
    mover.end();
    asked = { ...asked, id: '#map' };
    drawAnew();
    mover.update();
    expect(transforms.at(-1)).toBe(left);
  });

  it('keeps the zoom of a walker whom it follows', () => {
    const position = { latitude: 40.6986, longitude: -73.9949, accuracy: 10, heading: undefined, isOld: false };
    asked = { ...asked, follow: true, position };
    mover.update();
    mover.move(MIDDLE, MIDDLE, 0.5);
    frames(FRAMES(200));
    const left = sizes.at(-1);
    endAndDrawAnew();
    frames(FRAMES(200));
    expect(sizes.at(-1)).toBeCloseTo(left ?? NaN);
  });

  it('shows the requested view if nobody has moved it, and after "Whole walk"', () => {
    mover.move([40, 40], [9, 0], 1.6);
    mover.fit();
    frames(FRAMES(200));
    const whole = transforms.at(-1);
    asked = { ...asked, view: 'leg' };
    endAndDrawAnew();
    expect(transforms.at(-1)).not.toBe(whole);
  });

  it('has nothing of the view of another map', () => {
    drawAnew();
    const whole = transforms.at(-1);
    mover.move([40, 40], [9, 0], 1.6);
    asked = { ...asked, id: '#to-2' };
    mover.end();
    asked = { ...asked, id: '#map' };
    drawAnew();
    expect(transforms.at(-1)).toBe(whole);
  });
});
