import { expect, it } from 'vitest';
import { guardMs, type Pressable } from './use-press-guard';

const begin: Pressable = { screen: '', meaning: 'go #to-1' };
const markFirst: Pressable = { screen: '#to-1', meaning: 'punch 1' };
const readFirst: Pressable = { screen: '#to-1', meaning: 'go #stop-1' };
const nextAfterFirst: Pressable = { screen: '#stop-1', meaning: 'go #to-2' };

it.each<readonly [what: string, before: Pressable | undefined, now: Pressable, ms: number]>([
  ['after a punch', markFirst, readFirst, 1_500],
  ['when another stop is offered', markFirst, { ...markFirst, meaning: 'punch 2' }, 1_500],
  ['after Begin', begin, markFirst, 500],
  ['after Read', readFirst, nextAfterFirst, 500],
  ['after Next', nextAfterFirst, { screen: '#to-2', meaning: 'punch 2' }, 500],
  ['on a screen that another page leads to', undefined, markFirst, 500],
  ['not on a screen where it does the same', nextAfterFirst, { ...nextAfterFirst, screen: '#map' }, 0],
  ['not without a change', markFirst, markFirst, 0],
  ['not on the cover', undefined, begin, 0],
  ['not on the cover that has found the card', begin, { screen: '', meaning: 'go #stop-4' }, 0],
  ['not on the cover after Back', markFirst, begin, 0],
])('a button is guarded %s', (_, before, now, ms) => {
  expect(guardMs(before, now)).toBe(ms);
});
