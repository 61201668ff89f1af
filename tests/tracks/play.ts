// Plays a track on the page: moves the walker, lets time pass, gives fixes, presses, and notes what the screen says.
import type { Locator, Page } from 'playwright';
import { seededRandom } from '../setup/simulation/seeded-random';
import { bar } from '../setup/stage/walk-page';
import { placeAt, type LatLon } from './geometry';
import type { Fix, TrackPhone } from './phone';
import { readScreen, type Screen } from './screen';
import { isNearStop, type Phone, type Piece, type Press } from './tracks';
import type { Walk } from './walks';

/** A moment of a walk: the truth, and what the screen says. */
export interface Moment {
  /** Seconds since the walk began. */
  readonly second: number;
  /** Where the walker truly is. */
  readonly place: LatLon;
  /** The last fix that reached the page, and when its place was first given, in seconds since the walk began. */
  readonly fix: Fix | undefined;
  readonly fixAt: number;
  /** The press just before this moment; empty if there was none. */
  readonly pressed: string;
  /** The stops that were marked. */
  readonly marked: ReadonlySet<number>;
  readonly screen: Screen;
}

const PACE = 1.3;
const NEAR_STOP = { meters: 60, seconds: 3 } as const;
const ELSEWHERE_SECONDS = 5;
const ACCURACY: Readonly<Record<Phone, number>> = { good: 8, poor: 65, repeats: 8, 'is silent': 8 };
/** The error of a fix is at most this share of the accuracy, and changes slowly, as echoes between houses do. */
const MOST_ERROR = 0.9;
const KEEPS_ERROR = 0.8;

/** Returns a generator of errors: meters to the east and to the north. */
function errorsOf(seed: number): (accuracy: number) => readonly [number, number] {
  const random = seededRandom(seed);
  let [east, north] = [0, 0];
  return (accuracy) => {
    east = KEEPS_ERROR * east + (1 - KEEPS_ERROR) * (random() * 2 - 1) * 3;
    north = KEEPS_ERROR * north + (1 - KEEPS_ERROR) * (random() * 2 - 1) * 3;
    const size = Math.max(1, Math.hypot(east, north) / MOST_ERROR);
    return [(east / size) * accuracy, (north / size) * accuracy];
  };
}

export interface Player {
  readonly page: Page;
  readonly phone: TrackPhone;
  readonly walk: Walk;
  readonly seed: number;
  /** Called with every moment. */
  readonly note: (moment: Moment) => Promise<void> | void;
}

