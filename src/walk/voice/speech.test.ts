import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeClock, fakePage } from '../../../tests/setup/stand-ins/walk-fakes';
import type { Utterance } from './speaker';
import { createSpeech, speechDeps, type SpeechDeps } from './speech';

type Mode =
  | 'normal'
  | 'no events'
  | 'cut at 14 s'
  | 'late end after cancel'
  | 'synthesis-failed'
  | 'fails once'
  | 'drops after cancel';

const CHARS_A_SECOND = 14;
const VOICE = { name: 'Samantha', lang: 'en-US', localService: true, voiceURI: 'samantha', default: true };

interface Said extends Utterance {
  readonly text: string;
}

/** A synthesizer with one of the behaviors of browsers. */
function fakeSynthesis(clock: ReturnType<typeof fakeClock>, mode: Mode) {
  let queue: Said[] = [];
  let endCurrent = (): void => undefined;
  let isBusy = false;
  let cancelledAt = Number.NEGATIVE_INFINITY;
  let fails = mode === 'fails once' ? 1 : Number.POSITIVE_INFINITY;
  const said: { text: string; at: number; rate: number; volume: number; voice: string | undefined }[] = [];
  const send = (kind: 'onstart' | 'onend' | 'onerror', to: Said, error?: string): void => {
    (to[kind] as ((event: unknown) => void) | null)?.({ error });
  };

  function begin(): void {
    const next = queue[0];
    if (!next || isBusy) return;
    if (mode === 'synthesis-failed' || (mode === 'fails once' && next.volume > 0 && fails > 0)) {
      fails -= 1;
      queue.shift();
      clock.after(50, () => send('onerror', next, 'synthesis-failed'));
      return;
    }
    isBusy = true;
    const ms = (next.text.length / CHARS_A_SECOND / next.rate) * 1000;
    const stopStart = clock.after(30, () => {
      said.push({ text: next.text, at: clock.now(), rate: next.rate, volume: next.volume, voice: next.voice?.name });
      if (mode !== 'no events') send('onstart', next);
    });
    const isCut = mode === 'cut at 14 s' && ms > 14_000;
    const stopEnd = clock.after(30 + (isCut ? 14_000 : ms), () => {
      queue.shift();
      isBusy = false;
      if (mode !== 'no events' && !isCut) send('onend', next);
      begin();
    });
    endCurrent = () => {
      stopStart();
      stopEnd();
    };
  }

  return {
    said,
    /** The audible texts. */
    heard: () => said.filter(({ volume }) => volume > 0).map(({ text }) => text),
    get speaking() {
      return isBusy;
    },
    get pending() {
      return queue.length > 1;
    },
    speak: vi.fn((utterance: Utterance) => {
      if (mode === 'drops after cancel' && clock.now() - cancelledAt < 50) return;
      queue.push(utterance as Said);
      begin();
    }),
    cancel: vi.fn(() => {
      const gone = queue;
      queue = [];
      endCurrent();
      isBusy = false;
      cancelledAt = clock.now();
      for (const one of gone) {
        if (mode === 'late end after cancel') clock.after(100, () => send('onend', one));
        else clock.after(1, () => send('onerror', one, 'interrupted'));
      }
    }),
    /** Simulates that the system stops the voice with an event: another app, a call. */
    interrupt() {
      const [one] = queue;
      queue = [];
      endCurrent();
      isBusy = false;
      if (one) send('onerror', one, 'interrupted');
    },
    /** Simulates that the system stops the voice without an event. */
    silence() {
      queue = [];
      endCurrent();
      isBusy = false;
    },
  };
}

function stage(mode: Mode = 'normal', voices: object[] = [VOICE], more: Partial<SpeechDeps> = {}) {
  const clock = fakeClock();
  const page = fakePage();
  const synthesis = fakeSynthesis(clock, mode);
  let claimed = (): void => undefined;
  const claim = vi.fn();
  const speech = createSpeech({
    synthesis: Object.assign(synthesis, { getVoices: () => voices as SpeechSynthesisVoice[] }),
    utterance: (text) =>
      ({ text, lang: '', rate: 1, volume: 1, voice: null, onstart: null, onend: null, onerror: null }) as Said,
    isAndroid: false,
    wantedVoice: () => undefined,
    page,
    clock,
    tabs: {
      claim,
      onClaimed: (listener) => {
        claimed = listener;
      },
    },
    ...more,
  });
  return { clock, page, synthesis, speech, claim, claimed: () => claimed(), state: () => speech.getSnapshot() };
}

