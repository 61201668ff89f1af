import type { Faults } from './behavior';
import { isRefusal, type Fault } from './faults';
import { readBody, sendText, withFault, type Exchange } from './http';
import type { Received, ReceivedEmail } from './received';
import { STAND_IN } from './settings';

/**
 * The shortest time between two calls in milliseconds. The real provider accepts one call a second;
 * this is a little less, because two clocks never agree exactly.
 */
const MIN_GAP_MS = 950;
/** The limit for all variables together; its message is the one of the real provider. */
const MAX_VARIABLES_BYTES = 50_000;

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

interface SendRequest {
  user_id?: unknown;
  service_id?: unknown;
  template_id?: unknown;
  template_params?: unknown;
}

interface EmailProvider {
  handle: (exchange: Exchange) => Promise<void>;
  /** Forgets the time of the last call, so that one test does not delay the next. */
  forgetLastCall: () => void;
}

/** Answers `POST /api/v1.0/email/send` as EmailJS does. */
export function createEmailProvider(
  received: () => Received,
  faults: Faults,
  { now, rateLimit }: { now: () => number; rateLimit: boolean },
): EmailProvider {
  let lastCallAt = Number.NEGATIVE_INFINITY;

  const handle = async (exchange: Exchange): Promise<void> => {
    const { request, response } = exchange;
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Vary', 'Origin');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      response.setHeader('Access-Control-Max-Age', '600');
      response.writeHead(204).end();
      return;
    }
    if (request.method !== 'POST') return sendText(exchange, 405, 'Method Not Allowed');

    const message = parse(await readBody(request));
    const template = templateName(message.template_id);
    const fields = textFields(message.template_params);
    const submissionId = fields['submission_id'] ?? '';
    const log = (status: number): void => {
      received().emailCalls.push({ at: new Date().toISOString(), template: template ?? '', submissionId, status });
    };
    const refuse = (status: number, words: string): void => {
      log(status);
      sendText(exchange, status, words);
    };

    const calledAt = now();
    if (rateLimit && calledAt - lastCallAt < MIN_GAP_MS) return refuse(429, 'Too Many Requests');
    lastCallAt = calledAt;
    const problem = problemWith(message);
    if (problem !== undefined || template === undefined) return refuse(400, problem ?? NO_TEMPLATE);
    if (Buffer.byteLength(JSON.stringify(fields)) > MAX_VARIABLES_BYTES) {
      return refuse(413, 'Variables size limit, maximum allowed 50Kb');
    }

    const email = fields['email'] ?? '';
    const asked = faults.next('email');
    const fault = asked === 'ok' ? faults.forAddress(email, template, `${template} ${submissionId || email}`) : asked;
    log(statusOf(fault));
    await withFault(exchange, fault, faults.held, {
      accept: () => {
        const accepted: ReceivedEmail = { at: new Date().toISOString(), template, fields };
        received().emails.push(accepted);
        exchange.response.once('finish', () => (accepted.answeredAt = new Date().toISOString()));
      },
      answer: () => sendText(exchange, 200, 'OK'),
    });
  };
  const forgetLastCall = (): void => {
    lastCallAt = Number.NEGATIVE_INFINITY;
  };
  return { handle, forgetLastCall };
}

const NO_TEMPLATE = `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`;

/** Returns the real provider's message for a missing or unknown value. */
function problemWith({ user_id: key, service_id: service, template_id: template }: SendRequest): string | undefined {
  if (!key) return 'The user_id parameter is required';
  if (!service) return 'The service_id parameter is required';
  if (!template) return 'The template_id parameter is required';
  if (key !== STAND_IN.publicKey) return `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`;
  if (service !== STAND_IN.service) return `The service ID not found. To find this ID, visit ${DASHBOARD}`;
  return templateName(template) === undefined ? NO_TEMPLATE : undefined;
}

function templateName(id: unknown): ReceivedEmail['template'] | undefined {
  const { reply, notify, survey } = STAND_IN.templates;
  return id === reply ? 'reply' : id === notify ? 'notify' : id === survey ? 'survey' : undefined;
}

function parse(body: string): SendRequest {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // The body is not JSON, so every key is missing and the answer says so.
  }
}

function textFields(params: unknown): Record<string, string> {
  if (typeof params !== 'object' || params === null) return {};
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

function statusOf(fault: Fault): number {
  if (isRefusal(fault)) return fault;
  return fault === 'drop' || fault === 'lost' || fault === 'hang' ? 0 : 200;
}
