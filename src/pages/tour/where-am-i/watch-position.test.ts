import { expect, it, vi } from 'vitest';
import { watchPosition } from './watch-position';

const tour = {
  district: 'lower-east-side' as const,
  stops: [{ title: 'Catty Goodman', at: { lat: 40.71462, lon: -73.98985 } }],
};

/** A geolocation that the test moves. */
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
  const [device, onReport] = [fakeDevice(), vi.fn()];
  watchPosition(tour, onReport, device);
  device.moveTo(40.7146, -73.9898);
  expect(onReport).toHaveBeenLastCalledWith(
    expect.objectContaining({ words: expect.stringContaining('You are at stop 1') as string }),
  );
  device.fail(3);
  expect(onReport).toHaveBeenLastCalledWith(expect.objectContaining({ mark: expect.anything() as object }));
});

it('reports nothing after the end, and clears the watch', () => {
  const [device, onReport] = [fakeDevice(), vi.fn()];
  const stop = watchPosition(tour, onReport, device);
  stop();
  device.moveTo(40.7146, -73.9898);
  device.fail(2);
  expect(device.clearWatch).toHaveBeenCalledWith(7);
  expect(onReport).not.toHaveBeenCalled();
});

it('says so where the browser has no geolocation', () => {
  const onReport = vi.fn();
  vi.stubGlobal('navigator', {});
  watchPosition(tour, onReport)();
  vi.unstubAllGlobals();
  expect(onReport).toHaveBeenCalledWith(expect.objectContaining({ over: true }));
});
