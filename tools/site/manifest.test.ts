import { expect, it } from 'vitest';
import { manifestFile } from './manifest';

const SOURCE = '{ "name": "Old", "lang": "en-US", "shortcuts": [{ "url": "/booking" }, { "url": "/?source=walk" }] }';

it("bears the company's name", () => {
  expect(JSON.parse(manifestFile(SOURCE, 'Harbor Cats', true))).toEqual({
    name: 'Harbor Cats',
    lang: 'en-US',
    shortcuts: [{ url: '/booking' }, { url: '/?source=walk' }],
  });
});

it('has no shortcut to a walk without walk mode', () => {
  expect(JSON.parse(manifestFile(SOURCE, 'Harbor Cats', false))).toMatchObject({ shortcuts: [{ url: '/booking' }] });
});
