import { METERS_PER_DEGREE, RADIANS, type Coordinates } from './coordinates';

/** The place of a walk's printed map on the earth. The map is drawn with it, and the page puts "you are here" by it. */
export interface MapFrame {
  /** The place in the middle of the picture. */
  readonly center: Coordinates;
  /** Units of the picture per meter. */
  readonly scale: number;
  /** The compass bearing, in degrees, that points up the page. */
  readonly rotation: number;
  /** Size of the picture in its own units. */
  readonly width: number;
  readonly height: number;
}

export const MAP_FRAMES = {
  'brooklyn-heights': {
    center: { lat: 40.69726, lon: -73.99464 },
    scale: 1.38,
    rotation: 20.3,
    width: 1600,
    height: 2000,
  },
  'financial-district': {
    center: { lat: 40.70775, lon: -74.0105 },
    scale: 1.2,
    rotation: 31,
    width: 1600,
    height: 2000,
  },
  'lower-east-side': {
    center: { lat: 40.71802, lon: -73.99002 },
    scale: 1.68,
    rotation: 21.4,
    width: 1600,
    height: 1600,
  },
} as const satisfies Record<string, MapFrame>;

export type MapDistrict = keyof typeof MAP_FRAMES;

/** Returns a place in units of the picture, which may lie beyond its edge. At this size the earth counts as flat. */
export function toMapUnits(frame: MapFrame, { lat, lon }: Coordinates): { x: number; y: number } {
  const { center, scale, rotation, width, height } = frame;
  const east = (lon - center.lon) * METERS_PER_DEGREE * Math.cos(center.lat * RADIANS);
  const north = (lat - center.lat) * METERS_PER_DEGREE;
  const turn = rotation * RADIANS;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return {
    x: width / 2 + (east * cos - north * sin) * scale,
    y: height / 2 - (north * cos + east * sin) * scale,
  };
}

/**
 * Returns a place as shares of the picture's width and height from its top left corner; null if it is
 * not on the map.
 */
export function toMapShare(district: MapDistrict, place: Coordinates): { x: number; y: number } | null {
  const frame = MAP_FRAMES[district];
  const { x, y } = toMapUnits(frame, place);
  const share = { x: x / frame.width, y: y / frame.height };
  const onTheMap = [share.x, share.y].every((part) => part >= 0 && part <= 1);
  return onTheMap ? share : null;
}
