import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pictures } from '../../pictures/all';
import type { Picture } from '../../pictures/picture';
import { PrintWall } from './PrintWall';

async function built(shown: readonly Picture[]): Promise<string> {
  const routeTree = createRootRoute({
    component: () => <PrintWall id="wall" heading="Tour Photo Gallery" pictures={shown} />,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

it('says so if there are no pictures', async () => {
  const html = await built([]);
  expect(html).toContain('No images to display');
  expect(html).toContain('Check back soon for more photos from our tours and community!');
  expect(html).not.toContain('<ul');
});

it('shows a repeated picture once, and counts it once', async () => {
  const { hero } = pictures;
  const html = await built([hero, pictures['mail-room'], { ...hero }]);
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('2 / 2');
  expect(html).not.toContain('No images to display');
});
