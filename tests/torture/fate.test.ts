import { expect, test } from 'vitest';
import { fateOf, type PageEvents, type RunObservations } from './fate';

const KILLED_AT = 100_000;
const EVENTS: PageEvents = { lastChangeAt: KILLED_AT - 400, announcedAt: undefined, toldAt: undefined };
/** Nothing is left of the submission. The browser was killed 0.4 s after the last letter, 0.1 s after the press. */
const GONE: RunObservations = {
  kind: 'contact',
  kill: 'kill the browser',
  pressedAt: KILLED_AT - 100,
  killedAt: KILLED_AT,
  events: EVENTS,
  arrived: { times: 0, unmarked: 0 },
  stored: false,
  offered: false,
  refused: false,
};
const NOT_PROMISED = 'killed within a second, gone';
const events = (changes: Partial<PageEvents>): Partial<RunObservations> => ({ events: { ...EVENTS, ...changes } });
const arrived = (times: number, unmarked = times): Partial<RunObservations> => ({ arrived: { times, unmarked } });

test.each<[string, Partial<RunObservations>, string]>([
  ['killed within a second, nothing was announced', {}, NOT_PROMISED],
  ['a whole second', events({ lastChangeAt: KILLED_AT - 1_000 }), NOT_PROMISED],
  ['more than a second', events({ lastChangeAt: KILLED_AT - 1_001 }), 'lost'],
  ['it was announced', events({ announcedAt: KILLED_AT - 1 }), 'lost'],
  ['it was announced, and that was heard after the kill', events({ announcedAt: KILLED_AT + 1 }), 'lost'],
  ['the page had called it saved', events({ toldAt: KILLED_AT - 1 }), 'lost'],
  ['nobody heard when it was typed', events({ lastChangeAt: undefined }), 'lost'],
  ['it was typed after the kill: the clocks cannot be believed', events({ lastChangeAt: KILLED_AT + 1 }), 'lost'],
  ['nobody knows when it was killed', { killedAt: undefined }, 'lost'],
  ['nothing was killed', { kill: 'nothing', killedAt: undefined }, 'lost'],
  ['the worker alone was stopped', { kill: 'stop the worker' }, 'lost'],
  ['the tab was closed', { kill: 'close the tab' }, 'lost'],
  ['the tab crashed', { kill: 'crash the tab' }, 'lost'],
  ['a sign-up has no draft: the tab was closed', { kind: 'newsletter', kill: 'close the tab' }, NOT_PROMISED],
  ['a sign-up has no draft: the tab crashed', { kind: 'newsletter', kill: 'crash the tab' }, NOT_PROMISED],
  [
    'a sign-up that was typed long before, and killed within a second of the press',
    { kind: 'newsletter', ...events({ lastChangeAt: KILLED_AT - 5_000 }) },
    NOT_PROMISED,
  ],
  ['a sign-up, more than a second after the press', { kind: 'newsletter', pressedAt: KILLED_AT - 1_001 }, 'lost'],
  ['a sign-up that was announced', { kind: 'newsletter', ...events({ announcedAt: KILLED_AT - 1 }) }, 'lost'],
  ['a sign-up that was called saved', { kind: 'newsletter', ...events({ toldAt: KILLED_AT - 1 }) }, 'lost'],
  ['a sign-up under a worker that was stopped', { kind: 'newsletter', kill: 'stop the worker' }, 'lost'],
])('what is gone: %s', (_what, changes, fate) => {
  expect(fateOf({ ...GONE, ...changes })).toBe(fate);
});

test.each<[string, Partial<RunObservations>, string]>([
  ['it waits', { stored: true }, 'failed, shown'],
  ['it is offered', { offered: true }, 'still a draft'],
  ['it arrived', arrived(1), 'once'],
  ['it arrived, and was announced', { ...arrived(1), ...events({ announcedAt: KILLED_AT - 1 }) }, 'once'],
  ['it arrived and is offered', { ...arrived(1), offered: true }, 'sent, offered again'],
  ['it arrived, and its copy waits', { ...arrived(1), stored: true, offered: true }, 'once'],
  ['it arrived twice', arrived(2), 'doubled in silence'],
  ['it arrived twice, one is marked', arrived(2, 1), 'doubled, marked'],
  ['the list refused it', { kind: 'newsletter', refused: true, ...events({ toldAt: 1 }) }, 'refused, unread'],
  ['the list refused it, and it waits', { kind: 'newsletter', refused: true, stored: true }, 'failed, shown'],
])('what is not gone: %s', (_what, changes, fate) => {
  expect(fateOf({ ...GONE, ...changes })).toBe(fate);
});
