import type { Layer, Scene } from './scene';
import { place } from './svg';

interface Crop extends Pick<Scene, 'id' | 'alt' | 'caption' | 'joke' | 'cats' | 'widths' | 'offlineWidth'> {
  /** The part that is kept, in units of the scene. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly template?: Scene['template'];
  readonly palette?: Scene['palette'];
}

/** A part of a scene as a picture of its own, printed anew so that its dots keep their size. */
export function cropOf(scene: Scene, { left, top, width, height, ...rest }: Crop): Scene {
  const scale = scene.width / width;
  const moved = (layer: Layer): Layer => {
    const at = { x: -left * scale, y: -top * scale, scale };
    return typeof layer === 'string' ? place(layer, at) : { ...layer, drawing: place(layer.drawing, at) };
  };
  return {
    ...scene,
    ...rest,
    width: scene.width,
    height: Math.round(height * scale),
    layers: () => scene.layers().map(moved),
  };
}
