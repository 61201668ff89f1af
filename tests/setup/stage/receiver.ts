/** A location receiver that a story controls. */
export const RECEIVER = `{
  const hearers = new Set();
  let found = 0;
  Object.defineProperty(navigator, 'geolocation', { value: {
    watchPosition(hear) { hearers.add(hear); return 1; },
    clearWatch() {},
    getCurrentPosition(hear) { hearers.add(hear); },
  } });
  window.findAt = (latitude, longitude) => {
    // A receiver that measures never finds the same place again to the last digit.
    const coords = { latitude: latitude + (found++ % 2) * 1e-8, longitude, accuracy: 12, heading: null, speed: null };
    for (const hear of hearers) hear({ coords, timestamp: Date.now() });
  };
}`;

/**
 * A location receiver that finds the same place each second, because a fix grows old within half a minute, which a slow
 * machine may need.
 */
export const receiverAt = ({ lat, lon }: { readonly lat: number; readonly lon: number }): string =>
  `${RECEIVER} setInterval(() => window.findAt(${lat}, ${lon}), 1_000);`;
