// Reads sentences aloud with the device's voice. One utterance is one sentence: so pausing is to stop and to remember
// the sentence, and no engine's limits are met (docs/decisions/0061).
import { pageVisibility, type PageVisibility } from '../../browser/page-visibility';
import { createStore, type ReadableStore, type Store } from '../../browser/store';
import { systemClock } from '../../shared/clock';
import { FASTEST, SLOWEST } from '../progress/settings';
import { createSpeaker, type SpeakerDeps, type UsableVoice } from './speaker';
import { chooseVoice } from './voices';

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

/** Tells the other tabs of the site that this one reads, and hears of it. */
export interface Tabs {
  claim(): void;
  onClaimed(listener: () => void): void;
}

export interface SpeechDeps extends SpeakerDeps {
  readonly isAndroid: boolean;
  /** The voiceURI of the visitor's choice. */
  readonly wantedVoice: () => string | undefined;
  readonly page: PageVisibility;
  readonly tabs: Tabs;
}

/** What is spoken sooner after a cancel() is dropped by Chrome. */
const AFTER_CANCEL_MS = 60;
/** Headphones that sleep need so long to wake. */
const WARM_UP_MS = 700;
/** A breath between sentences. */
const BREATH_MS = 250;
const STAYS_WARM_MS = 5_000;
/** Reads a text from the state's sentence on, and leads the state along. */
function createReader(deps: SpeechDeps, store: Store<SpeechState>, textNow: () => SpokenText) {
  const { synthesis, page, clock, tabs } = deps;
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
  function say(choice: UsableVoice, isRetry = false): void {
    const { sentence, rate } = store.getSnapshot();
    const text = textNow();
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

  function end(kind: SpeechState['kind']): void {
    hush();
    set({ kind, sentence: Math.max(0, store.getSnapshot().sentence) });
  }

  return {
    begin,
    end,
    /** It believes to speak, and the browser says that nothing is spoken. */
    isCutOff: () => synthesis !== undefined && !speaker.isWaiting() && !synthesis.speaking && !synthesis.pending,
  };
}

/** A voice for the texts of this site. It never begins by itself. */
export function createSpeech(deps: SpeechDeps): Speech {
  const { page, tabs } = deps;
  const store = createStore<SpeechState>({ kind: 'silent', sentence: 0, sentences: 0, rate: 1 });
  let text: SpokenText = { sentences: [] };
  const { begin, end, isCutOff } = createReader(deps, store, () => text);

  const set = (change: Partial<SpeechState>): void => store.set({ ...store.getSnapshot(), ...change });
  const isSpeaking = (): boolean => store.getSnapshot().kind === 'speaking';

  function moveTo(sentence: number): void {
    const { sentences } = store.getSnapshot();
    if (sentences === 0) return;
    const wasSpeaking = isSpeaking();
    set({ sentence: Math.min(sentences - 1, Math.max(0, sentence)) });
    if (wasSpeaking) begin();
    else if (store.getSnapshot().kind === 'ended') set({ kind: 'paused' });
  }

  tabs.onClaimed(() => {
    const { kind } = store.getSnapshot();
    // Chromium has silenced this tab already when it hears of the other.
    if (kind === 'speaking' || kind === 'interrupted') end('elsewhere');
  });
  page.subscribe(() => {
    if (!page.isHidden() && isSpeaking() && isCutOff()) end('interrupted');
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
