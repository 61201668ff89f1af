import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BookingApi } from './load-script';
import { openCalendar } from './open-calendar';

vi.mock('../../config/env', () => ({ settings: { booking: { company: 'cats', flow: '1219724' } } }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('openCalendar', () => {
  it('opens the overlay once, as the provider wants it asked', () => {
    const open = vi.fn<BookingApi['open']>();
    vi.stubGlobal('window', { FH: { open } });
    expect(openCalendar('562630')).toBe('opened');
    expect(open.mock.calls).toEqual([
      [{ shortname: 'cats', fallback: 'simple', fullItems: 'yes', flow: 1219724, view: { item: 562630 } }],
    ]);
    expect(openCalendar(562633, 77)).toBe('opened');
    expect(open.mock.lastCall?.[0]).toMatchObject({ flow: 77, view: { item: 562633 } });
  });

  it('leaves the click to the link while there is no script', () => {
    vi.stubGlobal('window', {});
    expect(openCalendar(562630)).toBe('left-to-link');
  });

  it('says so when the script throws', () => {
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
