import { cityHall, steps } from '../../backdrop/city-hall';
import { cloud, sky } from '../../backdrop/sky';
import { sitFront } from '../../cat/sit-front';
import { fishOnPlate } from '../../props/fish';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { place, rect } from '../../svg';

const PORCH_Y = 860;
const STEP = 70;
const TUCKED = [
  [90, -24],
  [126, -2],
  [70, 8],
  [0, 4],
] as const;

export const threeCatsInOffice: Scene = {
  id: 'three-cats-in-office',
  template: 'street',
  district: 'financial-district',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['calico', 'tabby', 'black'],
  joke: 'It is five by the clock, and only the third has salmon.',
  width: 1600,
  height: 1200,
  seed: 308,
  alt: 'Print of three cats on the steps of City Hall. A calico sits at the top with a salmon on a plate, its eyes closed. A brown tabby and a black cat sit lower and look up at the fish. The clock in the cupola says five.',
  caption: "Illustration: three of City Hall's cats, and the salmon comes at five.",
  ...WIDE,
  layers: () => [
    sky({ width: 1600, height: 1200, top: '@mustard', bottom: '@mustard', from: 0, to: 1 }),
    cloud(170, 190, 240, '@paper'),
    cloud(1230, 130, 210, '@paper'),
    place(cityHall(0), { x: 160, y: PORCH_Y, scale: 0.8 }),
    rect(-10, PORCH_Y, 1620, 360, '@sand'),
    steps(PORCH_Y, 5, STEP),
    cat(
      sitFront({ coat: 'calico', eyes: 'closed', tail: TUCKED }),
      { x: 800, y: PORCH_Y + 40, scale: 1.08 },
      { hero: true },
    ),
    place(fishOnPlate('@ginger'), { x: 800, y: PORCH_Y + 118, scale: 1.15 }),
    cat(sitFront({ coat: 'tabby', eyes: 'wide', gaze: [0.9, -0.3], turn: 4, tail: TUCKED }), {
      x: 420,
      y: 1130,
      scale: 0.98,
    }),
    cat(sitFront({ coat: 'black', eyes: 'wide', gaze: [-0.9, -0.3], turn: -4, tail: TUCKED }), {
      x: 1190,
      y: 1130,
      scale: 0.98,
    }),
  ],
};
