// Connects the position with the device: starts on a press, follows as closely as `pollingFor` says, and stops while
// the page is hidden. No location is stored and none is sent.
import { pageVisibility, type PageVisibility } from '../../browser/page-visibility';
import { createStore, type ReadableStore } from '../../browser/store';
import { systemClock, type SteadyClock, type TimerClock } from '../../shared/clock';
import { createAgeClock } from './fixes/age-clock';
import { deviceCompass, type Compass } from './fixes/compass';
import { createReceiver, pollingFor, type Receiver } from './fixes/receiver';
import { newPosition, reducePosition, type PositionEvent } from './position';
import { positionState, type PositionState } from './position-state';
import type { Aim, WalkRoute } from './route';

export interface WatchDeps {
  /** Undefined if the browser has no geolocation. */
  readonly geolocation: Receiver | undefined;
  readonly compass: Compass | undefined;
  readonly page: PageVisibility;
  readonly clock: TimerClock & SteadyClock;
}

/** The state of the position, as a store for React. */
export interface WalkWatch extends ReadableStore<PositionState> {
  /** Asks the device. Call it in the handler of a press: the compass requires it. */
  start(): void;
  /** Ends the watch and forgets the position. */
  stop(): void;
  aimAt(aim: Aim): void;
  /**
   * Takes the press on "Not yet", or on "Leave it unmarked" after the stop was passed: this stop is offered again only
   * after the walker has left it by 60 m.
   */
  declineStop(stop: number): void;
  /** Takes the press on "I know": "You are off the route" is not shown again for this leg. */
  dismissOff(): void;
}

const TICK_MS = 1_000;

/** Returns the location, compass, visibility and clock of this browser. */
export const watchDeps = (): WatchDeps => ({
  geolocation: globalThis.navigator?.geolocation,
  compass: deviceCompass(),
  page: pageVisibility,
  clock: systemClock,
});

/**
 * Follows the position along a route.
 * @param aim what the position is measured against at first
 */
export function createWalkWatch(route: WalkRoute, aim: Aim, deps: WatchDeps): WalkWatch {
  const { geolocation, compass, page, clock } = deps;
  let position = newPosition(aim);
  const store = createStore(positionState(route, position));
  /** Stops listening to the page, the compass and the clock; undefined while the watch is off. */
  let running: (() => void) | undefined;
  const ages = createAgeClock(clock);
  const device = createReceiver(geolocation, clock, (event) =>
    // The receiver names the time of a fix by the clock of the day.
    tell(event.type === 'fix' ? { ...event, fix: { ...event.fix, at: ages.timeOf(event.fix.at) } } : event),
  );

  function tell(event: PositionEvent): void {
    position = reducePosition(route, position, event, ages.now());
    const state = positionState(route, position);
    // Set the store first: a subscriber may end the watch.
    store.set(state);
    if (state.kind === 'refused') halt();
    if (running && !page.isHidden()) device.follow(pollingFor(position, state));
  }

  function halt(): void {
    running?.();
    running = undefined;
    device.stop();
  }

  function run(): void {
    let cancelTick = (): void => undefined;
    const tick = (): void => {
      cancelTick = clock.after(TICK_MS, tick);
      if (!page.isHidden()) tell({ type: 'tick' });
    };
    const endVisibility = page.subscribe(() => {
      if (page.isHidden()) device.stop();
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
      if (running) {
        // The visitor asks once more: request the location anew.
        if (store.getSnapshot().kind !== 'cannot') return;
        device.stop();
        tell({ type: 'asked' });
        return;
      }
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
    declineStop: (stop) => tell({ type: 'not-yet', stop }),
    dismissOff: () => tell({ type: 'dismiss-off' }),
  };
}
