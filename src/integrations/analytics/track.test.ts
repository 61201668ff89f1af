import { afterEach, describe, expect, it, vi } from 'vitest';
import { track, type AnalyticsEvent } from './track';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('track', () => {
  it.each<[AnalyticsEvent, Record<string, unknown>]>([
    [
      { name: 'begin_booking', item: 562630 },
      { event_category: 'engagement', item_id: '562630' },
    ],
    [
      { name: 'reserve_button_click' },
      { event_category: 'engagement', event_label: 'Reserve button clicked', value: 1 },
    ],
    [{ name: 'exit_intent_conversion' }, { event_category: 'engagement', event_label: 'Newsletter sign-up' }],
    [{ name: 'exit_intent_booking_click' }, { event_category: 'engagement' }],
    [
      { name: 'exception', description: 'x'.repeat(500), fatal: true },
      { description: 'x'.repeat(100), fatal: true },
    ],
  ])('sends $name', (event, parameters) => {
    const gtag = vi.fn<(...words: unknown[]) => void>();
    vi.stubGlobal('window', { gtag });
    track(event);
    expect(gtag.mock.calls).toEqual([['event', event.name, parameters]]);
  });

  it('says nothing and breaks nothing where there is no analytics', () => {
    const warn = vi.spyOn(console, 'warn');
    vi.stubGlobal('window', { gtag: 'not a function' });
    track({ name: 'reserve_button_click' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('logs what analytics throws and goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = new Error('blocked');
    vi.stubGlobal('window', {
      gtag: () => {
        throw broken;
      },
    });
    track({ name: 'reserve_button_click' });
    expect(warn).toHaveBeenCalledWith('Analytics failed:', broken);
  });
});
