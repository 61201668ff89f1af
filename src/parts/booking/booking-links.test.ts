import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressNewTabLink } from './booking-links';

const counted = vi.fn();
const dialog = { close: vi.fn() };
const press = () => ({ nativeEvent: { stopImmediatePropagation: vi.fn() } });

beforeEach(() => {
  vi.stubGlobal('window', { gtag: counted });
  vi.stubGlobal('document', { querySelectorAll: () => [dialog] });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it("is counted, closes the menu, and is kept from the provider's script", () => {
  const event = press();
  pressNewTabLink(event, 562633);
  expect(event.nativeEvent.stopImmediatePropagation).toHaveBeenCalledOnce();
  expect(dialog.close).toHaveBeenCalledOnce();
  expect(counted.mock.calls).toEqual([['event', 'begin_booking', expect.objectContaining({ item_id: '562633' })]]);
});

it('is not counted where nothing is chosen yet', () => {
  pressNewTabLink(press());
  expect(counted).not.toHaveBeenCalled();
});
