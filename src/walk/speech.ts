// Reads sentences aloud with the device's voice. One utterance is one sentence: so pausing is to stop and to remember
// the sentence, and no engine's limits are met (docs/decisions/0061).
import { createStore, type ReadableStore } from '../browser/store';
import { pageVisibility, systemClock, type Clock, type PageVisibility } from './device';
import { FASTEST, SLOWEST } from './speech-rate';
import { chooseVoice, type Choice } from './voices';

export interface SpeechState {
  /**
   * - `ended`: read to the end
   * - `interrupted`: the system stopped it (another app, a locked screen); resume() goes on at the sentence
   * - `elsewhere`: another tab of this site reads
   * - `failed`: asked twice, and nothing was said
   * - `no-voice`: none of the language that works without a connection
   */
  readonly kind:
    | 'silent'
    | 'speaking'
    | 'paused'
    | 'ended'
    | 'interrupted'
    | 'elsewhere'
    | 'failed'
    | 'no-voice'
    | 'unsupported';
  /** From 0; -1 while the opening is said. */
  readonly sentence: number;
  readonly sentences: number;
  readonly rate: number;
}

export interface SpokenText {
  /** "Stop three." An utterance of its own: Bluetooth may swallow it. */
  readonly opening?: string;
  readonly sentences: readonly string[];
}

export interface Speech extends ReadableStore<SpeechState> {
  /** Call it in the handler of a press: iOS speaks only then. */
  play(text: SpokenText, from?: number): void;
  pause(): void;
  /** In the handler of a press. */
  resume(): void;
  next(): void;
  previous(): void;
  /** Bounds it to 0.8 to 1.4. */
  setRate(rate: number): void;
  stop(): void;
}

/** The part of SpeechSynthesisUtterance that is used. */
export type Utterance = Pick<
  SpeechSynthesisUtterance,
  'lang' | 'rate' | 'volume' | 'voice' | 'onstart' | 'onend' | 'onerror'
>;

/** Tells the other tabs of the site that this one reads, and hears of it. */
export interface Tabs {
  claim(): void;
  onClaimed(listener: () => void): void;
}

export interface SpeechDeps {
  /** Undefined where the browser has none. */
  readonly synthesis: Synthesis | undefined;
  readonly utterance: (text: string) => Utterance;
  readonly isAndroid: boolean;
  /** The voiceURI of the visitor's choice. */
  readonly wantedVoice: () => string | undefined;
  readonly page: PageVisibility;
  readonly clock: Clock;
  readonly tabs: Tabs;
}

export interface Synthesis {
  readonly speaking: boolean;
  readonly pending: boolean;
  speak(utterance: Utterance): void;
  cancel(): void;
  getVoices(): SpeechSynthesisVoice[];
}

/** What is spoken sooner after a cancel() is dropped by Chrome. */
const AFTER_CANCEL_MS = 60;
/** Headphones that sleep need so long to wake. */
const WARM_UP_MS = 700;
/** A breath between sentences. */
const BREATH_MS = 250;
const STAYS_WARM_MS = 5_000;
const START_MS = 3_000;
/** Nobody speaks as slowly as 8 characters a second. */
const endMs = (text: string): number => (text.length / 8 + 5) * 1000;

