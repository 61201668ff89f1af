import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { bookItem, openRemembered, type BookingDeps } from './book-item';

const offline = vi.hoisted(() => ({ online: true, say: vi.fn() }));
vi.mock('../../shared/online', async (original) => ({ ...(await original<object>()), isOnline: () => offline.online }));
vi.mock('./offline-press', () => ({ sayThatBookingNeedsAConnection: offline.say }));

const tour = { slug: 'brooklyn-heights', title: 'Brooklyn Heights' };

function bookingDeps(changes: Partial<BookingDeps> = {}) {
  return {
    scriptIsThere: vi.fn<BookingDeps['scriptIsThere']>(() => true),
    closeDialogs: vi.fn<BookingDeps['closeDialogs']>(),
    openCalendar: vi.fn<BookingDeps['openCalendar']>(() => 'opened'),
    track: vi.fn<BookingDeps['track']>(),
    showToast: vi.fn<BookingDeps['showToast']>(),
    forget: vi.fn<BookingDeps['forget']>(),
    goToBooking: vi.fn<BookingDeps['goToBooking']>(),
    ...changes,
  };
}

test('with the script the overlay opens once, after our own dialogs were closed', () => {
  const order: string[] = [];
  const deps = bookingDeps({
    closeDialogs: () => void order.push('close'),
    openCalendar: (item) => {
      order.push(`open ${item}`);
      return 'opened';
    },
  });
  expect(bookItem(562630, tour, true, deps)).toBe('taken');
  expect(order).toEqual(['close', 'open 562630']);
  expect(vi.mocked(deps.track).mock.calls.map(([event]) => event.name)).toEqual([
    'reserve_button_click',
    'begin_booking',
  ]);
});

test('without the script, or with a modifier key, the link does the work', () => {
  const noScript = bookingDeps({ scriptIsThere: () => false });
  expect(bookItem(562630, tour, true, noScript)).toBe('leave');
  expect(noScript.openCalendar).not.toHaveBeenCalled();
  expect(noScript.closeDialogs).not.toHaveBeenCalled();
  const modified = bookingDeps();
  expect(bookItem(562630, tour, false, modified)).toBe('leave');
  expect(modified.openCalendar).not.toHaveBeenCalled();
});

test('a calendar that cannot be opened is said, and leads to the booking page', () => {
  const deps = bookingDeps({ openCalendar: () => 'failed' });
  expect(bookItem(562630, tour, true, deps)).toBe('taken');
  expect(deps.showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: 'Booking Error',
      message: "We're having trouble opening the booking calendar. Please try again later.",
    }),
  );
  expect(deps.goToBooking).toHaveBeenCalledOnce();
  expect(deps.track).not.toHaveBeenCalledWith(expect.objectContaining({ name: 'begin_booking' }));
});

test('a walk whose calendar opens, here or by the link, need not be noted any longer', () => {
  for (const changes of [{}, { scriptIsThere: () => false }, { openCalendar: () => 'left-to-link' as const }]) {
    const deps = bookingDeps(changes);
    bookItem(562630, tour, true, deps);
    expect(deps.forget).toHaveBeenCalledExactlyOnceWith('brooklyn-heights');
  }
});

test('a walk whose calendar does not open stays noted', () => {
  const deps = bookingDeps({ openCalendar: () => 'failed' });
  bookItem(562630, tour, true, deps);
  expect(deps.forget).not.toHaveBeenCalled();
});

test('the offer to open the calendar of a noted walk says offline why nothing opens', () => {
  offline.online = false;
  const goToBooking = vi.fn<() => void>();
  openRemembered({ item: 562630, ...tour }, createMemoryHistory(), goToBooking);
  expect(offline.say).toHaveBeenCalledExactlyOnceWith(tour);
  expect(goToBooking).not.toHaveBeenCalled();
});
