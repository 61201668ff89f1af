import { describe, expect, it, vi } from 'vitest';
import { fakeClock, fakePage, fakeReceiver } from '../../../tests/setup/stand-ins/walk-fakes';
import { headingOf } from './fixes/compass';
import { createWalkWatch } from './watch-walk';

const METERS_PER_DEGREE = 111_195;
const north = (meters: number): number => 40.7 + meters / METERS_PER_DEGREE;
const LON = -73.99;
const ROUTE = {
  stops: [
    [north(0), LON],
    [north(800), LON],
  ],
  legs: [
    [
      [north(0), LON],
      [north(800), LON],
    ],
  ],
} as const;

function stage({ withCompass = false } = {}) {
  const clock = fakeClock();
  const page = fakePage();
  const receiver = fakeReceiver();
  let turnTo: ((heading: number | undefined) => void) | undefined;
  const compass = {
    start(onHeading: (heading: number | undefined) => void) {
      turnTo = onHeading;
      return () => {
        turnTo = undefined;
      };
    },
  };
  const watch = createWalkWatch(
    ROUTE,
    { stop: 2, open: [2] },
    { geolocation: receiver.geolocation, compass: withCompass ? compass : undefined, page, clock },
  );
  let count = 0;
  /** Finds a place that moves by a millimeter each time, as a receiver that measures does. */
  const at = (meters: number, metersWest = 0): void => {
    count += 1;
    receiver.find({
      latitude: north(meters + (count % 2) / 1000),
      longitude: LON - metersWest / (METERS_PER_DEGREE * Math.cos((40.7 * Math.PI) / 180)),
      accuracy: 10,
      at: clock.now(),
    });
  };
  return { clock, page, receiver, watch, at, kind: () => watch.getSnapshot().kind, turnTo: () => turnTo };
}

