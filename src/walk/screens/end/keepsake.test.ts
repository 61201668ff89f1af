import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardDay } from './card-day';
import { keepPicture } from './keepsake';

const NOON = Date.UTC(2026, 10, 22, 17);

let written: string[];
let link: { href: string; download: string };

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  link = { href: '', download: '' };
  const drawing = {
    fillText: (text: string) => void written.push(text),
    measureText: () => ({ width: 0 }),
  };
  /** A pen that does nothing except to note what it writes. */
  const pen = new Proxy<Record<string, unknown>>(drawing, {
    get: (target, name: string) => target[name] ?? (() => undefined),
    set: () => true,
  });
  const canvas = { getContext: () => pen, toBlob: (done: (blob: Blob) => void) => done(new Blob()) };
  vi.stubGlobal('Path2D', vi.fn());
  vi.stubGlobal('document', {
    fonts: { load: () => Promise.resolve([]) },
    createElement: (name: string) => (name === 'canvas' ? canvas : Object.assign(link, { click: () => undefined })),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('bears the day of the last punch, as the last screen does, and none before the first', async () => {
  const card = { slug: 'a-walk', title: 'A walk', walked: '', cats: ['Ned', 'Jerry'], host: 'example.com' };
  await keepPicture({ ...card, at: NOON, punched: new Set([1]) }, 'save');
  expect(written).toContain(cardDay(NOON));
  expect(link.download).toBe('gotham-mousers-a-walk-2026-11-22.png');
  written = [];
  await keepPicture({ ...card, at: undefined, punched: new Set() }, 'save');
  expect(written.filter((text) => /20\d\d/.test(text))).toEqual([]);
  expect(link.download).toBe('gotham-mousers-a-walk.png');
});
