import { frozenFoot, LANTERN } from '../../backdrop/equitable';
import { sitFront } from '../../cat/sit-front';
import { lantern } from '../../props/lantern';
import { building, cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { place } from '../../svg';

export const kaiserAndTheIce: Scene = {
  id: 'kaiser-and-the-ice',
  template: 'street',
  district: 'financial-district',
  time: 'dawn',
  year: 1912,
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['tux'],
  joke: 'Everything in the picture is frozen but the cat and the lantern.',
  width: 1600,
  height: 1200,
  seed: 305,
  alt: 'Print of a black cat with a white nose, bib and mittens, sitting upright in a basement window beside a lit lantern. The stone arches around and above it are hung with icicles, and the sunrise stands in the panes.',
  caption: 'Illustration: ice on every arch, and the cat of the house at its post.',
  ...WIDE,
  layers: () => [
    building({ name: 'First Equitable Building', from: 1870, until: 1912 }, frozenFoot()),
    place(lantern(), { ...LANTERN, scale: 1.05 }),
    cat(
      sitFront({
        coat: 'tux',
        eyes: 'open',
        gaze: [0.35, 0],
        tail: [
          [90, -20],
          [130, -2],
          [80, 8],
          [10, 4],
        ],
      }),
      { x: 780, y: 1056, scale: 1.42 },
      { hero: true },
    ),
  ],
};