/** A voice for the texts of this site. It never begins by itself. */
export function createSpeech(deps: SpeechDeps): Speech {
  const { synthesis, page, clock, tabs } = deps;
  const store = createStore<SpeechState>({ kind: 'silent', sentence: 0, sentences: 0, rate: 1 });
  let text: SpokenText = { sentences: [] };
  let lastCancel = Number.NEGATIVE_INFINITY;
  let lastSound = Number.NEGATIVE_INFINITY;
  const speaker = createSpeaker(deps);

  const set = (change: Partial<SpeechState>): void => store.set({ ...store.getSnapshot(), ...change });

  function hush(isStuck = false): void {
    const was = speaker.drop();
    if (was === 'heard') lastSound = clock.now();
    if (was === 'idle' && !isStuck && !synthesis?.speaking && !synthesis?.pending) return;
    synthesis?.cancel();
    lastCancel = clock.now();
  }

  /** Says what the state's sentence is, and then what follows it. */
  function say(choice: Exclude<Choice<SpeechSynthesisVoice>, 'none'>, isRetry = false): void {
    const { sentence, rate } = store.getSnapshot();
    const words = sentence < 0 ? text.opening : text.sentences[sentence];
    if (words === undefined) {
      end('ended');
      return;
    }
    // At once where that is possible: iOS speaks only in the handler of the press.
    const wait = Math.max(0, lastCancel + AFTER_CANCEL_MS - clock.now());
    speaker.say(words, wait, rate, choice, {
      done: () => {
        lastSound = clock.now();
        if (sentence + 1 >= text.sentences.length) {
          end('ended');
          return;
        }
        set({ sentence: sentence + 1 });
        speaker.after(BREATH_MS, () => say(choice));
      },
      failed: (isCut) => {
        hush(true);
        if (page.isHidden()) end('interrupted');
        else if (isRetry) end(isCut ? 'interrupted' : 'failed');
        else say(choice, true);
      },
    });
  }

  /** Begins at the state's sentence; to be called in the handler of a press. */
  function begin(): void {
    if (!synthesis) {
      set({ kind: 'unsupported' });
      return;
    }
    const choice = chooseVoice(synthesis.getVoices(), deps.isAndroid, deps.wantedVoice());
    hush();
    if (choice === 'none') {
      set({ kind: 'no-voice' });
      return;
    }
    tabs.claim();
    set({ kind: 'speaking' });
    if (clock.now() - lastSound < STAYS_WARM_MS) say(choice);
    else {
      // Nearly nothing, in the handler of the press: it allows what comes later, and wakes the headphones.
      if (clock.now() - lastCancel >= AFTER_CANCEL_MS) speaker.warmUp(choice);
      speaker.after(WARM_UP_MS, () => say(choice));
    }
  }

  const isSpeaking = (): boolean => store.getSnapshot().kind === 'speaking';

  function moveTo(sentence: number): void {
    const { sentences } = store.getSnapshot();
    if (sentences === 0) return;
    const wasSpeaking = isSpeaking();
    set({ sentence: Math.min(sentences - 1, Math.max(0, sentence)) });
    if (wasSpeaking) begin();
    else if (store.getSnapshot().kind === 'ended') set({ kind: 'paused' });
  }

  function end(kind: SpeechState['kind']): void {
    hush();
    set({ kind, sentence: Math.max(0, store.getSnapshot().sentence) });
  }

  tabs.onClaimed(() => {
    const { kind } = store.getSnapshot();
    // Chromium has silenced this tab already when it hears of the other.
    if (kind === 'speaking' || kind === 'interrupted') end('elsewhere');
  });
  page.subscribe(() => {
    if (page.isHidden() || !isSpeaking() || speaker.isWaiting()) return;
    if (synthesis && !synthesis.speaking && !synthesis.pending) end('interrupted');
  });

  return {
    getSnapshot: store.getSnapshot,
    getServerSnapshot: store.getServerSnapshot,
    subscribe: store.subscribe,
    play(played, from = 0) {
      text = played;
      const last = Math.max(0, played.sentences.length - 1);
      const opens = from <= 0 && played.opening !== undefined;
      set({ sentence: opens ? -1 : Math.min(last, Math.max(0, from)), sentences: played.sentences.length });
      begin();
    },
    pause() {
      if (isSpeaking()) end('paused');
    },
    resume() {
      if (!isSpeaking() && store.getSnapshot().sentences > 0) begin();
    },
    next: () => moveTo(store.getSnapshot().sentence + 1),
    previous: () => moveTo(store.getSnapshot().sentence - 1),
    setRate(rate) {
      set({ rate: Math.min(FASTEST, Math.max(SLOWEST, rate)) });
      if (isSpeaking()) begin();
    },
    stop() {
      end('silent');
      text = { sentences: [] };
      set({ sentence: 0, sentences: 0 });
    },
  };
}