describe('the receiver', () => {
  it('starts on a press, and is off after the end', () => {
    const { clock, receiver, watch, at, kind, page } = stage();
    clock.pass(60_000);
    expect(receiver.watches()).toBe(0);
    watch.start();
    expect(receiver.isWatched()).toBe(true);
    expect(kind()).toBe('asking');
    at(100);
    expect(kind()).toBe('sure');
    watch.stop();
    expect(receiver.isWatched()).toBe(false);
    expect(kind()).toBe('not-asked');
    expect(clock.timers() + page.listeners()).toBe(0);
  });

  it('is watched near a stop, and asked for single fixes far from one', () => {
    const { clock, receiver, watch, at } = stage();
    watch.start();
    at(300);
    expect(receiver.isWatched()).toBe(false);
    clock.pass(14_000);
    expect(receiver.isAsked()).toBe(false);
    clock.pass(1_000);
    expect(receiver.isAsked()).toBe(true);
    at(320);
    clock.pass(75_000);
    at(690);
    expect(receiver.isWatched()).toBe(false);
    clock.pass(15_000);
    at(705);
    expect(receiver.isWatched()).toBe(true);
  });

  it('is watched once a fix lies beside the leg, so that a wrong turn is told within seconds', () => {
    const { clock, receiver, watch, at, kind } = stage();
    watch.start();
    at(300);
    clock.pass(15_000);
    at(320);
    expect(receiver.isWatched()).toBe(false);
    clock.pass(15_000);
    at(320, 60);
    expect(kind()).toBe('sure');
    expect(receiver.isWatched()).toBe(true);
    for (const meters of [61, 62]) {
      clock.pass(1_000);
      at(320, meters);
    }
    expect(kind()).toBe('off');
    expect(receiver.isWatched()).toBe(false);
    // The way back ends as soon.
    clock.pass(15_000);
    at(320, 40);
    expect(receiver.isWatched()).toBe(true);
    for (const meters of [39, 38]) {
      clock.pass(1_000);
      at(320, meters);
    }
    expect(kind()).toBe('sure');
  });

  it('is asked often enough that its own rest makes no figure old, also while the walker stays in place', () => {
    const { clock, receiver, watch, at } = stage();
    watch.start();
    at(300);
    for (let second = 0; second < 20 * 60; second += 1) {
      clock.pass(1_000);
      expect(receiver.isWatched()).toBe(false);
      expect(watch.getSnapshot()).toMatchObject({ kind: 'sure', isStale: false });
      if (receiver.isAsked()) at(300);
    }
    expect(receiver.questions()).toBeLessThanOrEqual(20 * 4);
  });

  it('makes a figure old within half a minute once it falls silent, however long the walker stood before', () => {
    const { clock, receiver, watch, at } = stage();
    watch.start();
    at(300);
    for (let second = 0; second < 20 * 60; second += 1) {
      clock.pass(1_000);
      if (receiver.isAsked()) at(300);
    }
    clock.pass(30_000);
    expect(watch.getSnapshot()).toMatchObject({ kind: 'sure', isStale: true });
  });

  it('is asked often enough at a stop that a walker who stands there for long is at the stop all the time', () => {
    const { clock, receiver, watch, at } = stage();
    watch.start();
    const isListening = (): boolean => receiver.isWatched() || receiver.isAsked();
    for (let round = 0; round < 10 * 60; round += 1) {
      // The receiver takes two seconds for an answer.
      clock.pass(isListening() ? 2_000 : 1_000);
      if (isListening()) at(780);
      if (round > 1) expect(watch.getSnapshot()).toMatchObject({ offer: 2, isThere: true });
    }
    expect(receiver.isWatched()).toBe(false);
  });

  it('gets older while the clock of the day is set back, as a device does when it finds a network', () => {
    const { clock, watch, at } = stage();
    watch.start();
    for (const meters of [790, 791, 792, 793]) {
      at(meters);
      clock.pass(1_000);
    }
    expect(watch.getSnapshot()).toMatchObject({ offer: 2, isThere: true });
    clock.set(clock.now() - 600_000);
    clock.pass(50_000);
    expect(watch.getSnapshot()).toMatchObject({ isThere: false, isStale: true });
    clock.pass(500_000);
    expect(watch.getSnapshot()).toMatchObject({ kind: 'lost' });
    for (let second = 0; second < 40; second += 1) {
      clock.pass(1_000);
      at(700);
    }
    expect(watch.getSnapshot()).toMatchObject({ kind: 'sure', age: 0 });
  });

  it('is asked seldom, and is not lost, while the walker is far away', () => {
    const { clock, receiver, watch, at, kind } = stage();
    watch.start();
    at(9_000);
    for (let second = 0; second < 20 * 60; second += 1) {
      clock.pass(1_000);
      expect(kind()).toBe('far');
      if (receiver.isAsked()) at(9_000);
    }
    expect(receiver.questions()).toBeLessThanOrEqual((20 * 60) / 45);
  });

  it('is off while the page is hidden, and asked at once when it is back', () => {
    const { clock, page, receiver, watch, at, kind } = stage();
    watch.start();
    at(700);
    page.hide();
    expect(receiver.isWatched()).toBe(false);
    clock.pass(600_000);
    expect(receiver.isAsked()).toBe(false);
    page.show();
    expect(receiver.isWatched()).toBe(true);
    expect(kind()).toBe('sure');
    at(705);
    expect(kind()).toBe('sure');
  });

  it('is started again after a time-out, which does not change the state', () => {
    const { clock, receiver, watch, at, kind } = stage();
    watch.start();
    at(700);
    receiver.fail(3);
    expect(kind()).toBe('sure');
    clock.pass(2_000);
    expect(receiver.watches()).toBe(2);
    expect(receiver.isWatched()).toBe(true);
  });

  it('is asked for a fix when its watch goes silent near a stop', () => {
    const { clock, receiver, watch, at } = stage();
    watch.start();
    at(700);
    clock.pass(10_000);
    expect(receiver.questions()).toBe(1);
    clock.pass(60_000);
    expect(watch.getSnapshot().kind).toBe('lost');
  });

  it('counts as lost when it stops answering far from a stop', () => {
    const { clock, watch, at } = stage();
    watch.start();
    at(300);
    clock.pass(100_000);
    expect(watch.getSnapshot().kind).toBe('lost');
    clock.pass(600_000);
    expect(watch.getSnapshot().kind).toBe('lost');
  });

  it('is asked again by the next press after a refusal', () => {
    const { receiver, watch, kind, at } = stage();
    watch.start();
    receiver.fail(1);
    expect(kind()).toBe('refused');
    expect(receiver.isWatched()).toBe(false);
    watch.start();
    at(700);
    expect(kind()).toBe('sure');
  });

  it('is asked again by the next press after it has found nothing, and says so', () => {
    const { receiver, watch, kind, at } = stage();
    watch.start();
    receiver.fail(2);
    expect(kind()).toBe('cannot');
    const before = receiver.watches();
    watch.start();
    expect(kind()).toBe('asking');
    expect(receiver.watches()).toBeGreaterThan(before);
    at(700);
    expect(kind()).toBe('sure');
  });

  it('does not loop when it fails within the call itself', () => {
    const { clock, receiver, page } = stage();
    const failing = {
      ...receiver.geolocation,
      watchPosition: vi.fn((_found: PositionCallback, failed?: PositionErrorCallback | null) => {
        failed?.({ code: 3 } as GeolocationPositionError);
        return 1;
      }),
    };
    const watch = createWalkWatch(
      ROUTE,
      { stop: 2, open: [2] },
      { geolocation: failing, compass: undefined, page, clock },
    );
    // The subscriber ends the watch, as the map of a tour does.
    watch.subscribe(() => {
      if (watch.getSnapshot().kind === 'cannot') watch.stop();
    });
    watch.start();
    expect(watch.getSnapshot().kind).toBe('not-asked');
    expect(failing.watchPosition).toHaveBeenCalledTimes(1);
    expect(clock.timers()).toBe(0);
  });

  it('is reported as unsupported if the device has none', () => {
    const watch = createWalkWatch(
      ROUTE,
      { stop: 2, open: [2] },
      { geolocation: undefined, compass: undefined, page: fakePage(), clock: fakeClock() },
    );
    watch.start();
    expect(watch.getSnapshot()).toEqual({ kind: 'cannot', reason: 'unsupported' });
  });
});

