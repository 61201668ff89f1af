import { expect, it } from 'vitest';
import { tour } from '../../../../tests/setup/content/content';
import { htmlOfWalk } from '../../../../tests/setup/stand-ins/html-of-walk';
import { loadWalkMap } from '../../../geography/load-walk-map';
import { OnTheWay } from './OnTheWay';

/** The text of the way to stop 2. */
async function wayTo2(justPunched: number | undefined): Promise<string> {
  const map = await loadWalkMap('brooklyn-heights');
  return htmlOfWalk(<OnTheWay number={2} map="" slip="" isSpeaking={false} />, {
    tour: tour('brooklyn-heights'),
    ...(map ? { map } : {}),
    screen: { kind: 'way', stop: 2 },
    place: { kind: 'way', stop: 2 },
    punched: new Set(justPunched === undefined ? [] : [justPunched]),
    justPunched,
  });
}

it('counts what is left of the walk until the stop is marked: then its leg is behind', async () => {
  expect(await wayTo2(undefined)).toContain('to the end');
  expect(await wayTo2(2)).not.toContain('to the end');
});