const TEXT = {
  opening: 'Stop three.',
  sentences: ['The first cat was gray.', 'The second cat came by boat.', 'The third had no name.'],
};

describe('a voice that works', () => {
  it('speaks the opening after the warm-up, then every sentence to the end', () => {
    const { clock, synthesis, speech, state } = stage();
    const begun = clock.now();
    speech.play(TEXT);
    // Within the handler of the press, a silent utterance is spoken.
    expect(synthesis.speak).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ kind: 'speaking', sentence: -1, sentences: 3 });
    clock.pass(600);
    expect(synthesis.heard()).toEqual([]);
    clock.pass(30_000);
    expect(synthesis.heard()).toEqual([TEXT.opening, ...TEXT.sentences]);
    expect(synthesis.said.find(({ text }) => text === TEXT.opening)?.at).toBeGreaterThanOrEqual(begun + 700);
    expect(state()).toMatchObject({ kind: 'ended', sentence: 2 });
    expect(synthesis.said.every(({ voice }) => voice === 'Samantha')).toBe(true);
    expect(clock.timers()).toBe(0);
  });

  it('leaves the opening out when it begins in the middle', () => {
    const { clock, synthesis, speech } = stage();
    speech.play(TEXT, 1);
    clock.pass(20_000);
    expect(synthesis.heard()).toEqual(TEXT.sentences.slice(1));
  });

  it('resumes a pause with the same sentence, without a warm-up if the headphones are still awake', () => {
    const { clock, synthesis, speech, state } = stage();
    speech.play(TEXT, 1);
    clock.pass(1_000);
    speech.pause();
    expect(state()).toMatchObject({ kind: 'paused', sentence: 1 });
    clock.pass(1_000);
    expect(state()).toMatchObject({ kind: 'paused', sentence: 1 });
    speech.resume();
    clock.pass(100);
    expect(synthesis.heard()).toEqual([TEXT.sentences[1], TEXT.sentences[1]]);
    clock.pass(20_000);
    expect(synthesis.heard().at(-1)).toBe(TEXT.sentences[2]);
  });

  it('skips to the next and previous sentence, speaking or paused, and never beyond the ends', () => {
    const { clock, synthesis, speech, state } = stage('drops after cancel');
    speech.play(TEXT, 0);
    clock.pass(2_500);
    speech.next();
    clock.pass(900);
    expect(state().sentence).toBe(1);
    expect(synthesis.heard().at(-1)).toBe(TEXT.sentences[1]);
    speech.pause();
    speech.previous();
    speech.previous();
    expect(state()).toMatchObject({ kind: 'paused', sentence: 0 });
    speech.next();
    speech.next();
    speech.next();
    expect(state()).toMatchObject({ kind: 'paused', sentence: 2 });
  });

  it('ends when the last sentence is skipped', () => {
    const { clock, synthesis, speech, state } = stage();
    speech.play(TEXT, 2);
    clock.pass(1_000);
    speech.next();
    expect(state().kind).toBe('ended');
    clock.pass(20_000);
    expect(synthesis.heard()).toEqual([TEXT.sentences[2]]);
  });

  it('reads the following sentences with a voice that is chosen meanwhile', () => {
    let wanted = 'samantha';
    const other = { ...VOICE, name: 'Daniel', voiceURI: 'daniel' };
    const { clock, synthesis, speech } = stage('normal', [VOICE, other], { wantedVoice: () => wanted });
    speech.play(TEXT, 0);
    clock.pass(1_000);
    wanted = 'daniel';
    clock.pass(30_000);
    expect(synthesis.said.filter(({ volume }) => volume > 0).map(({ voice }) => voice)).toEqual([
      'Samantha',
      ...TEXT.sentences.map(() => 'Daniel'),
    ]);
  });

  it('changes its speed from the current sentence on', () => {
    const { clock, synthesis, speech, state } = stage();
    speech.play(TEXT, 1);
    clock.pass(1_000);
    speech.setRate(1.4);
    expect(state().rate).toBe(1.4);
    clock.pass(800);
    expect(synthesis.said.at(-1)).toMatchObject({ text: TEXT.sentences[1], rate: 1.4 });
    speech.setRate(0.8);
    expect(state().rate).toBe(0.8);
  });

  it('does not repeat a sentence that is read at this speed already', () => {
    const { clock, synthesis, speech } = stage();
    speech.setRate(1.4);
    speech.play(TEXT, 1);
    clock.pass(1_000);
    speech.setRate(1.4);
    clock.pass(20_000);
    expect(synthesis.heard()).toEqual(TEXT.sentences.slice(1));
  });

  it("says whose text it reads, and that a sample is nobody's", () => {
    const { speech, state } = stage();
    expect(state().id).toBeUndefined();
    speech.play({ ...TEXT, id: 'a stop' });
    expect(state()).toMatchObject({ kind: 'speaking', id: 'a stop' });
    speech.pause();
    expect(state()).toMatchObject({ kind: 'paused', id: 'a stop' });
    speech.play({ sentences: ['A sample.'] });
    expect(state().id).toBeUndefined();
    speech.play({ ...TEXT, id: 'a stop' });
    speech.stop();
    expect(state().id).toBeUndefined();
  });

  it('speaks 60 ms after a cancel, since the browser drops an earlier utterance', () => {
    const { clock, synthesis, speech } = stage('drops after cancel');
    speech.play({ sentences: TEXT.sentences });
    clock.pass(1_500);
    speech.next();
    clock.pass(59);
    expect(synthesis.heard()).toEqual([TEXT.sentences[0]]);
    clock.pass(10_000);
    expect(synthesis.heard()).toContain(TEXT.sentences[1]);
    expect(speech.getSnapshot().kind).not.toBe('failed');
  });

  it('stops, and forgets the text', () => {
    const { clock, synthesis, speech, state } = stage();
    speech.play(TEXT);
    clock.pass(1_500);
    speech.stop();
    expect(state()).toMatchObject({ kind: 'silent', sentence: 0, sentences: 0 });
    const said = synthesis.said.length;
    speech.resume();
    speech.next();
    clock.pass(20_000);
    expect(synthesis.said).toHaveLength(said);
  });

  it('reads the newer text when a second one is played', () => {
    const { clock, synthesis, speech } = stage('late end after cancel');
    speech.play(TEXT);
    clock.pass(1_200);
    speech.play({ sentences: ['Another stop.'] });
    clock.pass(20_000);
    expect(synthesis.heard()).toEqual([TEXT.opening, 'Another stop.']);
    expect(speech.getSnapshot()).toMatchObject({ kind: 'ended', sentences: 1 });
  });

  it('ends at once without sentences', () => {
    const { clock, speech, state } = stage();
    speech.play({ sentences: [] });
    clock.pass(5_000);
    expect(state()).toMatchObject({ kind: 'ended', sentence: 0 });
  });
});

