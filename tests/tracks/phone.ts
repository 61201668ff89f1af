// The phone of a walk: the browser's own geolocation with the places of a track, and a page clock that the track moves.
import type { BrowserContext, Page } from 'playwright';
import type { LatLon } from './geometry';

/**
 * Prepares the page's geolocation. The browser gives a fix the time of this machine, but the track moves the page's
 * clock. Therefore a fix gets the time by the page's clock at which the browser was given its place. The page sees
 * places in steps of a tenth of a meter, so a device can repeat a place at a new time. A request for a single fix waits
 * for the next fix of the track, up to its own timeout.
 */
const PAGE_PHONE = `{
  if (!sessionStorage.getItem('is-begun')) {
    localStorage.clear();
    sessionStorage.setItem('is-begun', 'yes');
  }
  const seen = {};
  for (const side of ['latitude', 'longitude']) {
    const { get } = Object.getOwnPropertyDescriptor(GeolocationCoordinates.prototype, side);
    seen[side] = get;
    Object.defineProperty(GeolocationCoordinates.prototype, side, {
      get() {
        return Math.round(get.call(this) * 1e6) / 1e6;
      },
    });
  }
  let last = { place: '', at: 0 };
  Object.defineProperty(GeolocationPosition.prototype, 'timestamp', {
    get() {
      const place = seen.latitude.call(this.coords) + ' ' + seen.longitude.call(this.coords);
      if (place !== last.place) last = { place, at: Date.now() };
      return last.at;
    },
  });
  const { watchPosition, clearWatch, getCurrentPosition } = Geolocation.prototype;
  const watches = new Set();
  let asked = [];
  let heard = () => undefined;
  const hearing = (tell) => (answer) => { tell?.(answer); heard(); };
  Geolocation.prototype.watchPosition = function (found, failed, options) {
    const id = watchPosition.call(this, hearing(found), hearing(failed), options);
    watches.add(id);
    return id;
  };
  Geolocation.prototype.clearWatch = function (id) {
    watches.delete(id);
    clearWatch.call(this, id);
  };
  Geolocation.prototype.getCurrentPosition = function (found, failed, options) {
    const request = () => {
      clearTimeout(timer);
      getCurrentPosition.call(this, hearing(found), hearing(failed), options);
    };
    const timer = setTimeout(() => {
      asked = asked.filter((one) => one !== request);
      failed?.({ code: 3, message: '' });
    }, options?.timeout ?? 20_000);
    asked.push(request);
  };
  globalThis.trackPhone = {
    // Whether anybody waits for a fix, and a promise of the next answer.
    expectFix() {
      const answer = new Promise((resolve) => { heard = () => resolve(undefined); });
      globalThis.trackPhone.answer = answer;
      return watches.size > 0 || asked.length > 0;
    },
    // Answers the requests for single fixes. Returns the promise of the next answer.
    answered() {
      const requests = asked;
      asked = [];
      for (const request of requests) request();
      return globalThis.trackPhone.answer;
    },
  };
}`;

export interface Fix {
  readonly place: LatLon;
  readonly accuracy: number;
}

export interface TrackPhone {
  /** Lets time pass on the page. */
  pass(seconds: number): Promise<void>;
  /** Gives the page a fix, if it waits for one. @returns whether it did */
  find(fix: Fix): Promise<boolean>;
  /** Sets the place that the page gets when it starts to ask for its location. */
  put(fix: Fix): Promise<void>;
}

const begunAt = '2026-11-21T15:00:00Z';

/** Prepares a page before it is opened. Call `stopTheClock` of the stage, or `pauseAt`, once the page is hydrated. */
export async function givePhone(context: BrowserContext, page: Page): Promise<TrackPhone> {
  await page.addInitScript(PAGE_PHONE);
  await page.clock.install({ time: begunAt });
  const put = ({ place: [latitude, longitude], accuracy }: Fix): Promise<void> =>
    context.setGeolocation({ latitude, longitude, accuracy });
  return {
    pass: (seconds) => page.clock.runFor(seconds * 1000),
    put,
    async find(fix) {
      const isAwaited = (await page.evaluate('trackPhone.expectFix()')) as boolean;
      await put(fix);
      if (!isAwaited) return false;
      await page.evaluate('trackPhone.answered()');
      return true;
    },
  };
}
