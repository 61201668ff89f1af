import { Resvg } from '@resvg/resvg-js';
import { fontFiles } from './fonts';
import { documentOf } from './svg';
import type { Svg } from './svg';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The bounding box of a drawing in CSS colors, including its letters. */
export function boxOf(drawing: Svg): Box {
  const image = new Resvg(documentOf(4000, 4000, drawing), {
    font: { fontFiles: fontFiles(), loadSystemFonts: false },
  });
  const box = image.getBBox();
  if (!box) throw new Error('Nothing is drawn, so nothing can be measured');
  const { x, y, width, height } = box;
  return { x, y, width, height };
}
