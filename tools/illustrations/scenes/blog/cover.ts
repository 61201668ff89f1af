import { WIDE } from '../../scene';

export const WIDTH = 1600;
export const HEIGHT = 900;

/** What all covers have in common. */
export const COVER = { width: WIDTH, height: HEIGHT, ...WIDE } as const;
