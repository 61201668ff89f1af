import { expect, it } from 'vitest';
import { tour } from '../../../tests/setup/content/content';
import { htmlOfWalk } from '../../../tests/setup/stand-ins/html-of-walk';
import type { Screen } from '../progress/screen-hash';
import { Bar } from './Bar';

it('names the arrow keys on a desk only where they turn the stops', () => {
  const barOn = (screen: Screen): string =>
    htmlOfWalk(
      <Bar
        whereabouts={{ arrivedAt: undefined, isAhead: false, hasPassed: false }}
        isDesk
        listening={{ isOn: false, label: 'Listen', press() {}, readOnArrival() {} }}
      />,
      { tour: tour('brooklyn-heights'), screen, place: { kind: 'stop', stop: 4 }, punched: new Set() },
    );
  expect(barOn({ kind: 'stop', stop: 4 })).toMatch(/arrow keys/i);
  expect(barOn({ kind: 'way', stop: 4 })).toMatch(/arrow keys/i);
  for (const kind of ['map', 'list'] as const) expect(barOn({ kind })).not.toMatch(/arrow keys/i);
});
