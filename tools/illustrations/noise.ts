function hash(x: number, y: number, seed: number): number {
  let bits = (x * 374761393 + y * 668265263 + seed * 2246822519) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

export type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth value noise from 0 to 1, one number a pixel; `cell` is the size of a blotch in pixels. */
export function noiseField(width: number, height: number, cell: number, seed: number): Float32Array {
  const columns = Math.ceil(width / cell) + 2;
  const knots = new Float32Array(columns * (Math.ceil(height / cell) + 2));
  knots.forEach((_, i) => {
    knots[i] = hash(i % columns, Math.floor(i / columns), seed);
  });
  const field = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell) * columns;
    const down = ease(y / cell - Math.floor(y / cell));
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / cell);
      const right = ease(x / cell - column);
      const at = row + column;
      const above = mix(knots[at] ?? 0, knots[at + 1] ?? 0, right);
      const below = mix(knots[at + columns] ?? 0, knots[at + columns + 1] ?? 0, right);
      field[y * width + x] = mix(above, below, down);
    }
  }
  return field;
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
