import type { Swatch } from '../inks';
import { line, polygon, rect, repeat, shape, text } from '../svg';
import type { Svg } from '../svg';

const COVERS: readonly Swatch[] = ['@brick', '@mustard', '@paper', '@oxblood', '@ginger', '@slate'];

/** A sidewalk newsstand, 1100 wide, from its counter up; its origin is the middle of the counter's top. */
export function newsstand(): Svg {
  return [
    rect(-550, -640, 1100, 640, '@verdigris', { color: '@key', width: 8 }),
    rect(-470, -480, 940, 480, '@night'),
    magazines(),
    polygon(
      [
        [-610, -640],
        [-560, -720],
        [560, -720],
        [610, -640],
      ],
      '@brick',
      { color: '@key', width: 8 },
    ),
    scallops(),
    sign(),
    rect(-600, 0, 1200, 44, '@mustard', { color: '@key', width: 8 }),
    rect(-550, 44, 1100, 340, '@verdigris', { color: '@key', width: 8 }),
    repeat(4, (i) => rect(-510 + i * 262, 90, 230, 260, '@deep', { color: '@key', width: 6 })),
  ].join('');
}

/** They hang from clips around the opening and leave its middle free. */
const magazines = (): Svg =>
  repeat(12, (i) => {
    const column = i % 6;
    const [x, y] = [-452 + column * 154, -458 + Math.floor(i / 6) * 214];
    if (i > 6 && i < 11) return '';
    const color = COVERS[(i * 5) % COVERS.length] ?? '@brick';
    const band: Swatch = color === '@paper' || color === '@mustard' ? '@brick' : '@paper';
    return [
      rect(x, y, 134, 184, color, { color: '@key', width: 5 }),
      rect(x + 14, y + 16, 106, 32, band),
      i % 2 === 0
        ? rect(x + 30, y + 70, 74, 84, '@deep')
        : line(x + 20, y + 78, x + 114, y + 78, '@key', 6) +
          line(x + 20, y + 102, x + 90, y + 102, '@key', 6) +
          line(x + 20, y + 126, x + 110, y + 126, '@key', 6),
      rect(x + 58, y - 14, 18, 24, '@mustard'),
    ].join('');
  });

const scallops = (): Svg =>
  repeat(10, (i) => {
    const x = -610 + i * 122;
    return shape(`M${x} -642H${x + 122}V-612Q${x + 61} -560 ${x} -612Z`, i % 2 === 0 ? '@brick' : '@paper', {
      color: '@key',
      width: 6,
    });
  });

const sign = (): Svg =>
  rect(-230, -836, 460, 130, '@night', { color: '@mustard', width: 8 }) +
  text('NEWS', { x: 8, y: -736, size: 110, color: '@mustard', weight: 900, spacing: 16 });
