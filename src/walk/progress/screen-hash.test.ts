import { expect, it } from 'vitest';
import { hashOf, readScreen } from './screen-hash';

it.each([
  ['', { kind: 'cover' }],
  ['#map', { kind: 'map' }],
  ['#list', { kind: 'list' }],
  ['#end', { kind: 'end' }],
  ['#to-1', { kind: 'way', stop: 1 }],
  ['#stop-9', { kind: 'stop', stop: 9 }],
] as const)('the hash "%s" is a screen, and the screen is that hash', (hash, screen) => {
  expect(readScreen(hash, 9)).toEqual(screen);
  expect(hashOf(screen)).toBe(hash);
});

it.each([
  '#',
  '#stop-0',
  '#stop-10',
  '#stop-99',
  '#stop-05',
  '#stop-abc',
  '#stop-5#stop-6',
  '#stop-5 ',
  '#stop--1',
  '#stop-1e0',
  '#to-',
  '#Map',
  'map',
  '#cover',
  '#constructor',
  '#stop-999999999999999999999',
])('the hash "%s" is the cover', (hash) => expect(readScreen(hash, 9)).toEqual({ kind: 'cover' }));
