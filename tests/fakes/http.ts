import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal, refusalText, SLOW_MS, type Fault } from './faults';

/** One request to the stand-ins and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

export const readBody = (request: IncomingMessage): Promise<string> => text(request);

export function sendText({ response }: Exchange, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(body);
}

export function sendHtml({ response }: Exchange, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html);
}

/** Sends a 303, after which the browser requests the new address by GET. */
export function seeOther({ response }: Exchange, location: string): void {
  response.writeHead(303, { Location: location }).end();
}

/**
 * Answers a request with the given fault.
 *
 * @param accept stores the message
 * @param answer sends the answer of a success
 */
export async function withFault(
  exchange: Exchange,
  fault: Fault,
  held: () => Promise<void>,
  { accept, answer }: { accept: () => void; answer: () => void },
): Promise<void> {
  if (isRefusal(fault)) return sendText(exchange, fault, refusalText(fault));
  if (fault === 'hang') return;
  if (fault !== 'lost') accept();
  if (fault === 'drop' || fault === 'lost') {
    exchange.request.socket.destroy();
    return;
  }
  if (fault === 'slow') await sleep(SLOW_MS, undefined, { ref: false });
  if (fault === 'hold') await held();
  answer();
}
