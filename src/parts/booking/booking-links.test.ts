import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideToast, takeToasts } from '../../ui/toast/show-toast';
import { pressNewTabLink } from './booking-links';

const counted = vi.fn();
const dialog = { close: vi.fn() };
const said: string[] = [];
const press = () => ({ preventDefault: vi.fn(), nativeEvent: { stopImmediatePropagation: vi.fn() } });
const connect = (onLine: boolean): void => void vi.stubGlobal('navigator', { onLine });

beforeEach(() => {
  vi.stubGlobal('window', { gtag: counted });
  vi.stubGlobal('document', { querySelectorAll: () => [dialog] });
  takeToasts((wish) => {
    if ('show' in wish) said.push(wish.show.title);
  });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  hideToast('booking-offline');
  said.length = 0;
});

it("is followed, counted, and kept from the provider's script", () => {
  connect(true);
  const event = press();
  pressNewTabLink(event, 562633);
  expect(event.nativeEvent.stopImmediatePropagation).toHaveBeenCalledOnce();
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(counted.mock.calls).toEqual([['event', 'begin_booking', expect.objectContaining({ item_id: '562633' })]]);
  expect(said).toEqual([]);
});

it('is followed and not counted where nothing is chosen yet', () => {
  connect(true);
  const event = press();
  pressNewTabLink(event);
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(counted).not.toHaveBeenCalled();
});

it('opens nothing offline, says why where it can be seen, and is not counted', () => {
  connect(false);
  const event = press();
  pressNewTabLink(event, 562633);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(dialog.close).toHaveBeenCalledOnce();
  expect(said).toEqual(['Booking needs a connection']);
  expect(counted).not.toHaveBeenCalled();
});
