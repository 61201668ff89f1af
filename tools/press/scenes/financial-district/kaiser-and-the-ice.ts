import { frozenFoot } from '../../backdrop/equitable';
import { sitFront } from '../../cat/sit-front';
import { building, cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';

export const kaiserAndTheIce: Scene = {
  id: 'kaiser-and-the-ice',
  template: 'street',
  district: 'financial-district',
  time: 'dawn',
  year: 1912,
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['tux'],
  joke: 'Everything in the picture is frozen but the look.',
  width: 1600,
  height: 1200,
  seed: 305,
  alt: 'Print of a black cat with a white nose, bib and mittens, sitting upright in a basement window. The stone arches around and above it are hung with icicles.',
  caption: 'Illustration: ice on every arch, and the cat of the house at its post.',
  ...WIDE,
  layers: () => [
    building({ name: 'First Equitable Building', from: 1870, until: 1912 }, frozenFoot()),
    cat(
      sitFront({
        coat: 'tux',
        eyes: 'open',
        gaze: [0, 0.1],
        tail: [
          [90, -20],
          [130, -2],
          [80, 8],
          [10, 4],
        ],
      }),
      { x: 800, y: 1056, scale: 1.42 },
      { hero: true },
    ),
  ],
};
