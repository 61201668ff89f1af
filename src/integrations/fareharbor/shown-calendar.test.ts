import { expect, it, vi } from 'vitest';
import { calendarIsShown } from './shown-calendar';

vi.mock('../../config/env', () => ({ settings: { booking: { origin: 'https://booking.example' } } }));

interface FrameLook {
  src: string;
  checkVisibility?: undefined | ((options: { visibilityProperty: boolean }) => boolean);
  getClientRects: () => readonly object[];
}
const frame = (change: Partial<FrameLook> = {}): FrameLook => ({
  src: 'https://booking.example/embeds/calendar/cats/?flow=1',
  checkVisibility: () => true,
  getClientRects: () => [{}],
  ...change,
});
const shownIn = (...frames: FrameLook[]): boolean =>
  calendarIsShown({ querySelectorAll: () => frames } as unknown as Document);

it('is shown in any visible frame of the provider', () => {
  expect(shownIn()).toBe(false);
  expect(shownIn(frame())).toBe(true);
  expect(shownIn(frame({ src: 'https://video.example/film' }), frame())).toBe(true);
});

it.each([
  ['of another company', { src: 'https://video.example/film' }],
  ['of a host whose name only begins the same', { src: 'https://booking.example.org/embeds/' }],
  ['that is covered or hidden', { checkVisibility: ({ visibilityProperty }) => !visibilityProperty }],
  ['that has no place, where the browser says no more', { checkVisibility: undefined, getClientRects: () => [] }],
] satisfies [string, Partial<FrameLook>][])('is not shown in a frame %s', (_, change) => {
  expect(shownIn(frame(change))).toBe(false);
});

it('is shown where an older browser says only that the frame has a place', () => {
  const { src, getClientRects } = frame();
  expect(shownIn({ src, getClientRects })).toBe(true);
});
