// Renders a part of walk mode for unit tests, in a walk and at a position that the test chooses.
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MantineTheme } from '../../../src/theme/MantineTheme';
import type { PositionState } from '../../../src/walk/position/position-state';
import { WalkProvider, type Walk } from '../../../src/walk/screens/use-walk';

/** @param walk what the rendered part uses of the walk, without the position */
export function htmlOfWalk(
  part: ReactNode,
  walk: Partial<Walk>,
  position: PositionState = { kind: 'not-asked' },
): string {
  const store = { getSnapshot: () => position, getServerSnapshot: () => position, subscribe: () => () => undefined };
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <MantineTheme>
        <WalkProvider value={{ watch: { store }, ...walk } as unknown as Walk}>{part}</WalkProvider>
      </MantineTheme>
    </RouterContextProvider>,
  );
}
