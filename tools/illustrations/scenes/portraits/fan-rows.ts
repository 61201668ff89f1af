import { rays } from '../../backdrop/sky';
import { pigeon } from '../../backdrop/street';
import { apron } from '../../cat/wear/apron';
import { catPin, prizeRosette } from '../../cat/wear/pin';
import { ballCap } from '../../cat/wear/ball-cap';
import { bandana } from '../../cat/wear/bandana';
import { beanie } from '../../cat/wear/beanie';
import { bellCollar } from '../../cat/wear/bell-collar';
import { beret } from '../../cat/wear/beret';
import { bowTie } from '../../cat/wear/bow-tie';
import { bowler } from '../../cat/wear/bowler';
import { headphones } from '../../cat/wear/headphones';
import { jacket } from '../../cat/wear/jacket';
import { necktie } from '../../cat/wear/necktie';
import { newsboyCap } from '../../cat/wear/newsboy-cap';
import { overcoat } from '../../cat/wear/overcoat';
import { pearls } from '../../cat/wear/pearls';
import { pencil } from '../../cat/wear/pencil';
import { raincoat } from '../../cat/wear/raincoat';
import { sailorCollar } from '../../cat/wear/sailor-collar';
import { scarf } from '../../cat/wear/scarf';
import { shirt } from '../../cat/wear/shirt';
import { souwester } from '../../cat/wear/souwester';
import { spectacles } from '../../cat/wear/spectacles';
import { stethoscope } from '../../cat/wear/stethoscope';
import { sunHat } from '../../cat/wear/sun-hat';
import { sunglasses } from '../../cat/wear/sunglasses';
import { sweater } from '../../cat/wear/sweater';
import { toque } from '../../cat/wear/toque';
import { flowerInMouth, grazedFlowerBox } from '../../props/flower-box';
import type { Scene } from '../../scene';
import type { Svg } from '../../svg';
import type { PortraitCard } from '../portrait';
import { bookshelf } from './grounds/bookshelf';
import { bridgeCables } from './grounds/bridge-cables';
import { brownstoneDoor } from './grounds/brownstone-door';
import { fireEscape } from './grounds/fire-escape';
import { laundryLine } from './grounds/laundry-line';
import { moonNight } from './grounds/moon-night';
import {
  checks,
  dots,
  fallingGinkgo,
  fishbones,
  halo,
  pigeons,
  plain,
  rings,
  snow,
  stars,
  stripes,
  waves,
} from './grounds/patterns';
import { rainWindow } from './grounds/rain-window';
import { subwayTiles } from './grounds/subway-tiles';
import { towers } from './grounds/towers';
import type { Sitter } from './sitter';

export interface Fan extends Pick<PortraitCard, 'corner' | 'frame' | 'card' | 'at'> {
  readonly id: `fan-${string}`;
  readonly name: string;
  readonly palette: Scene['palette'];
  readonly seed: number;
  readonly time?: Scene['time'];
  readonly alt: string;
  readonly caption: string;
  readonly joke: string;
  ground(): Svg;
  sitter(): Sitter;
}

