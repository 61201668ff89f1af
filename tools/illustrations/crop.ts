import type { Layer, Scene } from './scene';

interface Crop extends Pick<Scene, 'id' | 'alt' | 'caption' | 'joke' | 'cats' | 'palette' | 'widths' | 'offlineWidth'> {
  /** The part that is kept, in units of the scene. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Which cats of the scene are in it, counted from 1 in the order of the layers. */
  readonly keeps: readonly number[];
}

/** Nothing of a crop is published wider than 800. */
const PRINT_WIDTH = 1000;

/**
 * A part of a scene as a picture of its own, printed anew so that its dots keep their size. It is an
 * object, not a scene: no cat in it need be the hero.
 */
export function cropOf(scene: Scene, { left, top, width, height, keeps, ...rest }: Crop): Scene {
  const { lettering: _, year: __, ...kept } = scene;
  return {
    ...kept,
    ...rest,
    template: 'object',
    printWidth: PRINT_WIDTH,
    coarseness: 1.3,
    part: {
      left: left / scene.width,
      top: top / scene.height,
      width: width / scene.width,
      height: height / scene.height,
    },
    layers: () => {
      let cats = 0;
      return scene.layers().map((layer): Layer => {
        if (typeof layer === 'string' || layer.kind !== 'cat') return layer;
        cats += 1;
        return keeps.includes(cats) ? layer : layer.drawing;
      });
    },
  };
}
