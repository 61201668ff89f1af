import type { RouterHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { closeCalendarOnBack } from './close-on-back';

type Blocker = Parameters<RouterHistory['block']>[0];
type Navigation = Parameters<Blocker['blockerFn']>[0];

/** A history that holds its blockers, and asks them whether a navigation is held back. */
function blockable() {
  const blockers = new Set<Blocker>();
  const history: Pick<RouterHistory, 'block'> = {
    block(blocker) {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
  };
  const holdsBack = (action: Navigation['action']): boolean =>
    [...blockers].some(({ blockerFn }) => blockerFn({ action } as Navigation) === true);
  return { history, holdsBack };
}

test('Back is held back once, also if the script does not close its overlay', () => {
  const { history, holdsBack } = blockable();
  const close = vi.fn<() => boolean>(() => true);
  closeCalendarOnBack(history, close);
  closeCalendarOnBack(history, close);
  expect(holdsBack('BACK')).toBe(true);
  expect(holdsBack('BACK')).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

test('Back is not held back if the visitor has closed the overlay', () => {
  const { history, holdsBack } = blockable();
  closeCalendarOnBack(history, () => false);
  expect(holdsBack('BACK')).toBe(false);
});

test('no other navigation is held back, and after it no Back either', () => {
  const { history, holdsBack } = blockable();
  const close = vi.fn<() => boolean>(() => true);
  closeCalendarOnBack(history, close);
  expect(holdsBack('PUSH')).toBe(false);
  expect(holdsBack('BACK')).toBe(false);
  expect(close).not.toHaveBeenCalled();
});
