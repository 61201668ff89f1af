import { afterEach, expect, it, vi } from 'vitest';
import { deviceCompass } from './compass';

afterEach(() => vi.unstubAllGlobals());

/** Starts the compass of a browser that sends these events, and returns the headings that were told. */
function told(...events: readonly object[]): readonly (number | undefined)[] {
  const page = new EventTarget();
  vi.stubGlobal('DeviceOrientationEvent', Event);
  vi.stubGlobal('screen', {});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const headings: (number | undefined)[] = [];
  const end = deviceCompass()?.start((heading) => headings.push(heading));
  for (const fields of events) page.dispatchEvent(Object.assign(new Event('deviceorientation'), fields));
  const before = [...headings];
  end?.();
  return before;
}

it('tells that Safari has lost the heading, once', () => {
  const lost = { webkitCompassHeading: 0, webkitCompassAccuracy: -1 };
  const east = { webkitCompassHeading: 103, webkitCompassAccuracy: 10 };
  expect(told(east, east, lost, lost, east)).toEqual([90, undefined, 90]);
});

it('keeps the heading when an event of the other kind has none', () => {
  expect(told({ absolute: true, alpha: 90 }, { absolute: false, alpha: 12 })).toEqual([255]);
});
