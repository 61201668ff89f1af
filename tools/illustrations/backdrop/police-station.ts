import type { Swatch } from '../inks';
import { circle, gouge, line, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** A desk of paneled oak, seen from the front; its top is at y. */
export function deskFront(y: number, width: number, bottom: number, wood: Swatch): Svg {
  const panels = 4;
  const step = width / panels;
  return [
    rect(-10, y, width + 20, bottom - y + 10, wood),
    repeat(panels, (i) =>
      rect(i * step + 36, y + 110, step - 72, bottom - y - 60, '@umber', { color: '@key', width: 6 }),
    ),
    rect(-10, y + 42, width + 20, 20, '@shade'),
    rect(-10, y, width + 20, 46, wood, { color: '@key', width: 7 }),
    gouge([60, y + 14], [width / 2, y + 20], [width - 60, y + 12], 5, '@key'),
  ].join('');
}

/** A gas bracket with a glass globe 168 across, on an arm from the ceiling; (x, y) is just above its middle. */
export function gasGlobe(x: number, y: number): Svg {
  return [
    line(x, y - 400, x, y - 60, '@night', 14),
    shape(`M${x - 44} ${y - 70}H${x + 44}L${x + 30} ${y - 44}H${x - 30}Z`, '@night'),
    circle(x, y + 20, 84, '@paper', { color: '@key', width: 6 }),
    shape(`M${x - 18} ${y + 40}Q${x - 34} ${y + 6} ${x} ${y - 36}Q${x + 34} ${y + 6} ${x + 18} ${y + 40}Z`, '@ginger'),
    gouge([x - 60, y + 30], [x - 66, y - 16], [x - 30, y - 44], 9, '@mustard'),
  ].join('');
}

/** Domed helmets of felt, 160 wide, on pegs; (x, y) is the left end of the rack. */
export function helmetRack(x: number, y: number, width: number, count: number): Svg {
  const step = width / count;
  return [
    rect(x - 10, y - 12, width + 20, 26, '@brown', { color: '@key', width: 5 }),
    repeat(count, (i) => helmet(x + step * (i + 0.5), y + 118)),
  ].join('');
}

function helmet(x: number, y: number): Svg {
  const dome = `M${x - 58} ${y}Q${x - 66} ${y - 118} ${x} ${y - 124}Q${x + 66} ${y - 118} ${x + 58} ${y}Z`;
  return [
    shape(dome, '@night'),
    gouge([x - 40, y - 16], [x - 46, y - 80], [x - 14, y - 108], 8, '@paper'),
    shape(
      [
        `M${x - 80} ${y + 14}Q${x - 64} ${y - 10} ${x} ${y - 14}`,
        `Q${x + 64} ${y - 10} ${x + 80} ${y + 14}Q${x} ${y - 2} ${x - 80} ${y + 14}Z`,
      ].join(''),
      '@night',
    ),
    circle(x, y - 126, 9, '@night'),
    circle(x, y - 52, 17, '@mustard', { color: '@key', width: 4 }),
  ].join('');
}

/** The green lamp of a police station, on a post beside its door that stands at `ground`. */
export const greenLamp = (x: number, y: number, ground: number): Svg =>
  [
    rect(x - 11, y + 60, 22, ground - y - 60, '@night'),
    rect(x - 26, y + 190, 52, 14, '@night'),
    shape(
      [
        `M${x - 54} ${ground}V${ground - 26}L${x - 26} ${ground - 44}L${x - 18} ${ground - 190}`,
        `H${x + 18}L${x + 26} ${ground - 44}L${x + 54} ${ground - 26}V${ground}Z`,
      ].join(''),
      '@night',
    ),
    line(x - 4, y + 216, x - 4, ground - 200, '@paper', 4),
    circle(x, y, 74, '@verdigris', { color: '@key', width: 7 }),
    gouge([x - 46, y + 24], [x - 54, y - 20], [x - 16, y - 52], 14, '@paper'),
    rect(x - 34, y + 56, 68, 20, '@night'),
    shape(`M${x - 30} ${y - 66}H${x + 30}L${x + 12} ${y - 96}H${x - 12}Z`, '@night'),
  ].join('');