/**
 * What this browser has. To be called in a browser only, and not before somebody wants to listen: it opens a channel.
 * @param wantedVoice the voiceURI of the visitor's choice
 */
export function speechDeps(wantedVoice: () => string | undefined): SpeechDeps {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('walk-voice');
  // Some browsers read on when the page is gone.
  addEventListener('pagehide', () => synthesis?.cancel());
  return {
    synthesis: synthesis && {
      get speaking() {
        return synthesis.speaking;
      },
      get pending() {
        return synthesis.pending;
      },
      speak: (utterance) => synthesis.speak(utterance as SpeechSynthesisUtterance),
      cancel: () => synthesis.cancel(),
      getVoices: () => synthesis.getVoices(),
    },
    utterance: (text) => new SpeechSynthesisUtterance(text),
    isAndroid: /Android/.test(navigator.userAgent),
    wantedVoice,
    page: pageVisibility,
    clock: systemClock,
    tabs: {
      claim: () => channel?.postMessage('reads'),
      onClaimed: (listener) => channel?.addEventListener('message', listener),
    },
  };
}

interface Outcome {
  done(): void;
  /** `isCut`: something else stopped it. */
  failed(isCut: boolean): void;
}

/** One utterance at a time, watched. Events of one that was dropped are not heard. */
function createSpeaker({ synthesis, utterance, clock }: SpeechDeps) {
  let turn = 0;
  let cancelTimer = (): void => undefined;
  let activity: 'idle' | 'asked' | 'heard' = 'idle';
  let waits = false;

  function drop(): typeof activity {
    const was = activity;
    turn += 1;
    activity = 'idle';
    waits = false;
    cancelTimer();
    return was;
  }

  function after(ms: number, then: () => void): void {
    cancelTimer();
    waits = true;
    cancelTimer = clock.after(ms, () => {
      waits = false;
      then();
    });
  }

  function prepared(text: string, rate: number, choice: Exclude<Choice<SpeechSynthesisVoice>, 'none'>): Utterance {
    const made = utterance(text);
    made.lang = choice === 'default' ? 'en-US' : choice.voice.lang.replace('_', '-');
    made.rate = rate;
    if (choice !== 'default') made.voice = choice.voice;
    return made;
  }

  function speak(text: string, made: Utterance, outcome: Outcome): void {
    const mine = ++turn;
    activity = 'asked';
    const end = (then: () => void) => (): void => {
      if (mine !== turn) return;
      drop();
      then();
    };
    const watch = (ms: number): void => {
      cancelTimer();
      cancelTimer = clock.after(
        ms,
        end(() => outcome.failed(false)),
      );
    };
    made.onstart = () => {
      if (mine !== turn) return;
      activity = 'heard';
      watch(endMs(text));
    };
    made.onend = end(outcome.done);
    made.onerror = ({ error }) => end(() => outcome.failed(error === 'interrupted' || error === 'canceled'))();
    watch(START_MS);
    synthesis?.speak(made);
  }

  return {
    drop,
    after,
    isWaiting: () => waits,
    warmUp(choice: Exclude<Choice<SpeechSynthesisVoice>, 'none'>): void {
      const made = prepared(',', 1, choice);
      made.volume = 0;
      activity = 'asked';
      synthesis?.speak(made);
    },
    say(
      text: string,
      wait: number,
      rate: number,
      choice: Exclude<Choice<SpeechSynthesisVoice>, 'none'>,
      outcome: Outcome,
    ): void {
      const made = prepared(text, rate, choice);
      if (wait === 0) speak(text, made, outcome);
      else after(wait, () => speak(text, made, outcome));
    },
  };
}
