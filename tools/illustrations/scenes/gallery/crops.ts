// Parts of the walks' pictures that are worth a second look.
import { cropOf } from '../../crop';
import { GRID } from '../../scene';
import type { Scene } from '../../scene';
import { minnieOfTheStGeorge } from '../brooklyn-heights/minnie-of-the-st-george';
import { fourthFloorCats } from '../brooklyn-heights/fourth-floor-cats';
import { armyRegulars } from '../financial-district/army-regulars';
import { sailorsCats } from '../financial-district/sailors-cats';
import { busterAgainstTopsy } from '../lower-east-side/buster-against-topsy';
import { catCafe } from '../lower-east-side/cat-cafe';
import { cattyGoodman } from '../lower-east-side/catty-goodman';
import { peterAndTheSteak } from '../lower-east-side/peter-and-the-steak';

const ALL_INKS = ['mustard', 'ginger', 'slate', 'brick', 'verdigris'] as const;

const { widths, offlineWidth } = GRID;
const base = { widths, offlineWidth, palette: ALL_INKS, keeps: [], cats: [] } as const;

export const CROPS: readonly Scene[] = [
  cropOf(minnieOfTheStGeorge, {
    ...base,
    id: 'gallery-key-rack',
    left: 20,
    top: 66,
    width: 560,
    height: 420,
    joke: 'The rack has a kitten for every key.',
    alt: 'Print of a hotel key rack. Kittens sit in some of its pigeonholes, beside letters and brass key tags.',
    caption: 'Illustration: rooms on the second floor, all taken.',
  }),
  cropOf(catCafe, {
    ...base,
    id: 'gallery-macarons',
    left: 60,
    top: 530,
    width: 620,
    height: 465,
    joke: 'Only one of the two on the table may be eaten.',
    alt: 'Print of a tower of macarons in a shop window. A white cat looks out of a box beside it.',
    caption: 'Illustration: look, but do not lick.',
  }),
  cropOf(armyRegulars, {
    ...base,
    id: 'gallery-regulars',
    left: 440,
    top: 250,
    width: 680,
    height: 510,
    joke: 'None of them has blinked.',
    alt: 'Print of cats in a row under an arch, shoulder to shoulder, all with their eyes to the front.',
    caption: 'Illustration: eyes front.',
  }),
  cropOf(sailorsCats, {
    ...base,
    id: 'gallery-gangplank',
    left: 470,
    top: 300,
    width: 900,
    height: 675,
    joke: 'It pays no harbor dues.',
    alt: 'Print of a ginger cat that walks down a gangplank from a ship.',
    caption: 'Illustration: going ashore.',
  }),
  cropOf(peterAndTheSteak, {
    ...base,
    id: 'gallery-begging-dog',
    left: 800,
    top: 600,
    width: 760,
    height: 570,
    joke: 'One of them asked.',
    alt: "Print of a yellow dog that begs at the edge of a desk. Above it, a tuxedo cat has its nose in somebody's steak.",
    caption: 'Illustration: two ways to get a dinner.',
  }),
  cropOf(cattyGoodman, {
    ...base,
    id: 'gallery-closet-shelf',
    left: 1080,
    top: 100,
    width: 500,
    height: 375,
    joke: 'The linen is somewhere below.',
    alt: 'Print of an open closet beside red wallpaper. A black cat sits on its upper shelf and looks down.',
    caption: 'Illustration: the linen closet, without linen.',
  }),
  cropOf(fourthFloorCats, {
    ...base,
    id: 'gallery-royal-box',
    left: 20,
    top: 180,
    width: 600,
    height: 450,
    joke: 'They have come for the kitten, not the play.',
    alt: 'Print of two cats in a theater box, each with a prize ribbon over the rail.',
    caption: 'Illustration: a box on the prize-winning side.',
  }),
  cropOf(busterAgainstTopsy, {
    ...base,
    id: 'gallery-nose-to-nose',
    left: 330,
    top: 480,
    width: 840,
    height: 630,
    joke: 'The dog has found something to look at elsewhere.',
    alt: 'Print of a small black cat and a large calico, both with arched backs, nose to nose. A yellow dog sits between them.',
    caption: 'Illustration: neither of them is moving out.',
  }),
];
