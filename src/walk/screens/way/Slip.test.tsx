import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tour } from '../../../../tests/setup/content/content';
import { MantineTheme } from '../../../theme/MantineTheme';
import type { PositionState } from '../../position/position-state';
import { WalkProvider, type Walk } from '../use-walk';
import { Slip } from './Slip';

const NOT_ASKED: PositionState = { kind: 'not-asked' };

/** The slip after stop 1 was punched, in a browser that keeps the card or not. */
function punchedSlip(remembers: boolean): string {
  const watch = { getSnapshot: () => NOT_ASKED, getServerSnapshot: () => NOT_ASKED, subscribe: () => () => undefined };
  const walk = {
    tour: tour('brooklyn-heights'),
    screen: { kind: 'way', stop: 1 },
    punched: new Set([1]),
    justPunched: 1,
    store: { remembers: () => remembers },
    watch: { store: watch },
  } as unknown as Walk;
  return renderToStaticMarkup(
    <MantineTheme>
      <WalkProvider value={walk}>
        <Slip onWayBack={() => undefined} isSpeaking={false} />
      </WalkProvider>
    </MantineTheme>,
  );
}

it('says after a punch that the browser does not keep the card, and only there', () => {
  expect(punchedSlip(false)).toContain('Your card lasts only while this page is open.');
  expect(punchedSlip(true)).toContain('Punched.');
  expect(punchedSlip(true)).not.toContain('Your card lasts only');
});
