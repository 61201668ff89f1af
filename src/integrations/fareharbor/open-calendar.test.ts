import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BookingApi } from './load-script';
import { calendarIsShown, closeCalendar, openCalendar } from './open-calendar';

vi.mock('../../config/env', () => ({
  settings: { booking: { origin: 'https://booking.example', company: 'cats', flow: '1219724' } },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('openCalendar', () => {
  it('opens the overlay once, with the options of the provider', () => {
    const open = vi.fn<BookingApi['open']>();
    vi.stubGlobal('window', { FH: { open } });
    expect(openCalendar('562630')).toBe('opened');
    expect(open.mock.calls).toEqual([
      [{ shortname: 'cats', fallback: 'simple', fullItems: 'yes', flow: 1219724, view: { item: 562630 } }],
    ]);
    expect(openCalendar(562633, 77)).toBe('opened');
    expect(open.mock.lastCall?.[0]).toMatchObject({ flow: 77, view: { item: 562633 } });
  });

  it('leaves the click to the link while the script is not loaded', () => {
    vi.stubGlobal('window', {});
    expect(openCalendar(562630)).toBe('left-to-link');
  });

  it('reports and logs a failure if the script throws', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = new TypeError('destination');
    vi.stubGlobal('window', {
      FH: {
        open: () => {
          throw broken;
        },
      },
    });
    expect(openCalendar(562630)).toBe('failed');
    expect(log).toHaveBeenCalledWith(expect.any(String), broken);
  });
});

interface FrameLook {
  src: string;
  checkVisibility?: undefined | ((options: { visibilityProperty: boolean }) => boolean);
  getClientRects: () => readonly object[];
  closest: (selector: string) => object | null;
}
const frame = (change: Partial<FrameLook> = {}): FrameLook => ({
  src: 'https://booking.example/embeds/calendar/cats/?flow=1',
  checkVisibility: () => true,
  getClientRects: () => [{}],
  closest: () => null,
  ...change,
});
const pageWith = (...frames: FrameLook[]): Document => ({ querySelectorAll: () => frames }) as unknown as Document;
const shownIn = (...frames: FrameLook[]): boolean => calendarIsShown(pageWith(...frames));

it('is shown in any visible frame of the provider', () => {
  expect(shownIn()).toBe(false);
  expect(shownIn(frame())).toBe(true);
  expect(shownIn(frame({ src: 'https://video.example/film' }), frame())).toBe(true);
});

it.each([
  ['of another company', { src: 'https://video.example/film' }],
  ['of a host whose name only begins the same', { src: 'https://booking.example.org/embeds/' }],
  ['that is covered or hidden', { checkVisibility: ({ visibilityProperty }) => !visibilityProperty }],
  ['that has no place, where the browser says no more', { checkVisibility: undefined, getClientRects: () => [] }],
] satisfies [string, Partial<FrameLook>][])('is not shown in a frame %s', (_, change) => {
  expect(shownIn(frame(change))).toBe(false);
});

it('is shown in an older browser, which only says that the frame has a place', () => {
  const { checkVisibility: _, ...older } = frame();
  expect(shownIn(older)).toBe(true);
});

describe('closeCalendar', () => {
  const inOurPage = frame({ closest: (selector) => (selector === 'main' ? {} : null) });
  const hidden = frame({ checkVisibility: () => false });

  it('closes the overlay', () => {
    const close = vi.fn<() => void>();
    vi.stubGlobal('window', { FH: { close } });
    expect(closeCalendar(pageWith(inOurPage, frame()))).toBe(true);
    expect(close).toHaveBeenCalledOnce();
  });

  it('does nothing if only a calendar of our page is shown', () => {
    const close = vi.fn<() => void>();
    vi.stubGlobal('window', { FH: { close } });
    expect(closeCalendar(pageWith(inOurPage, hidden))).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });

  it('says that it closed nothing if the script cannot close its overlay', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = new TypeError('destination');
    for (const FH of [
      undefined,
      {},
      {
        close: () => {
          throw broken;
        },
      },
    ]) {
      vi.stubGlobal('window', { FH });
      expect(closeCalendar(pageWith(frame()))).toBe(false);
    }
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), broken);
  });
});
