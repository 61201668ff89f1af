import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TabLocks } from './draft-types';
import { renewReturningPage } from './returning-page';

let page: EventTarget;
let mine: string[];
let elsewhere: string[];
let isForm: boolean;
let losesText: boolean;
let reload: () => void;
let asked: string[];

const locks: TabLocks = {
  request: (name: string): Promise<never> => {
    asked.push(name);
    return new Promise(() => {});
  },
};
const fire = (type: string, persisted: boolean): boolean =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));

beforeEach(() => {
  page = new EventTarget();
  mine = ['Eleven'];
  elsewhere = [];
  isForm = true;
  losesText = false;
  reload = vi.fn<() => void>();
  asked = [];
  renewReturningPage('one', {
    locks,
    page,
    textsOfDrafts: (tab) => (tab === undefined ? [...mine, ...elsewhere] : mine),
    showsForm: () => isForm,
    reloadLosesText: () => losesText,
    reload,
  });
});

describe('a page that returns from the back/forward cache', () => {
  test('is loaded again if another page has changed the draft: the next letter must not overwrite it', () => {
    fire('pagehide', true);
    mine = ['Eleven cousins'];
    fire('pageshow', true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is loaded again if its draft was sent or deleted meanwhile', () => {
    fire('pagehide', true);
    mine = [];
    fire('pageshow', true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('stays if another tab has taken its draft over: a reload would empty the fields', async () => {
    fire('pagehide', true);
    elsewhere = mine;
    mine = [];
    fire('pageshow', true);
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    expect(asked).toEqual(['draft-tab:one']);
  });

  test('stays if it has no form', () => {
    isForm = false;
    fire('pagehide', true);
    mine = ['Eleven cousins'];
    fire('pageshow', true);
    expect(reload).not.toHaveBeenCalled();
  });

  test('stays as it is if nothing has changed since it was left, and has the lock of its tab again', async () => {
    mine = ['Eleven cousins'];
    fire('pagehide', true);
    fire('pageshow', true);
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    expect(asked).toEqual(['draft-tab:one']);
  });

  test('stays if its fields hold a text that is stored nowhere', async () => {
    fire('pagehide', true);
    mine = [];
    losesText = true;
    fire('pageshow', true);
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    expect(asked).toEqual(['draft-tab:one']);
  });
});

test('a page that is shown for the first time is not loaded again', async () => {
  mine = ['Eleven cousins'];
  fire('pageshow', false);
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});
