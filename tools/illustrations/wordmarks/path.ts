/** One step of an outline: its command, and its points as absolute numbers, x and y in turn. */
export interface Step {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly numbers: readonly number[];
}
export type Outline = readonly Step[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const isCommand = (letter: string): letter is Step['command'] => 'MLQCZ'.includes(letter);

/** Reads a path of absolute M, L, Q, C and Z. It throws on any other command. */
export function readPath(path: string): Outline {
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, command = '', rest = '']) => {
    if (!isCommand(command)) throw new Error(`The command ${command} is not expected in an outline`);
    return {
      command,
      numbers:
        rest.trim() === ''
          ? []
          : rest
              .trim()
              .split(/[\s,]+/)
              .map(Number),
    };
  });
}

/** Returns the outline scaled around the origin and then moved; `dx` and `dy` are in units of the result. */
export function moved(outline: Outline, dx: number, dy: number, scale = 1): Outline {
  return outline.map(({ command, numbers }) => ({
    command,
    numbers: numbers.map((value, i) => value * scale + (i % 2 === 0 ? dx : dy)),
  }));
}

/** Leaves out steps that are too short to be seen; a worn typewriter face has thousands of them. */
export function simplified(outline: Outline, least: number): Outline {
  let from: readonly number[] = [0, 0];
  return outline.filter(({ command, numbers }, i) => {
    const to = numbers.slice(-2);
    const closes = outline[i + 1]?.command === 'Z';
    const step = Math.hypot((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0));
    const kept = command === 'Z' || command === 'M' || closes || step >= least;
    if (kept && command !== 'Z') from = to;
    return kept;
  });
}

/** Returns the box around all points. Control points count too; in letters they lie on the edge or just inside it. */
export function boxOfOutline(outline: Outline): Box {
  const xs = outline.flatMap(({ numbers }) => numbers.filter((_, i) => i % 2 === 0));
  const ys = outline.flatMap(({ numbers }) => numbers.filter((_, i) => i % 2 === 1));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Returns the width of a box in the units of its outline. */
export const widthOf = ({ left, right }: Box): number => right - left;
/** Returns the height of a box in the units of its outline. */
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** Writes an outline in whole numbers and relative steps, which makes it short. */
export function writePath(outline: Outline): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let before = '';
  return outline
    .map(({ command, numbers }) => {
      if (command === 'Z') {
        [x, y, before] = [startX, startY, 'Z'];
        return 'z';
      }
      const points = numbers.map(Math.round);
      const steps = points.map((value, i) => value - (i % 2 === 0 ? x : y));
      [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
      if (command === 'M') [startX, startY] = [x, y];
      if (command === 'L' && steps.every((step) => step === 0)) return '';
      const letter = command === before ? '' : command.toLowerCase();
      before = command;
      return letter + joined(steps, letter === '');
    })
    .join('');
}

/** Joins numbers with a space only where the next one has no minus, because a minus separates them as well. */
const joined = (numbers: readonly number[], afterNumber: boolean): string =>
  numbers.map((value, i) => (value < 0 || (i === 0 && !afterNumber) ? String(value) : ` ${value}`)).join('');
