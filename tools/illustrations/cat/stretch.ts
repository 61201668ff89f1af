import type { Svg } from '../svg';
import { profile } from './profile';
import type { Posture, Profile } from './profile';

const STRETCHED: Posture = {
  head: { x: 208, y: -104, scale: 0.78, turn: -6 },
  back: [
    [-216, -232],
    [-204, -282],
    [-164, -306],
    [-104, -288],
    [-30, -236],
    [40, -184],
    [100, -156],
    [146, -158],
    [190, -148],
  ],
  belly: [
    [-216, -210],
    [-184, -184],
    [-120, -190],
    [-64, -154],
    [0, -96],
    [56, -44],
    [108, -22],
    [156, -30],
    [200, -70],
  ],
  tail: [
    [-196, -270],
    [-238, -318],
    [-246, -376],
    [-212, -416],
    [-176, -400],
  ],
  nearHind: [
    [-152, -226],
    [-122, -142],
    [-172, -76],
    [-166, -22],
    [-136, -8],
  ],
  farHind: [
    [-164, -212],
    [-158, -142],
    [-216, -80],
    [-210, -24],
    [-180, -10],
  ],
  nearFore: [
    [126, -88],
    [138, -34],
    [232, -20],
    [286, -10],
  ],
  farFore: [
    [126, -84],
    [168, -40],
    [262, -32],
    [314, -24],
  ],
};

/** A cat that stretches, its paws far out and its rear up, looking right: about 570 wide and 420 tall. */
export const stretch = (cat: Profile): Svg => profile({ eyes: 'closed', ...cat }, STRETCHED);
