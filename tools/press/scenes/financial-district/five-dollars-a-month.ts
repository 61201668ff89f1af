import { cageBack, cageFront, postOfficeCutOpen } from '../../backdrop/post-office';
import { curl } from '../../cat/curl';
import { sitBack } from '../../cat/sit-back';
import { sitFront } from '../../cat/sit-front';
import { bowTie } from '../../cat/wear/bow-tie';
import { mailSack } from '../../props/mail-sack';
import { newspaperBundle } from '../../props/papers';
import { building, cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { place } from '../../svg';

const CAGE_TOP = 270;
const CAGE_FLOOR = 800;

export const fiveDollarsAMonth: Scene = {
  id: 'five-dollars-a-month',
  template: 'indoors',
  district: 'financial-district',
  time: 'indoors',
  year: 1904,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['silver', 'white', 'ginger'],
  joke: 'Promoted, by elevator; the basement watches it go.',
  width: 1600,
  height: 1200,
  seed: 307,
  alt: 'Print of a post office cut open. A gray tabby with a bow tie rides up in a cage elevator, from a basement marked Newspapers to a floor marked Registered. A white cat looks up after it, and a ginger cat sleeps on a bundle.',
  caption: 'Illustration: promoted from newspapers to registered mail.',
  ...WIDE,
  layers: () => [
    building({ name: 'General Post Office', from: 1880, until: 1938 }, postOfficeCutOpen()),
    cageBack(CAGE_TOP, CAGE_FLOOR),
    cat(
      sitFront({
        coat: 'silver',
        eyes: 'half',
        collar: bowTie('@brick'),
        tail: [
          [90, -20],
          [124, -4],
          [70, 8],
          [0, 4],
        ],
      }),
      { x: 800, y: CAGE_FLOOR, scale: 1.06 },
      { hero: true },
    ),
    cageFront(CAGE_TOP, CAGE_FLOOR),
    place(newspaperBundle(5), { x: 270, y: 1130, scale: 1.15 }),
    cat(curl({ coat: 'ginger' }), { x: 270, y: 930, scale: 0.86 }),
    place(mailSack('@paper'), { x: 1480, y: 1150, scale: 1.15 }),
    place(mailSack('@mustard'), { x: 1250, y: 1160, scale: 1 }),
    cat(sitBack({ coat: 'white', turn: -10 }), { x: 1060, y: 1160, scale: 0.86 }),
  ],
};
