import { present } from '../setup/content/content';
import { expect, test } from '../setup/stage/stage';
import { stopTheClock } from '../setup/stage/stopped-clock';
import { hydrated } from '../setup/stage/waits';
import { judge, type Judged } from '../tracks/oracle';
import { givePhone } from '../tracks/phone';
import { play, type Moment } from '../tracks/play';
import { wrongWayOf } from '../tracks/tracks';
import { walkOf } from '../tracks/walks';

// This story plays a part of one walk; `npm run tracks` plays every track of every walk.
test('a walker who goes the wrong way, and then past a stop without marking it, reads nothing that is false', async ({
  page,
  context,
}) => {
  const walk = walkOf('brooklyn-heights');
  const [first = [], second = []] = walk.legs;
  await context.grantPermissions(['geolocation']);
  await page.setViewportSize({ width: 390, height: 664 });
  const phone = await givePhone(context, page);
  await page.goto(`/tours/${walk.slug}/walk`);
  await hydrated(page);
  await stopTheClock(page);
  const moments: Moment[] = [];
  const judged: (Judged & { readonly second: number })[] = [];
  const note = (moment: Moment): void => {
    judged.push(...judge(walk, moment, moments).map((one) => ({ ...one, second: moment.second })));
    moments.push(moment);
  };
  await play({ page, phone, walk, seed: 1, note }, [
    { go: [present(first[0])] },
    { press: 'locate' },
    { press: 'begin' },
    { stand: 10 },
    { press: 'mark and read' },
    { press: 'next' },
    ...wrongWayOf(walk, first, 0, 90),
    { stand: 10 },
    { go: second.slice(0, 90) },
  ]);
  expect(judged.filter(({ verdict }) => verdict === 'false' || verdict === 'misled')).toEqual([]);
  const said = judged.map((one) => one.said);
  for (const sentence of [
    'You are at stop 1.',
    'On the way to stop 2',
    'You are off the route',
    'You are at stop 2.',
    'You were at stop 2. It is not marked.',
    'You are on the way to stop 3',
  ])
    expect(said).toContain(sentence);
});
