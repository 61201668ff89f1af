// The lengths of American units, for words about distances.

export const METERS_PER_FOOT = 0.3048;
export const METERS_PER_MILE = 1609.344;
