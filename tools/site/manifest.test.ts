import { expect, it } from 'vitest';
import { manifestFile } from './manifest';

const COMPANY = { name: 'Harbor Cats', shortName: 'Harbor' };
const SOURCE =
  '{ "name": "Old", "short_name": "Old", "lang": "en-US", "shortcuts": [{ "url": "/booking" }, { "url": "/?source=walk" }] }';

it("bears the company's names", () => {
  expect(JSON.parse(manifestFile(SOURCE, COMPANY, true))).toEqual({
    name: 'Harbor Cats',
    short_name: 'Harbor',
    lang: 'en-US',
    shortcuts: [{ url: '/booking' }, { url: '/?source=walk' }],
  });
});

it('has no shortcut to a walk without walk mode', () => {
  expect(JSON.parse(manifestFile(SOURCE, COMPANY, false))).toMatchObject({ shortcuts: [{ url: '/booking' }] });
});
