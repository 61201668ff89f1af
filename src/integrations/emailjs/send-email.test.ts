import { expect, it, vi } from 'vitest';
import { sendEmail } from './send-email';

const account = { origin: 'https://mail.example', publicKey: 'demo-key', service: 'service' };
const answering = (status: number, text = '') =>
  vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(text, { status })));

const isOnline = () => true;

function sent(fetch: ReturnType<typeof answering>): unknown {
  return JSON.parse(String(fetch.mock.calls[0]?.[1].body));
}

it("sends the same request as the provider's own client", async () => {
  const fetch = answering(200, 'OK');
  expect(await sendEmail('template', { name: 'Ada' }, { fetch, isOnline, account })).toEqual({
    kind: 'ok',
    status: 200,
    text: 'OK',
  });
  expect(fetch.mock.calls[0]?.[0]).toBe('https://mail.example/api/v1.0/email/send');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(sent(fetch)).toEqual({
    lib_version: '4.4.1',
    user_id: 'demo-key',
    service_id: 'service',
    template_id: 'template',
    template_params: { name: 'Ada' },
  });
});

it.each([
  [200, 'OK', 'ok'],
  [400, 'The Public Key is invalid', 'permanent'],
  [403, 'API calls are disabled', 'permanent'],
  [404, 'Account not found', 'retry'],
  [412, 'Gmail_API: Invalid grant', 'wait'],
  [413, 'Variables size limit', 'permanent'],
  [422, 'The recipients address is empty', 'permanent'],
  [402, 'The monthly quota is used up', 'wait'],
  [429, 'Too Many Requests', 'retry'],
  [500, '', 'retry'],
  [503, '', 'retry'],
])('%i %s is %s', async (status, text, kind) => {
  const answer = await sendEmail('template', {}, { fetch: answering(status, text), isOnline, account });
  expect(answer).toEqual({ kind, status, text });
});

it('reports a lost connection as no answer', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendEmail('template', {}, { fetch, isOnline, account })).toMatchObject({ kind: 'no-answer' });
});

it('uses the status of an answer when its text is lost', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) });
  const fetch = () => Promise.resolve(new Response(body, { status: 200 }));
  expect(await sendEmail('template', {}, { fetch, isOnline, account })).toMatchObject({ kind: 'ok' });
});

it('removes line breaks from everything that may become a mail header', async () => {
  const fetch = answering(200);
  await sendEmail(
    'template',
    { name: 'Ada\r\nBcc: all@x.example\u0000\u202e', message: 'one\r\ntwo\u0007\tthree' },
    { fetch, isOnline, account },
  );
  expect(sent(fetch)).toMatchObject({
    template_params: { name: 'Ada Bcc: all@x.example', message: 'one\ntwo\tthree' },
  });
});

it.each([
  ['https://api.emailjs.com', false],
  ['https://example.com', false],
  ['https://localhost.evil.com', false],
  ['https://mail.example', true],
  ['http://localhost:4901', true],
  ['http://127.0.0.1:4901', true],
])('with demonstration ids, %s is written to: %s', async (origin, isWrittenTo) => {
  const fetch = answering(200);
  const answer = await sendEmail('template', {}, { fetch, isOnline, account: { ...account, origin } });
  expect(fetch).toHaveBeenCalledTimes(isWrittenTo ? 1 : 0);
  if (isWrittenTo) return;
  expect(answer).toMatchObject({
    kind: 'permanent',
    text: 'This is a demonstration site: nothing was sent.',
  });
});

it('reports no answer without a connection, with demonstration ids too', async () => {
  const fetch = answering(200);
  const demonstration = { ...account, origin: 'https://api.emailjs.com' };
  expect(await sendEmail('template', {}, { fetch, isOnline: () => false, account: demonstration })).toMatchObject({
    kind: 'no-answer',
  });
  expect(fetch).not.toHaveBeenCalled();
});