describe('a voice with a fault', () => {
  it('fails after two attempts without events', () => {
    const { clock, synthesis, speech, state } = stage('no events');
    speech.play({ sentences: TEXT.sentences });
    clock.pass(700 + 3_000 + 60 + 2_900);
    expect(state().kind).toBe('speaking');
    clock.pass(200);
    expect(state()).toMatchObject({ kind: 'failed', sentence: 0 });
    expect(synthesis.heard()).toEqual([TEXT.sentences[0], TEXT.sentences[0]]);
    expect(clock.timers()).toBe(0);
  });

  it('fails after two attempts that stop silently after 14 seconds', () => {
    const { clock, speech, state } = stage('cut at 14 s');
    speech.play({ sentences: ['x'.repeat(300)] });
    clock.pass(40_000);
    expect(state().kind).toBe('speaking');
    clock.pass(60_000);
    expect(state()).toMatchObject({ kind: 'failed', sentence: 0 });
  });

  it('reads sentences of our length to the end although it stops after 14 seconds', () => {
    const { clock, speech, state } = stage('cut at 14 s');
    speech.setRate(1.2);
    speech.play({ sentences: ['x'.repeat(200), 'y'.repeat(190)] });
    clock.pass(60_000);
    expect(state().kind).toBe('ended');
  });

  it('does not advance when the end of a cancelled sentence arrives late', () => {
    const { clock, speech, state } = stage('late end after cancel');
    speech.play(TEXT, 1);
    clock.pass(1_000);
    speech.pause();
    clock.pass(500);
    expect(state()).toMatchObject({ kind: 'paused', sentence: 1 });
    speech.resume();
    speech.pause();
    clock.pass(500);
    expect(state()).toMatchObject({ kind: 'paused', sentence: 1 });
  });

  it('fails after two attempts that give errors, as in a headless browser', () => {
    const { clock, speech, state } = stage('synthesis-failed', []);
    speech.play(TEXT);
    clock.pass(2_500);
    expect(state()).toMatchObject({ kind: 'failed', sentence: 0 });
    speech.resume();
    expect(state().kind).toBe('speaking');
    clock.pass(2_500);
    expect(state().kind).toBe('failed');
  });

  it('reads everything when only the first attempt fails', () => {
    const { clock, synthesis, speech, state } = stage('fails once');
    speech.play(TEXT);
    clock.pass(30_000);
    expect(synthesis.heard()).toEqual([TEXT.opening, ...TEXT.sentences]);
    expect(state().kind).toBe('ended');
  });

  it('is reported as unsupported when the browser has none', () => {
    const { speech, state } = stage('normal', [], {
      synthesis: undefined,
      utterance: () => {
        throw new ReferenceError('SpeechSynthesisUtterance is not defined');
      },
    });
    speech.permit();
    expect(state().kind).toBe('silent');
    speech.play(TEXT);
    expect(state().kind).toBe('unsupported');
  });

  it('is permitted by a press for a text that comes later, and says nothing before', () => {
    const { clock, synthesis, speech, state } = stage();
    speech.permit();
    clock.pass(3_000);
    expect(synthesis.heard()).toEqual([]);
    expect(synthesis.said.map(({ volume }) => volume)).toEqual([0]);
    expect(state().kind).toBe('silent');
    speech.play(TEXT);
    clock.pass(30_000);
    expect(synthesis.heard()).toEqual([TEXT.opening, ...TEXT.sentences]);
  });

  it('is not used when it needs a connection', () => {
    const { clock, synthesis, speech, state } = stage('normal', [
      { ...VOICE, name: 'Google US English', localService: false },
      { ...VOICE, name: 'Anna', lang: 'de-DE' },
    ]);
    speech.play(TEXT);
    clock.pass(5_000);
    expect(state().kind).toBe('no-voice');
    expect(synthesis.speak).not.toHaveBeenCalled();
  });

  it('reads with the language alone when no voices are listed', () => {
    const { clock, synthesis, speech } = stage('normal', []);
    speech.play(TEXT);
    clock.pass(30_000);
    expect(synthesis.heard()).toHaveLength(4);
    expect(synthesis.said.every(({ voice }) => voice === undefined)).toBe(true);
  });
});

