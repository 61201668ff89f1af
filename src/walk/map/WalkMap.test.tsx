import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadWalkMap } from '../../geography/load-walk-map';
import { onScreen } from './view';
import { FARTHEST, keptNear, viewOf } from './view-request';
import { WalkMap } from './WalkMap';
import type { WalkMapProps } from './WalkMap';
import { stopsOf } from './way';

const BOX = { width: 390, height: 410 };
const WALKS = [
  ['brooklyn-heights', 9],
  ['financial-district', 8],
  ['lower-east-side', 6],
] as const;

async function dataOf(walk: string): Promise<WalkMapProps['data']> {
  const data = await loadWalkMap(walk);
  if (!data) throw new Error(`No map of ${walk}`);
  return data;
}
async function render(walk: string, stops: number, more: Partial<WalkMapProps> = {}): Promise<string> {
  const props: WalkMapProps = {
    data: await dataOf(walk),
    root: { current: null },
    field: { current: null },
    label: 'Map of the walk',
    stops: Array.from({ length: stops }, (_, i) => ({
      number: i + 1,
      title: `Title ${i + 1}`,
      href: `#stop-${i + 1}`,
      state: (['punched', 'next', 'open'] as const)[Math.min(i, 2)] ?? 'open',
    })),
    onStop() {},
    leg: 2,
    view: 'leg',
    position: undefined,
    follow: false,
    onFollow() {},
    onFollowEnd() {},
    id: 'leg 2',
    kept: { current: undefined },
    headingUp: false,
    onHeadingUp() {},
    ...more,
  };
  return renderToStaticMarkup(<WalkMap {...props} />);
}

it.each(WALKS)('renders without a browser, with a name and a link for each stop: %s', async (walk, stops) => {
  const html = await render(walk, stops);
  expect(html).toContain('role="img" aria-label="Map of the walk"');
  const links = [...html.matchAll(/<a href="(#stop-\d)" aria-label="([^"]+)"/g)].map(([, href, label]) => [
    href,
    label,
  ]);
  expect(links).toHaveLength(stops);
  expect(links.slice(0, 3)).toEqual([
    ['#stop-1', 'Stop 1: Title 1, punched'],
    ['#stop-2', 'Stop 2: Title 2, the next one'],
    ['#stop-3', 'Stop 3: Title 3'],
  ]);
});

it('draws the walker in a ring, with a pointer only if the position has a heading and is not old', async () => {
  const position = { latitude: 40.698, longitude: -73.994, accuracy: 12, heading: 90, isOld: false };
  const sure = await render('brooklyn-heights', 9, { position });
  expect(sure).toContain('class="ring"');
  expect(sure).toContain('class="tip"');
  expect(await render('brooklyn-heights', 9, { position: { ...position, heading: undefined } })).not.toContain('"tip"');
  const old = await render('brooklyn-heights', 9, { position: { ...position, isOld: true } });
  expect(old).not.toContain('"tip"');
  expect(old).toContain('class="ring"');
});

it('offers "My direction points up" only with a position', async () => {
  expect(await render('brooklyn-heights', 9)).not.toContain('My direction points up');
  const position = { latitude: 40.698, longitude: -73.994, accuracy: 12, heading: undefined, isOld: false };
  expect(await render('brooklyn-heights', 9, { position })).toContain('My direction points up');
});

it('names the compass by what a press does', async () => {
  expect(await render('brooklyn-heights', 9)).toContain('aria-label="Turn the map by 45 degrees"');
  expect(await render('brooklyn-heights', 9, { headingUp: true })).toContain('aria-label="Turn the map back"');
});

it.each(WALKS)('fits every leg, and the whole walk, into the box: %s', async (walk, stops) => {
  const data = await dataOf(walk);
  const places = stopsOf(data);
  const isInside = (view: ReturnType<typeof viewOf>, stop: number): boolean => {
    const [x, y] = onScreen(view, places[stop - 1] ?? [NaN, NaN]);
    return Math.abs(x) <= BOX.width / 2 - 20 && Math.abs(y) <= BOX.height / 2 - 20;
  };
  for (let leg = 2; leg <= stops; leg++) {
    const view = viewOf({ data, view: 'leg', leg, position: undefined }, BOX, 0);
    expect(
      [leg - 1, leg].map((stop) => isInside(view, stop)),
      `leg ${leg}`,
    ).toEqual([true, true]);
  }
  const whole = viewOf({ data, view: 'whole', leg: 3, position: undefined }, BOX, 0);
  expect(places.every((_, i) => isInside(whole, i + 1))).toBe(true);
  expect(FARTHEST).toBeLessThan(whole.scale);
});

it.each(WALKS)('keeps every leg free of the buttons of a low map: %s', async (walk, stops) => {
  const data = await dataOf(walk);
  const places = stopsOf(data);
  const low = { width: 390, height: 150 };
  // The row of three buttons: 12 px from the corner, 176 px wide and 48 px high.
  const [left, bottom] = [low.width / 2 - 12 - 176, 12 + 48 - low.height / 2];
  for (let leg = 2; leg <= stops; leg++) {
    const view = viewOf({ data, view: 'leg', leg, position: undefined }, low, 0);
    const covered = [leg - 1, leg].filter((stop) => {
      const [x, y] = onScreen(view, places[stop - 1] ?? [NaN, NaN]);
      return !(x < left || y > bottom) || Math.abs(x) > low.width / 2 || Math.abs(y) > low.height / 2;
    });
    expect(covered, `leg ${leg}`).toEqual([]);
  }
});

it('shows the start together with a walker who is near, and alone otherwise', async () => {
  const data = await dataOf('brooklyn-heights');
  const [start = [0, 0]] = stopsOf(data);
  const at = (latitude: number) => ({ latitude, longitude: -73.994, accuracy: 9, heading: undefined, isOld: false });
  const request = { data, view: 'leg', leg: 1 } as const;
  const alone = viewOf({ ...request, position: undefined }, BOX, 0);
  expect(onScreen(alone, start).every((share) => Math.abs(share) < 195)).toBe(true);
  expect(viewOf({ ...request, position: at(40.78) }, BOX, 0)).toEqual(alone);
  expect(viewOf({ ...request, position: at(40.6985) }, BOX, 0).scale).toBeLessThan(alone.scale);
});

it('cannot be moved far from the walk and the walker', async () => {
  const data = await dataOf('brooklyn-heights');
  const request = { data, view: 'whole', leg: 2, position: undefined } as const;
  const far = { x: 90_000, y: -90_000, scale: 1, turn: 30 };
  const kept = keptNear(far, request);
  expect(kept).toMatchObject({ scale: 1, turn: 30 });
  expect(Math.max(Math.abs(kept.x), Math.abs(kept.y))).toBeLessThan(3000);
  const away = { latitude: 40.68, longitude: -73.994, accuracy: 9, heading: undefined, isOld: false };
  expect(keptNear({ ...far, y: 90_000 }, { ...request, position: away }).y).toBeGreaterThan(kept.y + 2000);
  const [x, y] = stopsOf(data)[2] ?? [NaN, NaN];
  expect(keptNear({ ...far, x, y }, request)).toMatchObject({ x, y });
});
