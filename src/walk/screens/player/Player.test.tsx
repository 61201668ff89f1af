import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SpeechState } from '../../voice/speech';
import { Player, type Listening } from './Player';
import { textId } from './spoken';

function playerAt(kind: SpeechState['kind'], isOfScreen = true): string {
  const listening: Listening = {
    label: 'Listen',
    isOn: false,
    press() {},
    state: { kind, sentence: 1, sentences: 9, rate: 1 },
    isOfScreen,
    missing: undefined,
    skip() {},
    readOnArrival() {},
  };
  return renderToStaticMarkup(<Player listening={listening} onVoice={() => undefined} />);
}

it('the live region is there before a text, and empty', () => {
  for (const kind of ['silent', 'speaking', 'paused', 'ended'] as const)
    expect(playerAt(kind)).toContain('<p role="status"></p>');
  for (const isOfScreen of [true, false]) {
    expect(playerAt('failed', isOfScreen)).toMatch(/<p role="status">The voice did not speak\./);
    expect(playerAt('failed', isOfScreen)).not.toContain('aria-label="Voice"');
  }
});

it('the buttons are there for the text of the screen only, and not for a sample', () => {
  expect(playerAt('speaking')).toContain('aria-label="Voice"');
  expect(playerAt('paused')).toContain('2 of 9');
  expect(playerAt('speaking', false)).not.toContain('<button');
  expect(playerAt('paused', false)).not.toContain('aria-label="Voice"');
  expect(playerAt('interrupted', false)).toContain('<p role="status"></p>');
});

it('the name of the speed begins with what the button shows, so that it can be pressed by voice', () => {
  expect(playerAt('speaking')).toMatch(/aria-label="1×, speed\. Change to 1\.2">1×</);
});

it('the text of every screen of every walk has an id of its own', () => {
  const ids = ['brooklyn-heights', 'lower-east-side'].flatMap((slug) => [
    textId(slug, { kind: 'cover' }),
    textId(slug, { kind: 'way', stop: 1 }),
    textId(slug, { kind: 'stop', stop: 1 }),
    textId(slug, { kind: 'stop', stop: 11 }),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});