/** Plays the pieces on a page that shows the cover of the walk and whose clock stands still. */
export async function play({ page, phone, walk, seed, note }: Player, pieces: readonly Piece[]): Promise<void> {
  const errorOf = errorsOf(seed);
  const marked = new Set<number>();
  let second = 0;
  let place: LatLon = walk.stops[0] ?? [0, 0];
  let mode: Phone = 'good';
  let frozen: Fix | undefined;
  let fix = undefined as Fix | undefined;
  let fixAt = 0;

  const pass = async (seconds: number): Promise<void> => {
    second += seconds;
    await phone.pass(seconds);
  };
  const tell = async (pressed = ''): Promise<void> =>
    note({ second, place, fix, fixAt, pressed, marked: new Set(marked), screen: await readScreen(page) });
  const nextFix = (): Fix => {
    const [east, north] = errorOf(ACCURACY[mode]);
    return { place: placeAt(place, east, north), accuracy: ACCURACY[mode] };
  };
  const locate = async (): Promise<void> => {
    if (mode === 'is silent') return;
    if (mode === 'repeats' && frozen) {
      // The browser drops a fix that is exactly the same. The page sees no difference of a centimeter (phone.ts), so
      // for the page this is the same place at a new time, and the fix stays as old as it is.
      frozen = { ...frozen, place: placeAt(frozen.place, 0.001, 0) };
      await phone.find(frozen);
      return;
    }
    const found = nextFix();
    if (!(await phone.find(found))) return;
    fix = found;
    fixAt = second;
  };
  const moveOn = async (seconds: number): Promise<void> => {
    await pass(seconds);
    await locate();
    await tell();
  };
  const go = async (places: readonly LatLon[]): Promise<void> => {
    for (let meter = 0; meter < places.length;) {
      place = places[Math.min(Math.round(meter), places.length - 1)] ?? place;
      const seconds = isNearStop(walk, place, NEAR_STOP.meters) ? NEAR_STOP.seconds : ELSEWHERE_SECONDS;
      if (places.length > 1) await moveOn(seconds);
      meter += PACE * seconds;
    }
    place = places.at(-1) ?? place;
  };
  const stand = async (seconds: number): Promise<void> => {
    for (let stood = 0; stood < seconds; stood += NEAR_STOP.seconds) await moveOn(NEAR_STOP.seconds);
  };
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    for (let tries = 0; !(await isSo()); tries += 1) {
      if (tries > 200) throw new Error(`${walk.slug}: nothing happened after a press, at ${page.url()}`);
      await pass(0.1);
    }
  };
  const hashIs = (pattern: RegExp) => async (): Promise<boolean> =>
    pattern.test(new URL(page.url()).hash) && (await page.getByRole('heading', { level: 1 }).count()) > 0;
  // A cell of the bar whose meaning has just changed ignores presses for a moment.
  const untilRested = (cell: Locator): Promise<void> =>
    until(async () => (await cell.count()) === 1 && (await cell.getAttribute('aria-disabled')) === null);
  const follow = async (link: Locator, to: RegExp): Promise<void> => {
    await untilRested(link);
    await link.click();
    await until(hashIs(to));
    await pass(0.5);
  };
  const pressOf: Readonly<Record<Press, () => Promise<void>>> = {
    async locate() {
      fix = nextFix();
      await phone.put(fix);
      // The browser ignores a press on an element that has just appeared.
      const own = page.locator('geolocation');
      await own.scrollIntoViewIfNeeded();
      await until(() => own.evaluate((element) => Reflect.get(element, 'isValid') === true));
      await own.click();
      await until(async () => (await page.locator('geolocation').count()) === 0);
      await until(async () => (await page.getByText('Finding your location').count()) === 0);
      fixAt = second;
    },
    begin: () => follow(bar(page).getByRole('link', { name: 'Begin' }), /^#to-1$/),
    'begin nearer': () => follow(page.getByRole('link', { name: /^Begin at stop/ }), /^#to-\d+$/),
    async 'mark and read'() {
      const mark = bar(page).getByRole('button', { name: /Mark stop \d+|I am here/ });
      await untilRested(mark);
      const [, stop] = /Mark stop (\d+)/.exec((await mark.textContent()) ?? '') ?? [];
      await mark.click();
      const read = bar(page).getByRole('link', { name: /^Read stop/ });
      await untilRested(read);
      marked.add(Number(stop));
      await tell(`Mark stop ${stop}`);
      await follow(read, /^#stop-\d+$/);
    },
    next: () => follow(bar(page).getByRole('link', { name: /^(Next: stop|The end of the walk)/ }), /^#(to-\d+|end)$/),
    async continue() {
      const offer = page.getByRole('link', { name: /^Continue to stop/ });
      if ((await offer.count()) > 0) await follow(offer, /^#to-\d+$/);
    },
    async 'way back'() {
      const button = page.getByRole('button', { name: 'Show the way back' });
      if ((await button.count()) > 0) await button.click();
    },
    async 'i know'() {
      const button = page.getByRole('button', { name: 'I know' });
      if ((await button.count()) > 0) await button.click();
    },
    async look() {
      const { hash } = new URL(page.url());
      await follow(bar(page).getByRole('link', { name: 'Map' }), /^#map$/);
      await tell('Map');
      await follow(page.getByRole('link', { name: 'List', exact: true }).first(), /^#list$/);
      await tell('List');
      await follow(page.getByRole('link', { name: 'Back' }), new RegExp(`^${hash}$`));
    },
  };

  await tell();
  for (const piece of pieces) {
    if ('go' in piece) {
      if (piece.go.length === 1) place = piece.go[0] ?? place;
      else await go(piece.go);
    } else if ('stand' in piece) await stand(piece.stand);
    else if ('phone' in piece) {
      mode = piece.phone;
      frozen = fix;
    } else {
      await pressOf[piece.press]();
      await tell(piece.press);
    }
  }
}
