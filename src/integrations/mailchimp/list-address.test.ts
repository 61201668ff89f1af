import { expect, test } from 'vitest';
import { listAddress } from './list-address';

test('the honeypot field is named after the list', () => {
  expect(listAddress('https://a.us1.list-manage.com/subscribe/post?u=1f&id=2e&f_id=3')).toEqual({
    href: 'https://a.us1.list-manage.com/subscribe/post?u=1f&id=2e&f_id=3',
    honeypot: 'b_1f_2e',
    demonstration: false,
  });
});

test('a form with stand-in ids posts only to a stand-in', () => {
  expect(listAddress('https://a.us1.list-manage.com/subscribe/post?u=demo1&id=2e')?.demonstration).toBe(true);
  expect(listAddress('http://localhost:4000/subscribe/post?u=demo1&id=2e')?.demonstration).toBe(false);
});

test('a text that is not an address gives nothing', () => {
  expect(listAddress('subscribe/post')).toBeUndefined();
});
