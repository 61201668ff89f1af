import { INK_NAMES } from './inks';
import { drawingOf } from './scene';
import type { CatLayer, Scene, Template } from './scene';
import { silhouetteOf, tonesOf } from './tone';
import type { Tones } from './tone';

/** Measured small: what cannot be told apart at this width cannot be told apart on a phone. */
const MEASURED_AT = 240;
/** CIE units. The guide asks for 25 of lightness; a hue that differs strongly helps a little. */
const LEAST_CONTRAST = 22;
const HUE_COUNTS = 0.4;
/** Share of what lies around a cat that must contrast with it. */
const LEAST_RIM = 0.55;
const MOST_OVERLAP = 0.1;
const SAFE_MIDDLE = 0.75;
const LEAST_IN_THE_MIDDLE = 0.8;

/** How tall the hero stands, as a share of the picture's height. */
const HERO_HEIGHT: Partial<Record<Template, readonly [least: number, most: number]>> = {
  view: [0.16, 0.62],
  street: [0.26, 0.66],
  indoors: [0.26, 0.72],
  portrait: [0.6, 1],
};

interface Measured {
  readonly layer: CatLayer;
  readonly mask: Uint8Array;
  readonly area: number;
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

/**
 * What a machine can see wrong with a picture before a person looks at it (art guide, section 8).
 * In: a scene. Out: one line a fault, without the picture's id; none where all is well.
 */
export function faultsOf(scene: Scene): readonly string[] {
  const layers = scene.layers();
  const whole = tonesOf(scene.width, scene.height, drawingOf(layers), MEASURED_AT, scene.part);
  const cats = layers.flatMap((layer, i) =>
    typeof layer !== 'string' && layer.kind === 'cat' ? [{ layer, before: layers.slice(0, i) }] : [],
  );
  const measured = cats.map(({ layer, before }) => ({ ...measure(scene, layer, whole), before }));
  return [
    ...inkFaults(scene, whole),
    ...yearFaults(scene),
    ...(cats.length === scene.cats.length ? [] : [`names ${scene.cats.length} cats and shows ${cats.length}`]),
    ...heroFaults(scene, measured, whole),
    ...overlapFaults(measured),
    ...measured.flatMap((one, i) => toneFaults(scene, one, i, drawingOf(one.before))),
  ];
}

function measure(scene: Scene, layer: CatLayer, { width }: Tones): Measured {
  const mask = silhouetteOf(scene.width, scene.height, layer.drawing, MEASURED_AT, scene.part);
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let area = 0;
  mask.forEach((covered, i) => {
    if (covered === 0) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    area += 1;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  });
  return { layer, mask, area, box };
}

function inkFaults(scene: Scene, { plates }: Tones): readonly string[] {
  const declared: ReadonlySet<string> = new Set([...scene.palette, 'night']);
  const undeclared = INK_NAMES.filter((name) => plates.has(name) && !declared.has(name));
  const unused = scene.palette.filter((name) => !plates.has(name));
  return [
    ...(undeclared.length > 0 ? [`prints ${undeclared.join(', ')}, which its palette does not name`] : []),
    ...(unused.length > 0 ? [`its palette names ${unused.join(', ')}, which is not in it`] : []),
  ];
}

function yearFaults({ year, layers }: Scene): readonly string[] {
  if (year === undefined) return [];
  return layers().flatMap((layer) => {
    if (typeof layer === 'string' || layer.kind !== 'building') return [];
    const { name, from, until = Infinity } = layer;
    return year < from || year > until ? [`shows ${name} in ${year}: it stood ${from} to ${until}`] : [];
  });
}

function heroFaults(scene: Scene, cats: readonly Measured[], { width, height }: Tones): readonly string[] {
  const range = HERO_HEIGHT[scene.template];
  if (range === undefined) return [];
  const heroes = cats.filter(({ layer }) => layer.hero);
  const [hero] = heroes;
  if (hero === undefined || heroes.length > 1) return [`has ${heroes.length} heroes; it needs one`];
  const share = (hero.box.bottom - hero.box.top + 1) / height;
  const [least, most] = range;
  const edge = ((1 - SAFE_MIDDLE) / 2) * width;
  let inside = 0;
  hero.mask.forEach((covered, i) => {
    const x = i % width;
    if (covered === 1 && x >= edge && x <= width - edge) inside += 1;
  });
  return [
    ...(share < least || share > most
      ? [
          `its hero is ${percent(share)} of its height; ${scene.template} asks for ${percent(least)} to ${percent(most)}`,
        ]
      : []),
    ...(inside / hero.area < LEAST_IN_THE_MIDDLE
      ? [`a square crop would cut its hero: ${percent(inside / hero.area)} is in the middle`]
      : []),
  ];
}

function overlapFaults(cats: readonly Measured[]): readonly string[] {
  return cats.flatMap((a, i) =>
    cats.slice(i + 1).flatMap((b, k) => {
      if (a.layer.huddles || b.layer.huddles) return [];
      const shared = a.mask.reduce((sum, covered, at) => sum + covered * (b.mask[at] ?? 0), 0);
      const share = shared / Math.min(a.area, b.area);
      return share > MOST_OVERLAP ? [`cats ${i + 1} and ${i + k + 2} overlap by ${percent(share)}`] : [];
    }),
  );
}

/** A cat must stand out from what lies around it. */
function toneFaults(scene: Scene, { layer, mask, area }: Measured, index: number, before: string): readonly string[] {
  if (area === 0) return [`cat ${index + 1} is outside the picture`];
  const ground = tonesOf(scene.width, scene.height, before, MEASURED_AT, scene.part);
  const own = tonesOf(scene.width, scene.height, before + layer.drawing, MEASURED_AT, scene.part);
  const rim = rimOf(mask, ground.width);
  const covered = [...mask.keys()].filter((i) => mask[i] === 1);
  const coat = {
    lightness: median(covered.map((i) => own.lightness[i] ?? 0)),
    red: median(covered.map((i) => own.red[i] ?? 0)),
    yellow: median(covered.map((i) => own.yellow[i] ?? 0)),
  };
  const clear = rim.filter((i) => {
    const lightness = Math.abs((ground.lightness[i] ?? 0) - coat.lightness);
    const hue = Math.hypot((ground.red[i] ?? 0) - coat.red, (ground.yellow[i] ?? 0) - coat.yellow);
    return Math.hypot(lightness, hue * HUE_COUNTS) >= LEAST_CONTRAST;
  });
  const share = clear.length / Math.max(1, rim.length);
  return share < LEAST_RIM ? [`cat ${index + 1} is lost in its ground: ${percent(share)} of its rim stands out`] : [];
}

/** The pixels next to a silhouette, three deep. */
function rimOf(mask: Uint8Array, width: number): readonly number[] {
  const reach = 3;
  const rim = new Set<number>();
  mask.forEach((covered, i) => {
    if (covered === 0) return;
    const x = i % width;
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        const at = i + dy * width + dx;
        if (x + dx < 0 || x + dx >= width || mask[at] !== 0) continue;
        rim.add(at);
      }
    }
  });
  return [...rim];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
