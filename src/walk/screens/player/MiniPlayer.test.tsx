import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Speech, SpeechState } from '../../voice/speech';
import { MiniPlayer } from './MiniPlayer';
import { WHY_SILENT } from './why-silent';

function playerAt(kind: SpeechState['kind']): string {
  const state: SpeechState = { kind, sentence: 1, sentences: 9, rate: 1 };
  const speech = { getSnapshot: () => state, getServerSnapshot: () => state, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <MiniPlayer
      stop={3}
      title="Title"
      href="#stop-3"
      speech={speech as unknown as Speech}
      goBack={() => undefined}
      note={() => undefined}
    />,
  );
}

it('says why the voice is silent, in a live region that is there before', () => {
  for (const kind of ['speaking', 'paused'] as const) expect(playerAt(kind)).toContain('<p role="status"></p>');
  expect(playerAt('interrupted')).toMatch(/<p role="status"[^>]*>The voice stopped at sentence 2\.</);
  for (const kind of ['failed', 'elsewhere'] as const)
    expect(playerAt(kind)).toMatch(new RegExp(`<p role="status"[^>]*>${WHY_SILENT[kind]}</p>`));
});
