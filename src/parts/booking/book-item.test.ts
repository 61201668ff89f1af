import { expect, test, vi } from 'vitest';
import { bookItem, isPlainPress, type BookingSurroundings } from './book-item';

const tour = { slug: 'brooklyn-heights', title: 'Brooklyn Heights' };

function surroundings(changes: Partial<BookingSurroundings> = {}) {
  return {
    online: vi.fn<BookingSurroundings['online']>(() => true),
    scriptIsThere: vi.fn<BookingSurroundings['scriptIsThere']>(() => true),
    closeDialogs: vi.fn<BookingSurroundings['closeDialogs']>(),
    openCalendar: vi.fn<BookingSurroundings['openCalendar']>(() => 'opened'),
    track: vi.fn<BookingSurroundings['track']>(),
    showToast: vi.fn<BookingSurroundings['showToast']>(),
    remember: vi.fn<BookingSurroundings['remember']>(),
    goToBooking: vi.fn<BookingSurroundings['goToBooking']>(),
    ...changes,
  };
}

test('with the script the overlay opens once, after our own dialogs were closed', () => {
  const order: string[] = [];
  const around = surroundings({
    closeDialogs: () => void order.push('close'),
    openCalendar: (item) => {
      order.push(`open ${item}`);
      return 'opened';
    },
  });
  expect(bookItem(562630, tour, true, around)).toBe('taken');
  expect(order).toEqual(['close', 'open 562630']);
  expect(vi.mocked(around.track).mock.calls.map(([event]) => event.name)).toEqual([
    'reserve_button_click',
    'begin_booking',
  ]);
});

test('without the script, or with a modifier key, the link does the work', () => {
  const noScript = surroundings({ scriptIsThere: () => false });
  expect(bookItem(562630, tour, true, noScript)).toBe('leave');
  expect(noScript.openCalendar).not.toHaveBeenCalled();
  expect(noScript.closeDialogs).not.toHaveBeenCalled();
  const modified = surroundings();
  expect(bookItem(562630, tour, false, modified)).toBe('leave');
  expect(modified.openCalendar).not.toHaveBeenCalled();
});

test('a calendar that cannot be opened is said, and leads to the booking page', () => {
  const around = surroundings({ openCalendar: () => 'failed' });
  expect(bookItem(562630, tour, true, around)).toBe('taken');
  expect(around.showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: 'Booking Error',
      message: "We're having trouble opening the booking calendar. Please try again later.",
    }),
  );
  expect(around.goToBooking).toHaveBeenCalledOnce();
  expect(around.track).not.toHaveBeenCalledWith(expect.objectContaining({ name: 'begin_booking' }));
});

test('offline nothing opens: the tour is noted, and nothing is counted', () => {
  const around = surroundings({ online: () => false });
  expect(bookItem(562630, tour, true, around)).toBe('taken');
  expect(around.remember).toHaveBeenCalledExactlyOnceWith('brooklyn-heights');
  expect(around.showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      tone: 'waiting',
      title: 'Booking needs a connection',
      message:
        'The calendar belongs to our booking partner and cannot open offline. We have noted that you want Brooklyn Heights. No place is held yet.',
    }),
  );
  expect(around.openCalendar).not.toHaveBeenCalled();
  expect(around.track).not.toHaveBeenCalled();
});

test('offline and for no walk of ours, nothing is said to be noted', () => {
  const around = surroundings({ online: () => false });
  bookItem(1, undefined, true, around);
  expect(around.remember).not.toHaveBeenCalled();
  expect(vi.mocked(around.showToast).mock.calls[0]?.[0].message).not.toContain('noted');
});

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('plain press: %j', (change, plain) => {
  const event = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...change };
  expect(isPlainPress(event)).toBe(plain);
});
