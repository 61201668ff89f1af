// The device's side of the position: asked for by a press, followed as closely as the duty cycle says, let go of while
// the page is hidden. Promises: nothing is kept and nothing is sent.
import { createStore, type ReadableStore } from '../browser/store';
import { deviceCompass, type Compass } from './compass';
import { pageVisibility, systemClock, type Clock, type PageVisibility } from './device';
import { dutyOf, type Duty } from './duty-cycle';
import {
  newPosition,
  positionState,
  reducePosition,
  type Aim,
  type PositionEvent,
  type PositionState,
  type WalkRoute,
} from './position';

export interface WatchDeps {
  /** Undefined where the browser has none. */
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch' | 'getCurrentPosition'> | undefined;
  readonly compass: Compass | undefined;
  readonly page: PageVisibility;
  readonly clock: Clock;
}

/** The state of the position, as a store for React. */
export interface WalkWatch extends ReadableStore<PositionState> {
  /** Asks the device. Call it in the handler of a press: the compass asks for that. */
  start(): void;
  /** Ends the watch and forgets the position. */
  stop(): void;
  aimAt(aim: Aim): void;
  /** "Not yet": this stop is offered again only after the walker has left it by 60 m. */
  notYet(stop: number): void;
  /** "I know": nothing more is said of being off this leg. */
  knowsOff(): void;
}

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 };
const TIMEOUT = 3;
/** Some devices say nothing while they lie still. */
const SILENT_MS = 10_000;
const ANSWERS_MS = 30_000;
const AGAIN_MS = 1_000;
const TICK_MS = 1_000;

/** What this browser has. */
export const watchDeps = (): WatchDeps => ({
  geolocation: globalThis.navigator?.geolocation,
  compass: deviceCompass(),
  page: pageVisibility,
  clock: systemClock,
});

/**
 * Follows the position along a route.
 * @param aim what it is measured against at first
 */
export function createWalkWatch(route: WalkRoute, aim: Aim, deps: WatchDeps): WalkWatch {
  const { geolocation, compass, page, clock } = deps;
  let position = newPosition(aim);
  const store = createStore(positionState(route, position));
  /** Ends what listens to the page, the compass and the clock; undefined while nothing was asked for. */
  let running: (() => void) | undefined;
  const device = createReceiver(geolocation, clock, (event) => tell(event));

  function tell(event: PositionEvent): void {
    const { used } = position.readings;
    position = reducePosition(route, position, event, clock.now());
    const state = positionState(route, position);
    // First of all: whoever hears of it may end the watch.
    store.set(state);
    if (state.kind === 'refused') halt();
    if (!running || page.isHidden()) return;
    const isFix = event.type === 'fix' && position.readings.used !== used;
    const restsUntil = device.follow((still) => dutyOf(position, state, still), isFix, position.moved?.since);
    // Silence is no loss where it was chosen with a fresh fix in hand.
    const { last } = position.readings;
    if (last && clock.now() - last.since < SILENT_MS) position = { ...position, restsUntil };
  }

  function halt(): void {
    running?.();
    running = undefined;
    device.rest();
  }

  function run(): void {
    let cancelTick = (): void => undefined;
    const tick = (): void => {
      cancelTick = clock.after(TICK_MS, tick);
      if (!page.isHidden()) tell({ type: 'tick' });
    };
    const endVisibility = page.subscribe(() => {
      if (page.isHidden()) device.rest();
      else tell({ type: 'came-back' });
    });
    const endCompass = compass?.start((heading) => {
      if (running) tell({ type: 'compass', heading });
    });
    running = () => {
      running = undefined;
      cancelTick();
      endVisibility();
      endCompass?.();
    };
    tick();
  }

  return {
    getSnapshot: store.getSnapshot,
    getServerSnapshot: store.getServerSnapshot,
    subscribe: store.subscribe,
    start() {
      if (running) return;
      if (!geolocation) {
        tell({ type: 'unsupported' });
        return;
      }
      tell({ type: 'asked' });
      run();
    },
    stop() {
      halt();
      tell({ type: 'stopped' });
    },
    aimAt: (aim) => tell({ type: 'aim', aim }),
    notYet: (stop) => tell({ type: 'not-yet', stop }),
    knowsOff: () => tell({ type: 'knows-off' }),
  };
}

/** The receiver: off, watched, or asked for single fixes. What comes after it was let go of is not heard. */
function createReceiver(geolocation: WatchDeps['geolocation'], clock: Clock, tell: (event: PositionEvent) => void) {
  let duty: Duty | undefined;
  let watch: number | undefined;
  let cancelTimer = (): void => undefined;
  /** Which watch or question is the present one. */
  let turn = 0;
  let still = 0;
  let movedAt: number | undefined;
  let restsUntil = 0;

  const hears = (mine: number, then: () => void) => ({
    found: ({ coords, timestamp }: GeolocationPosition): void => {
      if (mine !== turn) return;
      const { latitude, longitude, accuracy, heading, speed } = coords;
      then();
      tell({ type: 'fix', fix: { latitude, longitude, accuracy, heading, speed, at: timestamp ?? clock.now() } });
    },
    failed: ({ code }: GeolocationPositionError): void => {
      if (mine !== turn) return;
      then();
      // On some devices a watch is dead after its time-out: another one is begun, but not in the call of this one.
      if (code === TIMEOUT && duty === 'watch') {
        cancelTimer();
        cancelTimer = clock.after(AGAIN_MS, () => {
          rest();
          duty = 'watch';
          beginWatch();
        });
      }
      tell({ type: 'error', code });
    },
  });

  function beginWatch(): void {
    const mine = ++turn;
    const listenForSilence = (): void => {
      cancelTimer();
      cancelTimer = clock.after(SILENT_MS, () => {
        geolocation?.getCurrentPosition(found, () => undefined, OPTIONS);
        listenForSilence();
      });
    };
    const { found, failed } = hears(mine, listenForSilence);
    const id = geolocation?.watchPosition(found, failed, OPTIONS);
    // It may have failed before it had a number.
    if (mine === turn) watch = id;
    else if (id !== undefined) geolocation?.clearWatch(id);
    if (mine === turn) listenForSilence();
  }

  function askAfter(ms: number): void {
    const mine = ++turn;
    cancelTimer = clock.after(ms, () => {
      const again = (): void => {
        if (mine === turn) duty = undefined;
      };
      const { found, failed } = hears(mine, again);
      // Some devices never answer.
      cancelTimer = clock.after(ANSWERS_MS, again);
      geolocation?.getCurrentPosition(found, failed, OPTIONS);
    });
  }

  function rest(): void {
    turn += 1;
    duty = undefined;
    cancelTimer();
    if (watch !== undefined) geolocation?.clearWatch(watch);
    watch = undefined;
  }

  return {
    rest,
    /**
     * Does what the duty cycle says.
     * @param isFix a fix has just come
     * @param moved when the walker last moved
     * @returns until when nothing will be heard
     */
    follow(dutyFor: (still: number) => Duty, isFix: boolean, moved: number | undefined): number {
      if (moved !== movedAt) still = 0;
      else if (isFix && typeof duty !== 'string') still += 1;
      movedAt = moved;
      const next = dutyFor(still);
      const isPending = typeof duty === 'number' && typeof next === 'number';
      if (next === duty || isPending) return restsUntil;
      rest();
      duty = next;
      restsUntil = clock.now() + (next === 'watch' ? 0 : next);
      if (next === 'watch') beginWatch();
      else askAfter(next);
      return restsUntil;
    },
  };
}
