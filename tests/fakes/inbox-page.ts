import { SENTINEL_ENDINGS, SENTINEL_ITEMS, SENTINELS } from './faults';
import { escapeHtml, page } from './page';
import type { Received, ReceivedEmail } from './received';

const REFRESH_SECONDS = 2;

const TEMPLATES: Readonly<Record<ReceivedEmail['template'], string>> = {
  reply: 'Auto-reply to the visitor',
  notify: 'Notification to the administrator',
  survey: 'Survey to the administrator',
};

/** The page rebuilds itself with data from the server, so text is escaped in one place only. */
const SCRIPT = `
const shown = () => document.querySelector('[data-revision]')?.dataset.revision;
setInterval(async () => {
  try {
    const { revision } = await (await fetch('/inbox.json')).json();
    if (String(revision) === shown()) return;
    const next = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
    document.querySelector('[data-revision]')?.replaceWith(next.querySelector('[data-revision]'));
  } catch {
    // The stand-ins were stopped; the next round may find them again.
  }
}, ${REFRESH_SECONDS * 1000});
`;

/** Returns the page with everything that has arrived, newest first, for a person who tries the site. */
export function inboxPage(received: Received, revision: number): string {
  const { emails, signups, bookings } = received;
  const arrived = [
    section('Emails', emails.map(emailCard)),
    section(
      'Newsletter sign-ups',
      signups.map(({ at, email, fields, times }) =>
        card('Sign-up', at, times > 1 ? `signed up ${times} times` : '', { ...fields, EMAIL: email }),
      ),
    ),
    section(
      'Bookings',
      bookings.map(({ at, item, flow }) => card('Booking', at, '', { item, flow })),
    ),
  ];
  return page(
    'Stand-in inbox',
    `<h1>Stand-in inbox</h1>
<p class="muted">What the site sent to its email, newsletter and booking providers. None of it left this computer.</p>
<form method="post" action="/inbox/clear"><button>Clear</button></form>
${faultTables()}
<div data-revision="${revision}">${arrived.join('\n')}</div>
<script>${SCRIPT}</script>`,
    `<noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}"></noscript>`,
  );
}

function section(title: string, cards: readonly string[]): string {
  const body = cards.length === 0 ? '<p class="muted">Nothing yet.</p>' : cards.toReversed().join('\n');
  return `<section><h2>${title} (${cards.length})</h2>${body}</section>`;
}

function emailCard({ at, template, fields }: ReceivedEmail): string {
  const double =
    (fields['possible_duplicate'] ?? '') !== '' && !/^(?:false|no)$/i.test(fields['possible_duplicate'] ?? '');
  return card(TEMPLATES[template], at, double ? 'possible duplicate' : '', fields);
}

function card(title: string, at: string, badge: string, fields: Record<string, string>): string {
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<article class="card">
<div class="head"><h3>${escapeHtml(title)}</h3><time class="muted" datetime="${at}">${at.slice(11, 19)} UTC</time>${
    badge === '' ? '' : `<span class="badge">${escapeHtml(badge)}</span>`
  }</div>
<dl>${rows.join('')}</dl>
</article>`;
}

function faultTables(): string {
  const row = (code: string, effect: string): string =>
    `<tr><td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(effect)}</td></tr>`;
  return `<details><summary>How to make a provider fail</summary>
<p>Use one of these email addresses in a form:</p>
<table>${SENTINELS.map(({ local, effect }) => row(`${local}@example.com`, effect)).join('')}</table>
<p>Endings:</p>
<table>${SENTINEL_ENDINGS.map(({ ending, effect }) => row(`fail-500${ending}@example.com`, effect)).join('')}</table>
<p>Booking items, such as /booking?itemId=999404:</p>
<table>${SENTINEL_ITEMS.map(({ item, effect }) => row(item, effect)).join('')}</table>
</details>`;
}
