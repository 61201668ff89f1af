import { bust } from '../../cat/bust';
import { head } from '../../cat/head';
import type { Face } from '../../cat/head';
import { glassesFor, hatFor } from '../../cat/wear/fit';
import { place } from '../../svg';
import type { Svg } from '../../svg';

export interface Sitter {
  readonly face: Face;
  /** How the head is tilted, in degrees. */
  readonly turn?: number;
  /** Around the neck and over the shoulders. */
  readonly clothes?: Svg;
  readonly hat?: Svg;
  readonly glasses?: Svg;
  /** Anything else on the head, drawn for this one. */
  readonly onHead?: Svg;
}

/** A bust, dressed: around the origin of the head. */
export function sitterOf({ face, turn = 0, clothes = '', hat = '', glasses = '', onHead = '' }: Sitter): Svg {
  const worn = [glasses && glassesFor(face, glasses), hat && hatFor(face, hat), onHead];
  return bust(face.coat) + clothes + place(head(face) + worn.join(''), { x: 0, y: 0, turn });
}
