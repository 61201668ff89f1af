/**
 * A place in somebody else's map: an ordinary link, which a phone opens in its maps app. Nothing is
 * asked of that company before somebody follows it.
 */
export const mapsLink = ({ lat, lon }: { lat: number; lon: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lon}`;
