import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bookedItem,
  bookingIsDemonstration,
  bookingLink,
  calendarFrame,
  leadsToProvider,
  scriptAddress,
} from './addresses';

const CATS = { origin: 'https://booking.example', company: 'cats', flow: '1219724', preload: 'intent' };
const booking = vi.hoisted(() => ({}));
vi.mock('../../config/env', () => ({ settings: { booking } }));
beforeEach(() => void Object.assign(booking, CATS));

describe('booking addresses', () => {
  it('have the form that the provider requires', () => {
    expect(bookingLink({ item: 562630 })).toBe(
      'https://booking.example/embeds/book/cats/items/562630/calendar/?flow=1219724&full-items=yes',
    );
    expect(calendarFrame({ item: '562630' })).toBe(
      'https://booking.example/embeds/calendar/cats/?fallback=simple&full-items=yes&flow=1219724&items=562630',
    );
    expect(calendarFrame()).toBe(
      'https://booking.example/embeds/calendar/cats/?fallback=simple&full-items=yes&flow=1219724',
    );
    expect(scriptAddress()).toBe('https://booking.example/embeds/api/v1/?autolightframe=yes');
  });

  it('are told from those of other sites, and name their item', () => {
    const link = bookingLink({ item: 562630 });
    expect(leadsToProvider(link)).toBe(true);
    expect(bookedItem(link)).toBe('562630');
    expect(leadsToProvider('https://booking.example.org/embeds/')).toBe(false);
    expect(bookedItem(calendarFrame())).toBeUndefined();
  });

  it('accept another flow', () => {
    expect(bookingLink({ item: 1, flow: 77 })).toContain('?flow=77&');
    expect(calendarFrame({ flow: '78' })).toContain('&flow=78');
  });

  it.each(['', 'abc', '1/../2', '1&x=y', '-1', '1.5', Number.NaN, ' 1'])('refuse %j as a number', (bad) => {
    expect(() => bookingLink({ item: bad })).toThrow('booking item');
    expect(() => calendarFrame({ item: bad })).toThrow('booking item');
    expect(() => bookingLink({ item: 1, flow: bad })).toThrow('booking flow');
    expect(() => calendarFrame({ flow: bad })).toThrow('booking flow');
  });

  it.each([
    ['https://fareharbor.com', 'demo-cats', true],
    ['https://fareharbor.com', 'cats', false],
    ['http://localhost:4174', 'demo-cats', false],
    ['https://booking.example', 'demo-cats', false],
  ])('at %s, %s is a demonstration: %s', (origin, company, expected) => {
    Object.assign(booking, { origin, company });
    expect(bookingIsDemonstration()).toBe(expected);
  });
});