describe('a voice and its surroundings', () => {
  it('is silenced when another tab reads, even if the browser has stopped it first', () => {
    const { clock, speech, state, claim, claimed, synthesis } = stage();
    speech.play(TEXT, 1);
    expect(claim).toHaveBeenCalledTimes(1);
    clock.pass(1_000);
    claimed();
    expect(state()).toMatchObject({ kind: 'elsewhere', sentence: 1 });
    clock.pass(20_000);
    expect(synthesis.heard()).toEqual([TEXT.sentences[1]]);
    speech.resume();
    expect(claim).toHaveBeenCalledTimes(2);
    clock.pass(1_000);
    synthesis.interrupt();
    clock.pass(100);
    synthesis.interrupt();
    expect(state()).toMatchObject({ kind: 'interrupted', sentence: 1 });
    claimed();
    expect(state().kind).toBe('elsewhere');
  });

  it('keeps its state when another tab reads and it was silent anyway', () => {
    const { speech, state, claimed } = stage();
    claimed();
    expect(state().kind).toBe('silent');
    speech.play(TEXT);
    speech.pause();
    claimed();
    expect(state().kind).toBe('paused');
  });

  it('reads on while the page is hidden', () => {
    const { clock, page, synthesis, speech, state } = stage();
    speech.play(TEXT);
    clock.pass(1_500);
    page.hide();
    clock.pass(20_000);
    expect(synthesis.heard()).toEqual([TEXT.opening, ...TEXT.sentences]);
    expect(state().kind).toBe('ended');
  });

  it('remembers the sentence when a locked screen stops it, and a press continues there', () => {
    const { clock, page, synthesis, speech, state } = stage();
    speech.play(TEXT, 1);
    clock.pass(1_500);
    page.hide();
    synthesis.interrupt();
    expect(state()).toMatchObject({ kind: 'interrupted', sentence: 1 });
    page.show();
    clock.pass(5_000);
    expect(state().kind).toBe('interrupted');
    speech.resume();
    clock.pass(1_000);
    expect(state()).toMatchObject({ kind: 'speaking', sentence: 1 });
  });

  it('waits for a press after a sleep, whether it slept within a sentence or between two', () => {
    for (const within of [true, false]) {
      const { clock, page, synthesis, speech, state } = stage();
      speech.play(TEXT);
      do clock.pass(50);
      while (synthesis.heard().length < 2 || synthesis.speaking !== within);
      const heard = synthesis.heard().length;
      page.hide();
      // The device sleeps: the time goes on, and the timers do not.
      clock.set(clock.now() + 2 * 60 * 60_000);
      page.show();
      expect(state().kind).toBe('interrupted');
      clock.pass(60_000);
      expect(synthesis.heard()).toHaveLength(heard);
      speech.resume();
      clock.pass(60_000);
      expect(state().kind).toBe('ended');
    }
  });

  it('is not stopped by a short look at another page', () => {
    const { clock, page, synthesis, speech, state } = stage();
    speech.play(TEXT);
    do clock.pass(50);
    while (synthesis.heard().length < 2 || synthesis.speaking);
    page.hide();
    clock.set(clock.now() + 1_000);
    page.show();
    expect(state().kind).toBe('speaking');
  });

  it('notices when the page returns that the system has stopped it without an event', () => {
    const { clock, page, synthesis, speech, state } = stage();
    speech.play(TEXT, 1);
    clock.pass(1_500);
    page.hide();
    synthesis.silence();
    clock.pass(200);
    page.show();
    expect(state()).toMatchObject({ kind: 'interrupted', sentence: 1 });
  });
});

