import { cageBack, cageFront, COUNTERWEIGHT, postOfficeCutOpen, SHAFT } from '../../backdrop/post-office';
import { curl } from '../../cat/curl';
import { sitBack } from '../../cat/sit-back';
import { sitFront } from '../../cat/sit-front';
import { sitSide } from '../../cat/sit-side';
import { bowTie } from '../../cat/wear/bow-tie';
import { mailSack } from '../../props/mail-sack';
import { mouse } from '../../props/mouse';
import { newspaperBundle } from '../../props/newspaper';
import { building, cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { clipTo, place } from '../../svg';
import type { Svg } from '../../svg';

const CAGE_TOP = 240;
const CAGE_FLOOR = 740;

export const fiveDollarsAMonth: Scene = {
  id: 'five-dollars-a-month',
  template: 'indoors',
  district: 'financial-district',
  time: 'indoors',
  year: 1904,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['silver', 'ginger', 'white', 'calico', 'siamese'],
  joke: 'One goes up by elevator, a mouse comes down on the counterweight, and a line has formed for the next car.',
  width: 1600,
  height: 1200,
  seed: 307,
  alt: 'Print of a post office cut open. A gray tabby with a bow tie rides up in a cage elevator to a floor marked Registered; a mouse rides down on the counterweight. In the basement, marked Newspapers, three cats wait in line and one sleeps.',
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
      { x: 758, y: CAGE_FLOOR, scale: 1.06 },
      { hero: true },
    ),
    cageFront(CAGE_TOP, CAGE_FLOOR),
    passengerGoingDown(),
    place(newspaperBundle(5), { x: 250, y: 1130, scale: 1.15 }),
    cat(curl({ coat: 'ginger' }), { x: 250, y: 930, scale: 0.86 }),
    place(mailSack('@mustard'), { x: 1530, y: 1150, scale: 1.1 }),
    cat(sitBack({ coat: 'white', turn: 8 }), { x: 740, y: 1162, scale: 0.92 }),
    cat(sitSide({ coat: 'calico' }), { x: 1152, y: 1166, scale: 0.82, flip: true }),
    cat(sitSide({ coat: 'siamese' }), { x: 1370, y: 1158, scale: 0.78, flip: true }),
  ],
};

/** On the counterweight, with its tail inside the shaft. */
const passengerGoingDown = (): Svg =>
  clipTo(
    `M${SHAFT.left} 0H${SHAFT.right}V1110H${SHAFT.left}Z`,
    place(mouse('@paper'), { x: COUNTERWEIGHT.x - 4, y: COUNTERWEIGHT.top - 2, scale: 1.2 }),
  );
