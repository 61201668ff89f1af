import type { Faults } from './behavior';
import { readBody, seeOther, sendHtml, withFault, type Exchange } from './http';
import { page } from './page';
import type { Received } from './received';
import { STAND_IN } from './settings';

/** Answers `/subscribe/post` like Mailchimp's embedded form: only with pages and redirects. */
export function createNewsletterProvider(
  received: () => Received,
  faults: Faults,
): (exchange: Exchange) => Promise<void> {
  return async (exchange) => {
    const { request, url } = exchange;
    const refuse = (status: number, words: string): void =>
      sendHtml(exchange, status, page('Sign-up problem', `<h1>There are errors below</h1><p>${words}</p>`));

    if (request.method !== 'POST') return refuse(200, 'Please fill in the form on our site to sign up.');
    const { u, id } = STAND_IN.list;
    if (url.searchParams.get('u') !== u || url.searchParams.get('id') !== id) {
      return refuse(404, 'There is no such list.');
    }
    if (!(request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')) {
      return refuse(415, 'A form was expected.');
    }
    const fields = Object.fromEntries(new URLSearchParams(await readBody(request)));
    const email = fields['EMAIL'] ?? '';
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return refuse(400, 'Please enter a value that is an email address.');
    if ((fields[`b_${u}_${id}`] ?? '') !== '') return refuse(400, 'This does not look like a person.');

    const asked = faults.next('newsletter');
    const fault = asked === 'ok' ? faults.forAddress(email, 'newsletter', `newsletter ${email}`) : asked;
    received().signupCalls.push({ at: new Date().toISOString(), email: email.toLowerCase(), fault });
    await withFault(exchange, fault, faults.held, {
      accept: () => signUp(received(), email, fields),
      answer: () => seeOther(exchange, '/subscribe/thanks'),
    });
  };
}

/** Adds an address to the list, where it stays one entry however often it signs up. */
function signUp({ signups }: Received, email: string, fields: Record<string, string>): void {
  const known = signups.find((signup) => signup.email === email.toLowerCase());
  if (known !== undefined) known.times += 1;
  else signups.push({ at: new Date().toISOString(), email: email.toLowerCase(), fields, times: 1 });
}

/** Sends the page to which the real provider redirects at the end. */
export function sendThanks(exchange: Exchange): void {
  sendHtml(
    exchange,
    200,
    page(
      'Almost finished',
      '<h1>Almost finished...</h1><p>We need to confirm your email address. (This is the stand-in newsletter: nothing was sent.)</p>',
    ),
  );
}
