import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import page from '../../content/pages/gallery.yaml';
import { fansNode, filmNode, photosNode } from './gallery';

it('names every print of both walls, once', () => {
  for (const [node, count] of [
    [photosNode(page), page.photos.pictures.length],
    [fansNode(page), page.fans.cats.length],
  ] as const) {
    const { image } = node as { image: { contentUrl: string }[] };
    expect(image).toHaveLength(count);
    expect(new Set(image.map(({ contentUrl }) => contentUrl)).size).toBe(count);
  }
});

/**
 * Returns the duration of an MP4 in milliseconds: its movie header contains time scale and duration
 * (ISO 14496-12, 8.2.2).
 */
function lengthOf(film: Buffer): number {
  const header = film.indexOf('mvhd') + 4;
  return (film.readUInt32BE(header + 16) / film.readUInt32BE(header + 12)) * 1000;
}

it('says of the film how long it really is', () => {
  expect(filmNode(page)).toMatchObject({
    '@type': 'VideoObject',
    duration: `PT${page.film.seconds}S`,
  });
  const summer = { ...page, film: { ...page.film, since: '2026-07-04' } };
  expect(filmNode(summer)).toMatchObject({ uploadDate: '2026-07-04T00:00:00-04:00' });
  expect(filmNode({ ...page, film: { ...page.film, since: '2026-11-21' } })).toMatchObject({
    uploadDate: '2026-11-21T00:00:00-05:00',
  });
  expect(lengthOf(readFileSync('public/film/walking-cat.mp4'))).toBeCloseTo(page.film.seconds * 1000, -2);
});
