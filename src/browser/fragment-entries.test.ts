import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeFragmentEntries } from './fragment-entries';

const PAGE = '/tours/brooklyn-heights';
let browser: EventTarget;
let location: { href: string; state: { __TSR_index: number } };
let replaced: unknown[];

beforeEach(() => {
  browser = new EventTarget();
  replaced = [];
  location = { href: PAGE, state: { __TSR_index: 3 } };
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('location', { pathname: PAGE, search: '', hash: '#book-now' });
  vi.stubGlobal('history', {});
  vi.stubGlobal(
    'History',
    class {
      replaceState(state: unknown): void {
        replaced.push(state);
      }
    },
  );
  completeFragmentEntries(() => location as ReturnType<Parameters<typeof completeFragmentEntries>[0]>);
});
afterEach(() => vi.unstubAllGlobals());

const pop = (state: unknown) => browser.dispatchEvent(Object.assign(new Event('popstate'), { state }));

it('numbers the entry of a link to a place in the page after the one before', () => {
  pop(null);
  expect(replaced).toEqual([
    { __TSR_index: 4, key: expect.stringMatching(/./) as string, __TSR_key: expect.stringMatching(/./) as string },
  ]);
});

it('keeps the number where a second press on the link has replaced the entry', () => {
  location.href = `${PAGE}#book-now`;
  pop(null);
  expect(replaced).toMatchObject([{ __TSR_index: 3 }]);
});

it('leaves an entry of the router alone', () => {
  pop({ __TSR_index: 2 });
  expect(replaced).toEqual([]);
});
