/**
 * Returns a link to a place on another company's map; a phone opens it in its maps app. That
 * company gets a request only when a visitor follows the link.
 */
export const mapsLink = ({ lat, lon }: { lat: number; lon: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lon}`;
