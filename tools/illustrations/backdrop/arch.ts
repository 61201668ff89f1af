import { short } from '../geometry';

/** A round-headed opening, `height` from its sill to its crown. */
export function roundArch(x: number, sill: number, half: number, height: number): string {
  const [left, right, spring] = [short(x - half), short(x + half), short(sill - height + half)];
  return `M${left} ${short(sill)}V${spring}A${short(half)} ${short(half)} 0 0 1 ${right} ${spring}V${short(sill)}Z`;
}

interface Lancet {
  readonly sill: number;
  /** Where the sides begin to bend, where they bend most, and where they meet. */
  readonly spring: number;
  readonly shoulder: number;
  readonly crown: number;
}

/** A pointed opening around `x`. */
export function pointedArch(x: number, half: number, { sill, spring, shoulder, crown }: Lancet): string {
  const bend = half * 0.9;
  return [
    `M${short(x - half)} ${short(sill)}V${short(spring)}`,
    `Q${short(x - bend)} ${short(shoulder)} ${short(x)} ${short(crown)}`,
    `Q${short(x + bend)} ${short(shoulder)} ${short(x + half)} ${short(spring)}`,
    `V${short(sill)}Z`,
  ].join('');
}
