import { expect, it, vi } from 'vitest';
import { watchPlace } from './watch-place';

const walk = {
  district: 'lower-east-side' as const,
  stops: [{ title: 'Catty Goodman', at: { lat: 40.71462, lon: -73.98985 } }],
};

/** A browser's geolocation, to be moved about. */
function fakeDevice() {
  let found: PositionCallback | undefined;
  let failed: PositionErrorCallback | null | undefined;
  return {
    watchPosition: vi.fn((onFound: PositionCallback, onFailed?: PositionErrorCallback | null) => {
      [found, failed] = [onFound, onFailed];
      return 7;
    }),
    clearWatch: vi.fn(),
    moveTo: (latitude: number, longitude: number) =>
      found?.({ coords: { latitude, longitude, accuracy: 10 } } as GeolocationPosition),
    fail: (code: number) => failed?.({ code } as GeolocationPositionError),
  };
}

it('reports each position, then keeps the mark while none comes', () => {
  const [device, report] = [fakeDevice(), vi.fn()];
  watchPlace(walk, report, device);
  device.moveTo(40.7146, -73.9898);
  expect(report).toHaveBeenLastCalledWith(
    expect.objectContaining({ words: expect.stringContaining('You are at stop 1') as string }),
  );
  device.fail(3);
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ mark: expect.anything() as object }));
});

it('says nothing after the end, and lets the device rest', () => {
  const [device, report] = [fakeDevice(), vi.fn()];
  const stop = watchPlace(walk, report, device);
  stop();
  device.moveTo(40.7146, -73.9898);
  device.fail(2);
  expect(device.clearWatch).toHaveBeenCalledWith(7);
  expect(report).not.toHaveBeenCalled();
});

it('says so where the browser cannot tell', () => {
  const report = vi.fn();
  vi.stubGlobal('navigator', {});
  watchPlace(walk, report)();
  vi.unstubAllGlobals();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ over: true }));
});
