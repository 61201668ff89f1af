import { expect, test, vi } from 'vitest';
import { bookItem, type BookingDeps } from './book-item';

const tour = { slug: 'brooklyn-heights', title: 'Brooklyn Heights' };

function bookingDeps(changes: Partial<BookingDeps> = {}) {
  return {
    online: vi.fn<BookingDeps['online']>(() => true),
    scriptIsThere: vi.fn<BookingDeps['scriptIsThere']>(() => true),
    closeDialogs: vi.fn<BookingDeps['closeDialogs']>(),
    openCalendar: vi.fn<BookingDeps['openCalendar']>(() => 'opened'),
    track: vi.fn<BookingDeps['track']>(),
    showToast: vi.fn<BookingDeps['showToast']>(),
    remember: vi.fn<BookingDeps['remember']>(),
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
  for (const changes of [{ online: () => false }, { openCalendar: () => 'failed' as const }]) {
    const deps = bookingDeps(changes);
    bookItem(562630, tour, true, deps);
    expect(deps.forget).not.toHaveBeenCalled();
  }
});

test('offline nothing opens: the tour is noted, and nothing is counted', () => {
  const deps = bookingDeps({ online: () => false });
  expect(bookItem(562630, tour, true, deps)).toBe('taken');
  expect(deps.remember).toHaveBeenCalledExactlyOnceWith('brooklyn-heights');
  expect(deps.showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      tone: 'waiting',
      title: 'Booking needs a connection',
      message:
        'The calendar belongs to our booking partner and cannot open offline. We have noted that you want Brooklyn Heights. No place is held yet.',
    }),
  );
  expect(deps.openCalendar).not.toHaveBeenCalled();
  expect(deps.track).not.toHaveBeenCalled();
});

test('offline and for no walk of ours, nothing is said to be noted', () => {
  const deps = bookingDeps({ online: () => false });
  bookItem(1, undefined, true, deps);
  expect(deps.remember).not.toHaveBeenCalled();
  expect(vi.mocked(deps.showToast).mock.calls[0]?.[0].message).not.toContain('noted');
});
