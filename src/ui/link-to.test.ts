import { expect, it } from 'vitest';
import { linkTo } from './link-to';

it('splits an address into path, query and place', () => {
  expect(linkTo('/tours')).toEqual({ to: '/tours' });
  expect(linkTo('/tours#stop-1')).toEqual({ to: '/tours', hash: 'stop-1' });
  expect(linkTo('/booking?itemId=1&from=a%20walk#calendar')).toEqual({
    to: '/booking',
    search: { itemId: '1', from: 'a walk' },
    hash: 'calendar',
  });
});
