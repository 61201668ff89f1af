import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isDemonstrationId, isStandInHost } from './demonstration';

it.each([
  'http://localhost',
  'http://localhost:4311',
  'http://127.0.0.1:4311/page?u=1',
  'https://mail.example',
  'https://list.mail.example/subscribe/post?u=1',
])('%s is a stand-in', (origin) => {
  expect(isStandInHost(origin)).toBe(true);
});

it.each([
  'https://api.emailjs.com',
  'https://example.com',
  'https://my.example.com',
  'https://localhost.com',
  'https://real.com/localhost',
  'https://real.com/?at=mail.example',
  'https://mail.example@real.com',
  'mail.example',
  '',
])('"%s" is not', (origin) => {
  expect(isStandInHost(origin)).toBe(false);
});

it('knows every id of the .env in the repository, and no real one', () => {
  const ids = [...readFileSync('.env', 'utf8').matchAll(/^VITE_\w+=(demo.*)$/gm)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids.filter((id) => !isDemonstrationId(id))).toEqual([]);
  expect(['service_x7', 'gothammousers', '', 'my-demo'].some(isDemonstrationId)).toBe(false);
});
