import { expect, test } from 'vitest';
import { fateOf, type Copy, type PageEvents, type RunObservations, type Told } from './fate';

const KILLED_AT = 100_000;
const EVENTS: PageEvents = {
  lastChangeAt: KILLED_AT - 400,
  pressedAt: undefined,
  announcedAt: undefined,
  told: [],
};
/** Nothing is left of the submission. The browser was killed 0.4 s after the last letter, 0.1 s after the press. */
const GONE: RunObservations = {
  kind: 'contact',
  kill: 'kill the browser',
  words: 'A letter.',
  pressedAt: KILLED_AT - 100,
  killedAt: KILLED_AT,
  interruptions: [{ from: KILLED_AT - 50, until: KILLED_AT }],
  events: EVENTS,
  copies: [],
  stored: undefined,
  offered: false,
  refused: false,
};
const NOT_PROMISED = 'killed within a second, gone';
const events = (changes: Partial<PageEvents>): Partial<RunObservations> => ({ events: { ...EVENTS, ...changes } });
const told = (as: Told['as'], at: number = KILLED_AT - 1): Partial<RunObservations> => events({ told: [{ as, at }] });
const copy = (changes: Partial<Copy> = {}): Copy => ({
  at: KILLED_AT - 60,
  mail: 'message',
  words: 'A letter.',
  isMarked: false,
  answeredAt: undefined,
  ...changes,
});
const arrived = (...copies: readonly Partial<Copy>[]): Partial<RunObservations> => ({ copies: copies.map(copy) });
const marked = { at: KILLED_AT + 9_000, isMarked: true };
const reply = { mail: 'reply', words: '' };

test.each<[string, Partial<RunObservations>, string]>([
  ['killed within a second, nothing was announced', {}, NOT_PROMISED],
  ['a whole second', events({ lastChangeAt: KILLED_AT - 1_000 }), NOT_PROMISED],
  ['more than a second', events({ lastChangeAt: KILLED_AT - 1_001 }), 'lost'],
  ['it was announced', events({ announcedAt: KILLED_AT - 1 }), 'lost'],
  ['it was announced, and that was heard after the kill', events({ announcedAt: KILLED_AT + 1 }), 'lost'],
  ['the page had called it saved', told('saved'), 'lost'],
  ['the page had called it sent', told('sent'), 'lost'],
  ['the page had called it refused', told('failed'), 'lost'],
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
  [
    'a sign-up on a busy machine, whose press the browser noted within a second of the kill',
    { kind: 'newsletter', pressedAt: KILLED_AT - 1_200, ...events({ pressedAt: KILLED_AT - 30 }) },
    NOT_PROMISED,
  ],
  [
    'a sign-up whose press the browser noted more than a second before the kill',
    { kind: 'newsletter', pressedAt: KILLED_AT - 1_200, ...events({ pressedAt: KILLED_AT - 1_100 }) },
    'lost',
  ],
  ['a sign-up that was announced', { kind: 'newsletter', ...events({ announcedAt: KILLED_AT - 1 }) }, 'lost'],
  ['a sign-up that was called saved', { kind: 'newsletter', ...told('saved') }, 'lost'],
  ['a sign-up under a worker that was stopped', { kind: 'newsletter', kill: 'stop the worker' }, 'lost'],
])('what is gone: %s', (_what, changes, fate) => {
  expect(fateOf({ ...GONE, ...changes }).fate).toBe(fate);
});

test.each<[string, Partial<RunObservations>, string]>([
  ['it was refused', { stored: 'failed' }, 'failed, shown'],
  ['it is offered', { offered: true }, 'still a draft'],
  ['it arrived', arrived({}), 'once'],
  ['it arrived with its auto-reply', arrived(reply, {}), 'once'],
  ['only the auto-reply arrived, and it is stored', { ...arrived(reply), stored: 'failed' }, 'failed, shown'],
  ['it arrived, and was announced', { ...arrived({}), ...events({ announcedAt: KILLED_AT - 1 }) }, 'once'],
  ['it arrived, and was called sent', { ...arrived({}), ...told('sent') }, 'once'],
  ['it arrived and was called sent at once', { ...arrived({}), ...told('sent', KILLED_AT - 60) }, 'once'],
  ['it arrived and is offered', { ...arrived({}), offered: true }, 'sent, offered again'],
  ['it arrived, and its copy was refused', { ...arrived({}), stored: 'failed', offered: true }, 'once'],
  ['it arrived twice', arrived({}, { at: marked.at }), 'doubled in silence'],
  ['its auto-reply arrived twice', arrived(reply, {}, { ...reply, at: marked.at }), 'doubled in silence'],
  ['it arrived twice, one is marked', arrived({}, marked), 'doubled, marked'],
  [
    'it arrived twice, and the first answer left shortly before the kill',
    arrived({ answeredAt: KILLED_AT - 55 }, marked),
    'doubled, marked',
  ],
  [
    'it arrived twice, and the first answer left after the kill',
    arrived({ at: KILLED_AT - 20, answeredAt: KILLED_AT + 300 }, marked),
    'doubled, marked',
  ],
  [
    'it arrived twice, and the first call was on its way at the kill',
    arrived({ at: KILLED_AT + 1, answeredAt: KILLED_AT + 2 }, marked),
    'doubled, marked',
  ],
  ['the list refused it', { kind: 'newsletter', refused: true, ...told('sent') }, 'refused, unread'],
  ['the list refused it, and it waits', { kind: 'newsletter', refused: true, stored: 'failed' }, 'failed, shown'],
])('what is not gone: %s', (_what, changes, fate) => {
  expect(fateOf({ ...GONE, ...changes }).fate).toBe(fate);
});

const UNDISTURBED = { kill: 'nothing', killedAt: undefined, interruptions: [] } as const;

test.each<[string, Partial<RunObservations>, string]>([
  [
    'it was called sent before it arrived',
    { ...arrived({}), ...told('sent', KILLED_AT - 61) },
    'called sent, never arrived',
  ],
  ['it was called sent, and is stored', { ...told('sent'), stored: 'failed' }, 'called sent, never arrived'],
  ['other words arrived', { ...arrived({ words: 'A let' }), ...told('sent') }, 'called sent, with other words'],
  ['it was called deleted', { ...told('removed'), offered: true }, 'called removed, by nobody'],
  ['it arrived, and still waits', { ...arrived({}), stored: 'waiting' }, 'sent, and still waiting'],
  [
    'it arrived after it was called refused',
    { ...arrived({}), ...told('failed', KILLED_AT - 61) },
    'called failed, and sent by itself',
  ],
  [
    'it arrived twice, though nothing disturbed the first answer',
    { ...UNDISTURBED, ...arrived({ answeredAt: KILLED_AT - 55 }, marked) },
    'sent twice, though every answer came',
  ],
  [
    'it arrived twice, though the first answer left long before the kill',
    arrived({ at: KILLED_AT - 9_001, answeredAt: KILLED_AT - 9_000 }, marked),
    'sent twice, though every answer came',
  ],
  [
    'it arrived twice long after the kill, though the first answer came',
    arrived({ at: KILLED_AT + 2_000, answeredAt: KILLED_AT + 2_001 }, marked),
    'sent twice, though every answer came',
  ],
])('what is otherwise wrong: %s', (_what, changes, breach) => {
  expect(fateOf({ ...GONE, ...changes })).toEqual({ fate: 'otherwise wrong', breaches: [breach] });
});
