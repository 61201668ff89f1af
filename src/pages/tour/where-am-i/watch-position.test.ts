import { expect, it, vi } from 'vitest';
import { fakeClock, fakePage, fakeReceiver } from '../../../../tests/setup/stand-ins/walk-fakes';
import { watchPosition } from './watch-position';

const tour = {
  district: 'lower-east-side' as const,
  stops: [{ title: 'Catty Goodman', at: { lat: 40.71462, lon: -73.98985 } }],
};
const AT_THE_STOP = { latitude: 40.7146, longitude: -73.9898, accuracy: 10 };

function begin(receiver = fakeReceiver()) {
  const clock = fakeClock();
  const page = fakePage();
  const onReport = vi.fn();
  const stop = watchPosition(tour, onReport, {
    geolocation: receiver.geolocation,
    compass: undefined,
    page,
    clock,
  });
  return { clock, page, receiver, onReport, stop };
}

it('reports each position, then keeps the mark during silence', () => {
  const { clock, receiver, onReport } = begin();
  receiver.find({ ...AT_THE_STOP, at: clock.now() });
  expect(onReport).toHaveBeenLastCalledWith(
    expect.objectContaining({ words: expect.stringContaining('You are at stop 1') as string }),
  );
  receiver.fail(3);
  clock.pass(90_000);
  expect(onReport).toHaveBeenLastCalledWith(
    expect.objectContaining({
      words: expect.stringContaining('Your location is not updating') as string,
      mark: expect.anything() as object,
    }),
  );
});

it('does not say "You are at stop 1" of a position from before the page was hidden', () => {
  const { clock, page, receiver, onReport } = begin();
  receiver.find({ ...AT_THE_STOP, at: clock.now() });
  page.hide();
  clock.pass(2 * 60 * 60_000);
  page.show();
  expect(onReport).toHaveBeenLastCalledWith(
    expect.objectContaining({
      words: expect.stringContaining('is not updating') as string,
      mark: expect.anything() as object,
    }),
  );
  receiver.find({ ...AT_THE_STOP, accuracy: 12, at: clock.now() });
  expect(onReport).toHaveBeenLastCalledWith(
    expect.objectContaining({ words: expect.stringContaining('You are at stop 1') as string }),
  );
});

it('accepts the jumps of a visitor in a train', () => {
  const { clock, receiver, onReport } = begin();
  receiver.find({ ...AT_THE_STOP, at: clock.now() });
  clock.pass(1000);
  receiver.find({ latitude: 40.7246, longitude: -73.9898, accuracy: 10, at: clock.now() });
  expect(onReport).toHaveBeenLastCalledWith(
    expect.objectContaining({ figures: expect.stringContaining('about 0.7 miles (1.1 km)') as string }),
  );
});

it('reports nothing after the end, and clears the watch', () => {
  const { clock, receiver, onReport, stop } = begin();
  const told = onReport.mock.calls.length;
  stop();
  receiver.find({ ...AT_THE_STOP, at: clock.now() });
  receiver.fail(2);
  expect(receiver.isWatched()).toBe(false);
  expect(onReport).toHaveBeenCalledTimes(told);
});

it('reports a browser without geolocation', () => {
  const onReport = vi.fn();
  watchPosition(tour, onReport, { geolocation: undefined, compass: undefined, page: fakePage(), clock: fakeClock() });
  expect(onReport).toHaveBeenCalledWith(expect.objectContaining({ over: true }));
});