describe('a walk', () => {
  it('offers its stop, and obeys "Not yet", "I know" and the punch', () => {
    const { clock, watch, at } = stage();
    const heard = vi.fn();
    watch.start();
    watch.subscribe(heard);
    for (const meters of [790, 791, 792, 793]) {
      at(meters);
      clock.pass(1_000);
    }
    expect(watch.getSnapshot()).toMatchObject({ offer: 2 });
    watch.declineStop(2);
    expect(watch.getSnapshot()).toMatchObject({ offer: undefined });
    watch.dismissOff();
    watch.aimAt({ stop: undefined, open: [] });
    expect(watch.getSnapshot()).toMatchObject({ kind: 'found' });
    expect(heard).toHaveBeenCalled();
  });

  it('turns its pointer with the compass, until the end', () => {
    const { watch, at, turnTo } = stage({ withCompass: true });
    watch.start();
    at(700);
    turnTo()?.(135);
    expect(watch.getSnapshot()).toMatchObject({ mark: { heading: 135 } });
    watch.stop();
    expect(turnTo()).toBeUndefined();
  });
});

describe('the heading of an orientation event', () => {
  it.each([
    // Magnetic north is 13 degrees to the west of true north in New York.
    [{ webkitCompassHeading: 43, webkitCompassAccuracy: 15 }, 0, 30],
    [{ webkitCompassHeading: 11 }, 0, 0],
    [{ webkitCompassHeading: 0 }, 0, 345],
    [{ webkitCompassHeading: -1 }, 0, undefined],
    [{ webkitCompassHeading: 0, webkitCompassAccuracy: -1 }, 0, undefined],
    [{ absolute: true, alpha: 90 }, 0, 255],
    [{ absolute: true, alpha: 0 }, 90, 75],
    [{ absolute: false, alpha: 90 }, 0, undefined],
    [{ absolute: true, alpha: null }, 0, undefined],
    [{}, 0, undefined],
  ])('%j on a screen turned by %d is %s', (event, turn, heading) => expect(headingOf(event, turn)).toBe(heading));
});