export const FAN_ROWS: readonly Fan[] = [
  {
    id: 'fan-biscuit',
    name: 'Biscuit',
    ground: () => checks('@deep', '@verdigris'),
    corner: '@brick',
    card: '@mustard',
    at: { y: 540 },
    sitter: () => ({
      face: { coat: 'ginger', shape: 'round', eyes: 'half', gaze: [0.2, 0.2] },
      clothes: apron({ stripe: '@brick' }),
      hat: toque(),
    }),
    joke: 'The cook has come out of the kitchen to see who is late.',
    alt: "Print of a round-faced ginger cat with half-closed eyes in a cook's hat and a striped apron, before green tiles.",
    caption: 'Illustration: Biscuit, who came for the history and asks about lunch.',
    palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
    seed: 201,
  },
  {
    id: 'fan-pepper',
    name: 'Pepper',
    ground: bookshelf,
    corner: '@mustard',
    frame: 'plate',
    sitter: () => ({
      face: { coat: 'tux', eyeColor: '@mustard', gaze: [0, 0.1] },
      turn: -3,
      clothes: bowTie('@mustard'),
      glasses: spectacles(),
      hat: pencil(),
    }),
    joke: 'Has read all of it, and will say so.',
    alt: 'Print of a tuxedo cat with round spectacles, a yellow bow tie and a pencil behind the ear, before shelves full of books.',
    caption: 'Illustration: Pepper, who corrects the guide, but never more than twice a walk.',
    palette: ['mustard', 'slate', 'brick', 'verdigris'],
    time: 'indoors',
    seed: 202,
  },
  {
    id: 'fan-mabel',
    name: 'Mabel',
    ground: () => pigeons('@verdigris'),
    corner: '@brick',
    frame: 'oval',
    at: { y: 560, scale: 1.65 },
    sitter: () => ({
      face: { coat: 'calico', shape: 'fluffy', view: 'three-quarter', gaze: [0, -1] },
      clothes: bellCollar('@brick'),
      onHead: pigeon(-4, -72, 1.05, 'left'),
    }),
    joke: 'The pigeon has made itself at home where it should not.',
    alt: 'Print of a long-haired calico with a bell on its collar. A pigeon stands on its head; more pigeons are on the wallpaper.',
    caption: 'Illustration: Mabel, who has opinions about pigeons.',
    palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
    seed: 203,
  },
  {
    id: 'fan-olive',
    name: 'Olive',
    ground: () => moonNight('@oxblood'),
    corner: '@oxblood',
    at: { y: 540 },
    sitter: () => ({
      face: { coat: 'black', shape: 'long', eyes: 'wide', eyeColor: '@verdigris', gaze: [-0.4, 0] },
      turn: 4,
      clothes: scarf(),
    }),
    joke: 'The moon is up; so is she.',
    alt: 'Print of a slender black cat with wide green eyes and a striped scarf, before a huge full moon.',
    caption: 'Illustration: Olive, who would rather we met at midnight.',
    palette: ['mustard', 'slate', 'brick', 'verdigris'],
    time: 'night',
    seed: 204,
  },
  {
    id: 'fan-juno',
    name: 'Juno',
    ground: () => rings('@tan', '@mustard'),
    corner: '@tan',
    at: { y: 520, scale: 1.8 },
    sitter: () => ({
      face: { coat: 'siamese', eyes: 'half', eyeColor: '@verdigris', gaze: [0.5, 0.2] },
      turn: -4,
      clothes: pearls(),
    }),
    joke: 'Has seen better portraits of herself.',
    alt: 'Print of a Siamese with half-closed eyes and a string of pearls, before olive wallpaper with yellow rings.',
    caption: 'Illustration: Juno, who stands in the front row and gives nothing back.',
    palette: ['mustard', 'slate', 'brick', 'verdigris'],
    time: 'indoors',
    seed: 205,
  },
  {
    id: 'fan-walter',
    name: 'Walter',
    ground: () => snow('@night'),
    corner: '@mustard',
    frame: 'plate',
    card: '@brick',
    at: { y: 540 },
    sitter: () => ({
      face: { coat: 'gray', shape: 'round', view: 'three-quarter', eyes: 'half' },
      clothes: overcoat('@brick', { collar: '@oxblood', button: '@mustard' }),
      hat: bowler({ color: '@oxblood', band: '@mustard' }),
    }),
    joke: 'Dressed for the weather, and not pleased to have been right.',
    alt: 'Print of a stout gray cat in a red overcoat and a bowler hat, on a night of thick snow.',
    caption: 'Illustration: Walter, who has never missed a walk and has enjoyed three.',
    palette: ['mustard', 'slate', 'brick', 'verdigris'],
    time: 'night',
    seed: 206,
  },
  {
    id: 'fan-dot',
    name: 'Dot',
    ground: () => dots('@brick', '@mustard'),
    corner: '@brick',
    at: { y: 580, scale: 1.7 },
    sitter: () => ({
      face: { coat: 'white', shape: 'kitten', eyes: 'wide', eyeColor: '@verdigris', gaze: [0, -0.6] },
      turn: -7,
      hat: ballCap({ color: '@verdigris', peak: '@mustard' }),
    }),
    joke: 'The cap is for a bigger cat. She means to become it.',
    alt: 'Print of a white kitten with wide green eyes and a green cap turned aside, before red wallpaper with big yellow dots.',
    caption: 'Illustration: Dot, who is four months old and has questions.',
    palette: ['mustard', 'slate', 'brick', 'verdigris'],
    seed: 207,
  },
  {
    id: 'fan-frank',
    name: 'Frank',
    ground: () => subwayTiles('@verdigris', '@mustard'),
    corner: '@verdigris',
    sitter: () => ({
      face: { coat: 'tabby', eyes: 'wink' },
      turn: 5,
      clothes: shirt() + jacket('@deep') + necktie('@mustard'),
      hat: newsboyCap({ color: '@brick' }),
    }),
    joke: 'Knows where he is. Does not say.',
    alt: 'Print of a brown tabby winking, in a red newsboy cap and a jacket, before the tiled wall of a subway station.',
    caption: 'Illustration: Frank, who has never once got off at the right stop.',
    palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
    time: 'indoors',
    seed: 208,
  },
  {
    id: 'fan-ruth',
    name: 'Ruth',
    ground: () => stripes('@brick', '@oxblood'),
    corner: '@brick',
    at: { y: 500, scale: 1.8 },
    sitter: () => ({
      face: { coat: 'silver', shape: 'fluffy', eyes: 'closed' },
      turn: -6,
      clothes: sweater({ color: '@mustard' }),
      onHead: headphones('@verdigris'),
    }),
    joke: 'She hears something. It is not the guide.',
    alt: 'Print of a long-haired silver tabby with closed eyes, green headphones and a yellow sweater, before red stripes.',
    caption: 'Illustration: Ruth, who says that she can hear the guide perfectly well.',
    palette: ['mustard', 'slate', 'brick', 'verdigris'],
    seed: 209,
  },
  {
    id: 'fan-marigold',
    name: 'Marigold',
    ground: () => fallingGinkgo('@paper', '@mustard'),
    corner: '@brick',
    frame: 'oval',
    card: '@mustard',
    at: { y: 486, scale: 1.66 },
    sitter: () => ({
      face: { coat: 'tortie', gaze: [0.5, 0], whiskers: 'both' },
      turn: -4,
      clothes: grazedFlowerBox(),
      onHead: flowerInMouth(),
    }),
    joke: 'Two stems are bare, and the cat that did it asks what you are looking at.',
    alt: 'Print of a tortoiseshell cat with a red flower in its mouth and both paws on a flower box. One flower is left in the box, beside two bare stems. Yellow ginkgo leaves are falling.',
    caption: 'Illustration: Marigold, who stops at every flower box, then eats it.',
    palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
    seed: 210,
  },
  {
    id: 'fan-pickles',
    name: 'Pickles',
    ground: () => rainWindow('@deep', '@verdigris'),
    corner: '@mustard',
    frame: 'plate',
    at: { y: 570 },
    sitter: () => ({
      face: { coat: 'ginger', shape: 'kitten', eyes: 'wide', gaze: [0.6, -0.7] },
      clothes: raincoat(),
      hat: souwester(),
    }),
    joke: 'One drop has been seen. It is being watched.',
    alt: "Print of a ginger kitten in a yellow raincoat and sou'wester, looking up, before a window with rain.",
    caption: 'Illustration: Pickles, who was told that it might rain.',
    palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
    seed: 211,
  },
  {
    id: 'fan-agnes',
    name: 'Agnes',
    ground: () => brownstoneDoor('@umber', '@oxblood'),
    corner: '@umber',
    at: { y: 560, scale: 1.65 },
    sitter: () => ({
      face: { coat: 'white', shape: 'fluffy', eyes: 'closed' },
      clothes: bowTie('@verdigris'),
    }),
    joke: 'She is not asleep.',
    alt: 'Print of a long-haired white cat with closed eyes and a green bow, before the lit double door of a brownstone.',
    caption: 'Illustration: Agnes, who is not asleep. She is listening.',
    palette: ['mustard', 'slate', 'brick', 'verdigris'],
    time: 'dusk',
    seed: 212,
  },
  {
    id: 'fan-gus',
    name: 'Gus',
    ground: () => towers('@mustard', '@verdigris', '@sea'),
    corner: '@verdigris',
    at: { y: 520 },
    sitter: () => ({
      face: { coat: 'black', shape: 'round', eyes: 'half', gaze: [0.7, 0] },
      clothes: shirt() + jacket('@slate') + necktie('@brick'),
    }),
    joke: 'Looks aside for anybody from the office.',
    alt: 'Print of a stout black cat in a gray jacket and a red tie, glancing aside, before towers and a yellow sky.',
    caption: 'Illustration: Gus, who has told the office that he is at the dentist.',
    palette: ['mustard', 'slate', 'brick', 'verdigris'],
    seed: 213,
  },
  {
    id: 'fan-hazel',
    name: 'Hazel',
    ground: () => bridgeCables('@butter', '@slate'),
    corner: '@slate',
    at: { y: 585, scale: 1.75 },
    sitter: () => ({
      face: { coat: 'tabby', shape: 'fluffy', view: 'three-quarter', eyeColor: '@verdigris' },
      clothes: sweater({ color: '@paper', stripe: '@deep' }),
    }),
    joke: 'She is taller than the tower from here.',
    alt: 'Print of a long-haired brown tabby in a striped sweater on a bridge, under a stone tower with two pointed arches and many cables.',
    caption: 'Illustration: Hazel, who crosses the bridge on foot. On four, to be exact.',
    palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
    seed: 214,
  },
  {
    id: 'fan-louis',
    name: 'Louis',
    ground: () => halo(['@ginger', '@paper']),
    corner: '@mustard',
    frame: 'plate',
    card: '@verdigris',
    at: { y: 540 },
    sitter: () => ({
      face: { coat: 'tux', shape: 'long', view: 'three-quarter' },
      clothes: bandana({ color: '@verdigris' }),
      hat: beret('@brick'),
    }),
    joke: 'An artist. One can tell by the hat.',
    alt: 'Print of a slender tuxedo cat in a red beret and a dotted green neckerchief, before orange and white rings.',
    caption: 'Illustration: Louis, who sketches every stop and leaves out the people.',
    palette: ['mustard', 'slate', 'ginger', 'brick', 'verdigris'],
    seed: 215,
  },
  {
    id: 'fan-pearl',
    name: 'Pearl',
    ground: () => waves('@verdigris', '@deep'),
    corner: '@mustard',
    frame: 'oval',
    at: { y: 540, scale: 1.6 },
    sitter: () => ({
      face: { coat: 'siamese', shape: 'round' },
      clothes: bandana({ color: '@mustard', dot: '@brick' }),
      glasses: sunglasses('@brick'),
      hat: sunHat('@brick'),
    }),
    joke: 'Incognito, in the largest hat on the ferry.',
    alt: 'Print of a Siamese in red sunglasses, a wide straw hat and a dotted neckerchief, before green waves.',
    caption: 'Illustration: Pearl, who is here incognito.',
    palette: ['mustard', 'slate', 'brick', 'verdigris'],
    seed: 216,
  },
  {
    id: 'fan-otis',
    name: 'Otis',
    ground: () => fireEscape('@brick', '@rust'),
    corner: '@brick',
    at: { y: 555, scale: 1.75 },
    sitter: () => ({
      face: { coat: 'gray', shape: 'kitten', eyes: 'wide', gaze: [0.4, -1] },
      turn: 6,
      clothes: bellCollar('@mustard'),
    }),
    joke: 'Down was easy.',
    alt: 'Print of a young gray cat with a yellow collar looking up at the fire escape of a brick house.',
    caption: 'Illustration: Otis, who came down the fire escape to join us. Up is another matter.',
    palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
    seed: 217,
  },
  {
    id: 'fan-stella',
    name: 'Stella',
    ground: () => stars('@night', '@mustard'),
    corner: '@oxblood',
    frame: 'oval',
    card: '@mustard',
    at: { y: 520 },
    sitter: () => ({
      face: { coat: 'silver', view: 'three-quarter', eyeColor: '@verdigris' },
      clothes: jacket('@verdigris', { lapel: '@paper' }) + catPin(),
    }),
    joke: 'One pin a walk; the others are on the other jacket.',
    alt: 'Print of a silver tabby in a green jacket with a cat pin, turned to one side, before yellow stars on dark blue.',
    caption: 'Illustration: Stella, who has done all three walks and wants a fourth.',
    palette: ['mustard', 'slate', 'brick', 'verdigris'],
    time: 'night',
    seed: 218,
  },
  {
    id: 'fan-bruno',
    name: 'Bruno',
    ground: () => plain('@mustard') + rays(400, 520, 900, 22, '@paper'),
    corner: '@mustard',
    at: { y: 500, scale: 1.9 },
    sitter: () => ({
      face: { coat: 'tabby', shape: 'round', eyes: 'half' },
      clothes: prizeRosette('@brick'),
    }),
    joke: 'First prize, in a category of his own.',
    alt: 'Print of a stout brown tabby with half-closed eyes and a red rosette, before yellow rays.',
    caption: 'Illustration: Bruno, who once won a prize for sitting and does not discuss it.',
    palette: ['mustard', 'ginger', 'slate', 'brick'],
    seed: 219,
  },
  {
    id: 'fan-nora',
    name: 'Nora',
    ground: () => laundryLine('@oxblood', '@brick'),
    corner: '@brick',
    at: { y: 530, scale: 1.6 },
    sitter: () => ({
      face: { coat: 'calico', eyes: 'half' },
      turn: -5,
      clothes: stethoscope('@brick'),
    }),
    joke: 'The night shift is over, the washing is not.',
    alt: 'Print of a tired calico with a stethoscope around its neck, under a line of laundry between two houses.',
    caption: 'Illustration: Nora, who comes straight from the night shift and never yawns first.',
    palette: ['mustard', 'ginger', 'slate', 'brick'],
    time: 'dawn',
    seed: 220,
  },
  {
    id: 'fan-tilly',
    name: 'Tilly',
    ground: () => fishbones('@ginger', '@paper'),
    corner: '@deep',
    frame: 'plate',
    at: { y: 540 },
    sitter: () => ({
      face: { coat: 'white', shape: 'long', gaze: [0.5, 0.3] },
      turn: 4,
      clothes: sailorCollar({ collar: '@deep', kerchief: '@mustard' }),
      hat: beanie({ color: '@deep', stripe: '@paper' }),
    }),
    joke: 'The fish on the wall have been dealt with.',
    alt: "Print of a slender white cat in a sailor's blouse with a green collar and a green knitted cap, before orange wallpaper with fish bones.",
    caption: 'Illustration: Tilly, who asks at every stop where the fish are.',
    palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
    seed: 221,
  },
];
