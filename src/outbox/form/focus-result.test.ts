import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusResult, noteSend } from './focus-result';

let focused: { matches: (selector: string) => boolean };

beforeEach(() => {
  focused = { matches: () => false };
  vi.stubGlobal('document', {
    get activeElement() {
      return focused;
    },
  });
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('scrollY', 900);
  noteSend();
});
afterEach(() => vi.unstubAllGlobals());

function resultAt(scrollY: number) {
  vi.stubGlobal('scrollY', scrollY);
  const focus = vi.fn();
  focusResult({ focus } as unknown as HTMLElement);
  return focus.mock.calls;
}

it('shows the result to a visitor who has stayed beside the button', () => {
  expect(resultAt(900)).toEqual([[{ preventScroll: false }]]);
  expect(resultAt(1_200)).toEqual([[{ preventScroll: false }]]);
});

it('leaves the page where the visitor has scrolled it while the answer was on its way', () => {
  expect(resultAt(1_201)).toEqual([[{ preventScroll: true }]]);
  expect(resultAt(0)).toEqual([[{ preventScroll: true }]]);
});

it('leaves the focus in another field, in which the visitor writes by now', () => {
  focused = { matches: (selector) => selector.includes('input') };
  expect(resultAt(900)).toEqual([]);
});

it('takes the focus from the field in which Enter has sent the form', () => {
  focused = { matches: (selector) => selector.includes('input') };
  noteSend();
  expect(resultAt(900)).toEqual([[{ preventScroll: false }]]);
});
