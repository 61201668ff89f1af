import { createElement, type FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TICKED } from '../../shared/ticked';
import type { SignUpOutcome } from './sign-up';
import { loadSignUpDraft } from './sign-up-draft';
import { useNewsletterForm } from './use-newsletter-form';

const { signUp } = vi.hoisted(() => ({ signUp: vi.fn<() => Promise<SignUpOutcome>>() }));
vi.mock('./sign-up', () => ({
  mailingList: { href: 'https://list.example', honeypot: 'b_', demonstration: false },
  signUp,
}));
vi.mock('../../shared/online', () => ({ isOnline: () => true }));

class Field {
  constructor(
    readonly type: string,
    public value: string,
    public checked = false,
  ) {}
}
const VALUES = { FNAME: 'Rosa', LNAME: '', EMAIL: 'rosa@example.com', CONSENT: TICKED };
const fields = new Map([
  ['FNAME', new Field('text', VALUES.FNAME)],
  ['LNAME', new Field('text', VALUES.LNAME)],
  // The address was copied with a character that nobody can see.
  ['EMAIL', new Field('email', `${VALUES.EMAIL}\u200B`)],
  ['CONSENT', new Field('checkbox', 'true', true)],
]);
const form = { elements: { namedItem: (name: string) => fields.get(name) ?? null } } as unknown as HTMLFormElement;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('HTMLInputElement', Field);
  for (const other of ['HTMLSelectElement', 'HTMLTextAreaElement', 'RadioNodeList']) vi.stubGlobal(other, EventTarget);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

type Hook = ReturnType<typeof useNewsletterForm>;

function Form({ tell }: { tell: (hook: Hook) => void }) {
  tell(useNewsletterForm());
  return null;
}

/** Renders the hook once, as for the built HTML: its state stays that of the first render. */
function renderHook(): Hook {
  const tell = vi.fn<(hook: Hook) => void>();
  renderToString(createElement(Form, { tell }));
  const [[hook] = []] = tell.mock.calls;
  if (hook === undefined) throw new Error('The form was not rendered');
  hook.element.current = form;
  return hook;
}

it('a sign-up that failed from here is no longer said to be in a new tab after a reload', async () => {
  const hook = renderHook();
  hook.onSubmit({ currentTarget: form } as FormEvent<HTMLFormElement>);
  expect(loadSignUpDraft()).toEqual({ values: VALUES, isOpened: true });
  signUp.mockResolvedValue({ outcome: 'failed', message: 'Nothing was sent.' });
  hook.sendFromHere();
  await new Promise((resolve) => setImmediate(resolve));
  expect(signUp).toHaveBeenCalledOnce();
  expect(loadSignUpDraft()).toEqual({ values: VALUES, isOpened: false });
});
