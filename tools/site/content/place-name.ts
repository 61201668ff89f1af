/** "stops.4.at.lat" as mistakes name it: "stop 4 → at.lat". Counted from one. */
export const placeName = (place: string): string => place.replace(/^stops\.(\d+)\.?/, 'stop $1 → ').replace(/ → $/, '');
