import { metersBetween } from '../geography/great-circle';
import type { Tour } from './schemas';

/** At a longer distance than this, the place of stop 1 is not the corner where the group meets. */
const SAME_PLACE_METERS = 15;

/** Returns whether the group meets at the place of stop 1, and not at a corner near it. */
export const meetsAtFirstStop = ({ meeting, stops: [first] }: Pick<Tour, 'meeting' | 'stops'>): boolean =>
  first === undefined || metersBetween(meeting.at, first.at) <= SAME_PLACE_METERS;