describe('the voice of a browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser with this channel between tabs. Returns its voice and the function that closes the tab. */
  function browserWith(BroadcastChannel: unknown) {
    const speechSynthesis = { speak: vi.fn(), cancel: vi.fn() };
    const tab = new EventTarget();
    vi.stubGlobal('window', { speechSynthesis });
    vi.stubGlobal('navigator', { userAgent: '' });
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    const { synthesis } = speechDeps(() => undefined);
    return { synthesis, speechSynthesis, close: () => tab.dispatchEvent(new Event('pagehide')) };
  }

  it('is there where the browser refuses a channel between tabs', () => {
    const refuse = vi.fn(function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(browserWith(refuse).synthesis).toBeDefined();
    expect(browserWith(undefined).synthesis).toBeDefined();
  });

  it('is silenced by the end of the tab that has read last, and not by that of another tab', () => {
    const channel = new EventTarget();
    const Channel = vi.fn(function openChannel() {
      return channel;
    });
    const { synthesis, speechSynthesis, close } = browserWith(Channel);
    close();
    expect(speechSynthesis.cancel).not.toHaveBeenCalled();
    synthesis?.speak({} as Utterance);
    close();
    expect(speechSynthesis.cancel).toHaveBeenCalledOnce();
    channel.dispatchEvent(new Event('message'));
    close();
    expect(speechSynthesis.cancel).toHaveBeenCalledOnce();
  });
});
