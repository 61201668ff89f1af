import { once } from 'node:events';
import { connect } from 'node:net';
import { createContext, runInContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkSettings } from '../../tools/site/settings';
import { startProviders, type RunningProviders } from './providers';
import { STAND_IN, standInSettings } from './settings';

let providers: RunningProviders;
let clock = 0;

beforeAll(async () => {
  providers = await startProviders({ now: () => clock });
});
afterEach(async () => {
  await providers.up();
  providers.clear();
});
afterAll(() => providers.close());

type Template = keyof typeof STAND_IN.templates;

/** Sends a message as the site does, two seconds after the call before. */
function send(template: Template, params: Record<string, string>, changes: object = {}): Promise<Response> {
  clock += 2_000;
  return fetch(`${providers.url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:4173' },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: STAND_IN.publicKey,
      service_id: STAND_IN.service,
      template_id: STAND_IN.templates[template],
      template_params: params,
      ...changes,
    }),
  });
}

const listAddress = (): string => standInSettings(providers.url, '')['VITE_NEWSLETTER_URL'] ?? '';
const subscribe = (fields: Record<string, string>, address = listAddress()): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('settings', () => {
  it('are complete and valid, and none is a demonstration id', () => {
    const settings = standInSettings('http://localhost:4174', 'http://localhost:4173');
    expect(checkSettings(settings)).toEqual(settings);
    expect(Object.values(settings).filter((value) => value.startsWith('demo'))).toEqual([]);
  });
});

describe('email', () => {
  const ada = { name: 'Ada', email: 'ada@example.com', message: 'Hello', submission_id: 's1' };

  it('accepts what the site sends', async () => {
    const answer = await send('reply', ada);
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4173');
    await send('notify', ada);
    expect(providers.received().emails).toMatchObject([
      { template: 'reply', fields: ada },
      { template: 'notify', fields: ada },
    ]);
  });

  it('answers the browser’s preflight', async () => {
    const answer = await fetch(`${providers.url}/api/v1.0/email/send`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toBe('Content-Type');
  });

  it.each([
    [{ user_id: '' }, 400, 'The user_id parameter is required'],
    [
      { user_id: 'other' },
      400,
      'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
    ],
    [
      { service_id: 'other' },
      400,
      'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
    ],
    [
      { template_id: 'other' },
      400,
      'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
    ],
    [{ template_params: { message: 'x'.repeat(50_001) } }, 413, 'Variables size limit, maximum allowed 50Kb'],
  ])('refuses %j', async (changes, status, words) => {
    const answer = await send('reply', ada, changes);
    expect([answer.status, await answer.text()]).toEqual([status, words]);
    expect(providers.received()).toMatchObject({ emails: [], emailCalls: [{ status }] });
  });

  it('takes one call a second, and a refused one does not count', async () => {
    await send('reply', ada);
    clock += 900 - 2_000;
    expect((await send('notify', ada)).status).toBe(429);
    clock += 60 - 2_000;
    expect((await send('notify', ada)).status).toBe(200);
    clock -= 2_000;
    providers.clear();
    expect((await send('notify', ada)).status).toBe(200);
  });

  it.each([400, 403, 404, 412, 413, 422, 429, 500, 503])('refuses fail-%d@ with that status', async (status) => {
    const answer = await send('reply', { ...ada, email: `Fail-${status}+a@example.com` });
    expect(answer.status).toBe(status);
    expect((await answer.text()).length).toBeGreaterThan(5);
    expect(providers.received().emails).toEqual([]);
  });

  it('fails only the administrator’s call for -notify', async () => {
    const params = { ...ada, email: 'fail-500-notify@example.com' };
    expect((await send('reply', params)).status).toBe(200);
    expect((await send('notify', params)).status).toBe(500);
    expect((await send('notify', params)).status).toBe(500);
  });

  it('fails only once for each submission for -once', async () => {
    const first = { ...ada, email: 'fail-500-notify-once@example.com' };
    expect((await send('notify', first)).status).toBe(500);
    expect((await send('notify', first)).status).toBe(200);
    expect((await send('notify', { ...first, submission_id: 's2' })).status).toBe(500);
  });

  it('can accept a message and lose the answer, or lose both', async () => {
    await expect(send('reply', { ...ada, email: 'drop@example.com' })).rejects.toThrow('fetch failed');
    expect(providers.received().emails).toHaveLength(1);
    await expect(send('reply', { ...ada, email: 'lost@example.com' })).rejects.toThrow('fetch failed');
    expect(providers.received().emails).toHaveLength(1);
    expect(providers.received().emailCalls.map(({ status }) => status)).toEqual([0, 0]);
  });

  it('fails as a test asks: a list call by call, one value until further notice', async () => {
    providers.behave({ email: [503, 'ok', 'drop'] });
    expect((await send('reply', ada)).status).toBe(503);
    expect((await send('reply', ada)).status).toBe(200);
    await expect(send('reply', ada)).rejects.toThrow('fetch failed');
    expect((await send('reply', ada)).status).toBe(200);
    providers.behave({ email: 412 });
    expect((await send('reply', ada)).status).toBe(412);
    expect((await send('reply', ada)).status).toBe(412);
    providers.clear();
    expect((await send('reply', ada)).status).toBe(200);
  });

  it('holds an answer back until it is released', async () => {
    providers.behave({ email: ['hold'] });
    let answered = false;
    const answer = send('reply', ada).then((response) => {
      answered = true;
      return response.status;
    });
    await expect.poll(() => providers.received().emails.length).toBe(1);
    expect(answered).toBe(false);
    providers.release();
    expect(await answer).toBe(200);
  });

  it('never answers a hanging call, and stops all the same', async () => {
    const others = await startProviders();
    others.behave({ email: 'hang' });
    const call = fetch(`${others.url}/api/v1.0/email/send`, {
      method: 'POST',
      body: JSON.stringify({
        user_id: STAND_IN.publicKey,
        service_id: STAND_IN.service,
        template_id: STAND_IN.templates.reply,
      }),
    }).catch((error: unknown) => String(error));
    await expect.poll(() => others.received().emailCalls.length).toBe(1);
    expect(others.received().emails).toEqual([]);
    await others.close();
    expect(await call).toContain('fetch failed');
  });
});

describe('newsletter', () => {
  const form = { EMAIL: 'Ada@example.com', FNAME: 'Ada', CONSENT: 'true' };

  it('answers a sign-up with a redirect to its thanks', async () => {
    const answer = await subscribe(form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/subscribe/thanks']);
    expect((await fetch(`${providers.url}/subscribe/thanks`)).status).toBe(200);
    await subscribe({ ...form, EMAIL: 'ada@example.com' });
    expect(providers.received().signups).toMatchObject([{ email: 'ada@example.com', times: 2, fields: form }]);
  });

  it('refuses another list, no address, and a filled honeypot', async () => {
    const { u, id } = STAND_IN.list;
    expect((await subscribe(form, `${providers.url}/subscribe/post?u=${u}&amp;id=${id}`)).status).toBe(404);
    expect((await subscribe({ ...form, EMAIL: '' })).status).toBe(400);
    expect((await subscribe({ ...form, [`b_${u}_${id}`]: 'bot' })).status).toBe(400);
    expect((await fetch(listAddress(), { method: 'POST', body: '{}' })).status).toBe(415);
    expect(await (await fetch(listAddress())).text()).toContain('There are errors below');
    expect(providers.received().signups).toEqual([]);
  });

  it('loses answers for the same addresses as the mail service, and fails as a test has told it', async () => {
    await expect(subscribe({ EMAIL: 'drop@example.com' })).rejects.toThrow('fetch failed');
    expect(providers.received().signups).toHaveLength(1);
    providers.behave({ newsletter: [500] });
    expect((await subscribe(form)).status).toBe(500);
    expect((await subscribe(form)).status).toBe(303);
  });
});

describe('booking', () => {
  const bookPage = (item: string, company: string = STAND_IN.company): string =>
    `${providers.url}/embeds/book/${company}/items/${item}/calendar/?flow=1219724&full-items=yes`;
  const calendar = (query: string): string => `${providers.url}/embeds/calendar/${STAND_IN.company}/?${query}`;

  it('shows the item and takes a booking', async () => {
    const text = await (await fetch(bookPage('562630'))).text();
    expect(text).toContain('Brooklyn Heights');
    const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
    const answer = await fetch(providers.url + action, { method: 'POST' });
    expect(await answer.text()).toContain('Booked');
    expect(providers.received().bookings).toMatchObject([{ item: '562630', flow: '1219724' }]);
  });

  it('shows all tours or one in the calendar', async () => {
    expect(await (await fetch(calendar('flow=1'))).text()).toMatch(/Brooklyn Heights[^]*Financial District/);
    const one = await (await fetch(calendar('flow=1&items=577800'))).text();
    expect(one).toContain('Financial District');
    expect(one).not.toContain('Brooklyn Heights');
  });

  it('escapes what comes in an address', async () => {
    const text = await (await fetch(calendar('flow=%22%3E%3Cb%3E&items=%3Ci%3E'))).text();
    expect(text).not.toMatch(/<[bi]>/);
  });

  it('has faults of its own', async () => {
    expect((await fetch(bookPage('999404'))).status).toBe(404);
    expect((await fetch(calendar('items=999404'))).status).toBe(404);
    expect((await fetch(bookPage('562630', 'nobody'))).status).toBe(404);
    providers.behave({ script: '404', pages: '404' });
    expect((await fetch(`${providers.url}/embeds/api/v1/?autolightframe=yes`)).status).toBe(404);
    expect((await fetch(bookPage('562630'))).status).toBe(404);
  });

  it('serves a script that offers FH.open and FH.close', async () => {
    const answer = await fetch(`${providers.url}/embeds/api/v1/?autolightframe=yes`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    const listened: string[] = [];
    const page = createContext({
      URL,
      document: {
        currentScript: { src: answer.url },
        addEventListener: (type: string) => listened.push(type),
      },
    });
    runInContext('globalThis.window = globalThis', page);
    runInContext(await answer.text(), page);
    expect(runInContext('[typeof FH.open, typeof FH.close, __lightframeOpenings].join()', page)).toBe(
      'function,function,0',
    );
    expect(() => runInContext('FH.open({ shortname: "cats", view: { item: 999404 } })', page)).toThrow('destination');
    expect(listened).toEqual(['click']);
  });
});

describe('inbox', () => {
  it('shows everything, newest first, and escapes it', async () => {
    const params = { name: '<img src=x onerror=alert(1)>', email: 'ada@example.com', submission_id: 's1' };
    await send('reply', params);
    await send('notify', { ...params, possible_duplicate: 'true', name: 'Second' });
    await subscribe({ EMAIL: '"><script>@example.com' });
    const text = await (await fetch(`${providers.url}/`)).text();
    expect(text).toContain('possible duplicate');
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('onerror=alert(1)'));
    expect(text).not.toContain('<img');
    expect(text.match(/<script>/g)).toHaveLength(1);
  });

  it('tells its own script when something changed, and can be cleared', async () => {
    const revision = async (): Promise<string | undefined> =>
      /"revision":(\d+)/.exec(await (await fetch(`${providers.url}/inbox.json`)).text())?.[1];
    const seen = [await revision()];
    await send('reply', { email: 'ada@example.com' });
    seen.push(await revision());
    await fetch(`${providers.url}/inbox/clear`, { method: 'POST' });
    seen.push(await revision());
    expect(new Set(seen).size).toBe(3);
    expect(providers.received().emails).toEqual([]);
  });
});

describe('the line', () => {
  it('can be cut and mended', async () => {
    await providers.down();
    await expect(send('reply', { email: 'ada@example.com' })).rejects.toThrow('fetch failed');
    await providers.up();
    expect((await send('reply', { email: 'ada@example.com' })).status).toBe(200);
  });

  it('survives a malformed request', async () => {
    const socket = connect(Number(new URL(providers.url).port), 'localhost');
    socket.end('GET http://[/ HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket.resume(), 'close');
    expect((await fetch(`${providers.url}/inbox.json`)).status).toBe(200);
  });
});
