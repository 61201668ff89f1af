import { settings } from '../../config/env';
import { isDemonstrationId, isStandInHost } from '../../shared/demonstration';

/** An id of the provider: digits only. */
export type BookingId = number | string;

/**
 * Returns the digits of an id as they appear in an address.
 *
 * @throws Error for any other text: an id comes from our own content or was checked before
 */
function digits(id: BookingId, name: string): string {
  const text = String(id);
  if (!/^\d{1,12}$/.test(text)) throw new Error(`A booking ${name} is a number, not "${text}"`);
  return text;
}

const company = (): string => encodeURIComponent(settings.booking.company);

/**
 * Returns the provider's own booking page of an item, to which a booking link leads with or without
 * script: docs/requirements.md#booking-link-of-a-tour
 *
 * @throws Error if item or flow is not a number
 */
export function bookingLink({
  item,
  flow = settings.booking.flow,
}: {
  item: BookingId;
  flow?: BookingId | undefined;
}): string {
  const path = `/embeds/book/${company()}/items/${digits(item, 'item')}/calendar/`;
  return `${settings.booking.origin}${path}?flow=${digits(flow, 'flow')}&full-items=yes`;
}

/** Returns whether an address belongs to the provider. */
export const leadsToProvider = (address: string): boolean => address.startsWith(`${settings.booking.origin}/`);

/** Returns the digits of the item to whose booking page an address leads; undefined if it names no item. */
export const bookedItem = (address: string): string | undefined => /\/items\/(\d+)\//.exec(address)?.[1];

/**
 * Returns the address of the calendar for an embedded frame (docs/requirements.md#calendar-frame);
 * without an item it shows all tours.
 *
 * @throws Error if item or flow is not a number
 */
export function calendarFrame({
  item,
  flow = settings.booking.flow,
}: { item?: BookingId | undefined; flow?: BookingId | undefined } = {}): string {
  const items = item === undefined ? '' : `&items=${digits(item, 'item')}`;
  const query = `fallback=simple&full-items=yes&flow=${digits(flow, 'flow')}${items}`;
  return `${settings.booking.origin}/embeds/calendar/${company()}/?${query}`;
}

/**
 * Returns the address of the provider's script, with auto-lightframe on:
 * docs/requirements.md#booking-script
 */
export function scriptAddress(): string {
  return `${settings.booking.origin}/embeds/api/v1/?autolightframe=yes`;
}

/**
 * Returns whether booking is only a demonstration, because the company of .env does not exist at
 * the real provider.
 */
export function bookingIsDemonstration(): boolean {
  const { company: name, origin } = settings.booking;
  return isDemonstrationId(name) && !isStandInHost(origin);
}
