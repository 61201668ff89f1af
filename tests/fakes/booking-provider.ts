import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults, ScriptBehavior } from './behavior';
import { SLOW_MS } from './faults';
import { seeOther, sendHtml, sendText, type Exchange } from './http';
import { escapeHtml, page } from './page';
import type { Received } from './received';
import { STAND_IN } from './settings';

const ITEMS: Readonly<Record<string, string>> = {
  '562630': 'Brooklyn Heights',
  '577800': 'Financial District',
  '604533': 'Lower East Side',
  '562633': 'Private tours and gift cards',
};

const SCRIPT = readFileSync(new URL('booking-script.js', import.meta.url), 'utf8');
const BOOK_PAGE = /^\/embeds\/book\/([^/]+)\/items\/(\d+)\/calendar\/(booked\/)?$/;
const CALENDAR = /^\/embeds\/calendar\/([^/]+)\/$/;

/** Answers everything under `/embeds/` that a site of a FareHarbor customer needs. */
export function createBookingProvider(received: () => Received, faults: Faults): (exchange: Exchange) => Promise<void> {
  const mayAnswer = async (exchange: Exchange, behavior: ScriptBehavior): Promise<boolean> => {
    if (behavior === 'hang') return false;
    if (behavior === 'slow') await sleep(SLOW_MS, undefined, { ref: false });
    if (behavior === 'hold') await faults.held();
    if (behavior === '404') sendNotFound(exchange);
    return behavior !== '404';
  };

  return async (exchange) => {
    const { request, response, url } = exchange;
    if (url.pathname === '/embeds/api/v1/') {
      if (!(await mayAnswer(exchange, faults.script()))) return;
      response
        .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(SCRIPT);
      return;
    }

    const [, company, item, booked] = BOOK_PAGE.exec(url.pathname) ?? [];
    const calendarOf = CALENDAR.exec(url.pathname)?.[1];
    const flow = url.searchParams.get('flow') ?? '';
    const shown = item ?? url.searchParams.get('items') ?? '';
    if ((company ?? calendarOf) !== STAND_IN.company || shown === '999404') return sendNotFound(exchange);
    if (shown === '999408' || !(await mayAnswer(exchange, faults.pages()))) return;

    if (item === undefined) {
      const items = shown === '' ? Object.keys(ITEMS) : shown.split(',');
      sendHtml(exchange, 200, calendarPage(items, flow));
    } else if (request.method === 'POST') {
      received().bookings.push({ at: new Date().toISOString(), item, flow });
      seeOther(exchange, `${bookAddress(item)}booked/`);
    } else if (booked !== undefined) {
      sendHtml(
        exchange,
        200,
        page('Booked', `<h1>Booked</h1><p>${escapeHtml(nameOf(item))}, at the stand-in provider.</p>`),
      );
    } else {
      sendHtml(exchange, 200, bookPage(item, flow));
    }
  };
}

const nameOf = (item: string): string => ITEMS[item] ?? `Item ${item}`;
const bookAddress = (item: string): string => `/embeds/book/${STAND_IN.company}/items/${item}/calendar/`;

function bookForm(item: string, flow: string): string {
  const action = escapeHtml(`${bookAddress(item)}?flow=${encodeURIComponent(flow)}`);
  return `<form method="post" action="${action}"><button>Book ${escapeHtml(nameOf(item))}</button></form>`;
}

function bookPage(item: string, flow: string): string {
  return page(
    `${nameOf(item)}: booking calendar`,
    `<h1>${escapeHtml(nameOf(item))}</h1>
<p>The stand-in booking provider. Item <code>${item}</code>, flow <code>${escapeHtml(flow)}</code>.</p>
${bookForm(item, flow)}`,
  );
}

function calendarPage(items: readonly string[], flow: string): string {
  const rows = items.map(
    (item) => `<div class="card"><h2>${escapeHtml(nameOf(item))}</h2>${bookForm(item, flow)}</div>`,
  );
  return page(
    'Booking calendar',
    `<h1>Booking calendar</h1>
<p>The stand-in booking provider. Flow <code>${escapeHtml(flow)}</code>.</p>
${rows.join('\n')}`,
  );
}

function sendNotFound(exchange: Exchange): void {
  if (exchange.url.pathname === '/embeds/api/v1/') sendText(exchange, 404, 'Not found');
  else
    sendHtml(
      exchange,
      404,
      page('Not found', '<h1>Not found</h1><p>The stand-in booking provider knows no such page.</p>'),
    );
}
