// Restrooms, water, benches, steps and stations by stop. Pure; all of it comes from the owner's content.
import everyWalk from '../../content/every-walk.yaml?top';
import type { Tour } from '../../content/schemas';
import type { Coordinates } from '../../geography/coordinates';
import { bearingTo, metersBetween } from '../../geography/great-circle';
import { directionWords, metersWords, rounded } from '../position/distance-words';

type Station = Tour['meeting']['stations'][number];
type Stops = Tour['stops'];

export interface AroundLine {
  readonly label: string;
  readonly words: string;
}

const LABELS = { restrooms: 'Restrooms', water: 'Water', benches: 'Benches', steps: 'Steps' } as const;

const nameOf = ({ name, lines }: Station): string => `${name} (${lines.replaceAll(' ', ', ')})`;
/** The first sentence of a station's note on steps; the rest may be about the distance from another place. */
const stepsOf = ({ stepFree }: Station): string => /^.*?\.(?=\s|$)/.exec(stepFree)?.[0] ?? stepFree;
/** A station may have an elevator unless its note begins with the words that deny it. */
export const mayHaveElevator = ({ stepFree }: Station): boolean => !/^not step-free\b/i.test(stepFree);

/** The stations with a known place, the nearest to a stop (from 1) first, with the straight line in meters. */
function stationsFrom({ meeting, stops }: Tour, stop: number) {
  const at = stops[stop - 1]?.at;
  if (!at) return [];
  return meeting.stations
    .flatMap((station) => (station.at ? [{ station, at: station.at, meters: metersBetween(at, station.at) }] : []))
    .toSorted((one, other) => one.meters - other.meters)
    .map((found) => ({ ...found, bearing: bearingTo(at, found.at) }));
}

/** At a shorter distance than this, a direction has no meaning. */
const HERE_METERS = 40;

/**
 * The way to leave before the end: "High St (A, C), about 330 ft (100 m) to the north in a straight line. Not
 * step-free." Where an elevator is promised, the owner's sentence about elevators follows.
 */
export function leaveWords(tour: Tour, stop: number): string | undefined {
  const [nearest] = stationsFrom(tour, stop);
  if (!nearest) return undefined;
  const { station, meters, bearing } = nearest;
  const way =
    meters < HERE_METERS
      ? 'at this stop'
      : `about ${metersWords(rounded(meters, 10))} to the ${directionWords(bearing)} in a straight line`;
  const elevators = mayHaveElevator(station) ? ` ${everyWalk.elevators}` : '';
  return `${nameOf(station)}, ${way}. ${stepsOf(station)}${elevators}`;
}

const nearestStop = (stops: Stops, at: Coordinates): number =>
  stops.reduce(
    (best, stop, index) => {
      const meters = metersBetween(stop.at, at);
      return meters < best.meters ? { stop: index + 1, meters } : best;
    },
    { stop: 1, meters: Number.POSITIVE_INFINITY },
  ).stop;

/** Everything near a stop (from 1). */
export function aroundStop(tour: Tour, stop: number): readonly AroundLine[] {
  const near = (tour.around ?? []).filter((one) => one.stop === stop);
  const stations = stationsFrom(tour, stop).filter(({ at }) => nearestStop(tour.stops, at) === stop);
  return [
    ...near.map(({ kind, words }) => ({ label: LABELS[kind], words })),
    ...stations.map(({ station, meters }) => ({
      label: 'Subway',
      words: `${nameOf(station)}, ${meters < HERE_METERS ? 'here' : `about ${metersWords(rounded(meters, 10))} in a straight line`}.`,
    })),
  ];
}

/** The stations, restrooms and water with a place on the map. */
export const placesOf = ({ around = [], meeting }: Tour) => [
  ...meeting.stations.flatMap(({ at }) => (at ? [{ kind: 'station' as const, ...at }] : [])),
  ...around.flatMap(({ kind, at }) => (at && (kind === 'restrooms' || kind === 'water') ? [{ kind, ...at }] : [])),
];
