import { expect, it, vi } from 'vitest';
import { subscribe } from './subscribe';

const ada = { email: 'ada@mail.example\n', firstName: 'Ada\u202e', lastName: '' };
const url = 'https://acct.us21.list-manage.com/subscribe/post?u=u1&id=i1&f_id=f1';
const accepting = () => vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.error()));

it('posts the form the provider expects, and takes an opaque answer for a yes', async () => {
  const fetch = accepting();
  const answer = await subscribe(ada, { fetch, list: { url, tags: '2962934' } });
  expect(answer).toMatchObject({ kind: 'ok' });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe(url);
  expect(init).toMatchObject({ method: 'POST', mode: 'no-cors', credentials: 'omit' });
  expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
    EMAIL: 'ada@mail.example',
    FNAME: 'Ada',
    LNAME: '',
    CONSENT: 'true',
    tags: '2962934',
    b_u1_i1: '',
  });
});

it('sends no tags where none are set', async () => {
  const fetch = accepting();
  await subscribe(ada, { fetch, list: { url, tags: '' } });
  const body = fetch.mock.calls[0]?.[1].body;
  expect([...new URLSearchParams(String(body)).keys()]).not.toContain('tags');
});

it('knows that nobody answered', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await subscribe(ada, { fetch, list: { url, tags: '' } })).toMatchObject({
    kind: 'no-answer',
  });
});

it('sends nothing where it has no address', async () => {
  const fetch = accepting();
  const answer = await subscribe(ada, { fetch, list: { url: '', tags: '' } });
  expect(answer).toMatchObject({ kind: 'permanent' });
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['https://demo.us1.list-manage.com', false],
  ['http://localhost:4902', true],
  ['https://list.example', true],
])('with demonstration ids, %s is written to: %s', async (origin, isWrittenTo) => {
  const fetch = accepting();
  const list = { url: `${origin}/subscribe/post?u=demo00&id=demo00`, tags: '' };
  const answer = await subscribe(ada, { fetch, list });
  expect(fetch).toHaveBeenCalledTimes(isWrittenTo ? 1 : 0);
  expect(answer.kind).toBe(isWrittenTo ? 'ok' : 'permanent');
});
