// Reads sentences aloud with the device's voice. Each utterance is one sentence, so pausing means to cancel and to
// remember the sentence, and no utterance reaches the length limits of the engines (docs/decisions/0061).
import { pageVisibility, type PageVisibility } from '../../browser/page-visibility';
import { createStore, type ReadableStore, type Store } from '../../browser/store';
import { systemClock } from '../../shared/clock';
import type { Rate } from '../progress/settings';
import { createSpeaker, type SpeakerDeps, type UsableVoice } from './speaker';
import { chooseVoice } from './voices';

export interface SpeechState {
  /**
   * - `ended`: everything was read
   * - `interrupted`: the system stopped the voice (another app, a locked screen); resume() repeats the sentence
   * - `elsewhere`: another tab of this site reads aloud
   * - `failed`: two attempts produced no speech
   * - `no-voice`: no voice of the language works without a connection
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
  /** The index of the sentence that is read, from 0; -1 while the opening is read. */
  readonly sentence: number;
  readonly sentences: number;
  readonly rate: Rate;
  /** The id of the text that is read; undefined for a sample, and while there is no text. */
  readonly id?: string | undefined;
}

export interface SpokenText {
  /** Names the place to which the text belongs; a sample of the voice has none. */
  readonly id?: string;
  /** "Stop three." It is an utterance of its own, because Bluetooth headphones may swallow the first one. */
  readonly opening?: string;
  readonly sentences: readonly string[];
}

export interface Speech extends ReadableStore<SpeechState> {
  /** Call it in the handler of a press: iOS speaks only then. */
  play(text: SpokenText, from?: number): void;
  /** Lets a text that is still to come be played after this press. Call it in the handler of the press. */
  permit(): void;
  pause(): void;
  /** Call it in the handler of a press. */
  resume(): void;
  next(): void;
  previous(): void;
  setRate(rate: Rate): void;
  stop(): void;
}

/** Tells the other tabs of this site that this tab reads aloud, and listens for the same from them. */
export interface TabChannel {
  claim(): void;
  onClaimed(listener: () => void): void;
}

export interface SpeechDeps extends SpeakerDeps {
  readonly isAndroid: boolean;
  /** The voiceURI of the visitor's choice. */
  readonly wantedVoice: () => string | undefined;
  readonly page: PageVisibility;
  readonly tabs: TabChannel;
}

/** Chrome drops an utterance that comes sooner than this after a cancel(). */
const AFTER_CANCEL_MS = 60;
/** Sleeping headphones need this long to wake up. */
const WARM_UP_MS = 700;
/** The pause between two sentences. */
const BREATH_MS = 250;
const STAYS_WARM_MS = 5_000;

/** The voice that the visitor has chosen, as far as the device has it now. */
const chosenVoice = ({ synthesis, isAndroid, wantedVoice }: SpeechDeps) =>
  chooseVoice(synthesis?.getVoices() ?? [], isAndroid, wantedVoice());

/** Returns a function that changes a part of the state. */
const setterOf =
  (store: Store<SpeechState>) =>
  (change: Partial<SpeechState>): void =>
    store.set({ ...store.getSnapshot(), ...change });

/** Reads a text from the state's sentence on, and updates the state. */
function createReader(deps: SpeechDeps, store: Store<SpeechState>, textNow: () => SpokenText) {
  const { synthesis, page, clock, tabs } = deps;
  let lastCancel = Number.NEGATIVE_INFINITY;
  let lastSound = Number.NEGATIVE_INFINITY;
  const speaker = createSpeaker(deps);
  const set = setterOf(store);

  function cancelSpeech(isStuck = false): void {
    const was = speaker.drop();
    if (was === 'heard') lastSound = clock.now();
    if (was === 'idle' && !isStuck && !synthesis?.speaking && !synthesis?.pending) return;
    synthesis?.cancel();
    lastCancel = clock.now();
  }

  /** Speaks the state's sentence, and then the following ones. */
  function say(choice: UsableVoice, isRetry = false): void {
    const { sentence, rate } = store.getSnapshot();
    const text = textNow();
    const words = sentence < 0 ? text.opening : text.sentences[sentence];
    if (words === undefined) {
      end('ended');
      return;
    }
    // Do not wait unless needed: iOS speaks only within the handler of the press.
    const wait = Math.max(0, lastCancel + AFTER_CANCEL_MS - clock.now());
    speaker.say(words, wait, rate, choice, {
      done: () => {
        lastSound = clock.now();
        if (sentence + 1 >= text.sentences.length) {
          end('ended');
          return;
        }
        set({ sentence: sentence + 1 });
        speaker.after(BREATH_MS, () => {
          // The visitor may have chosen another voice.
          const next = chosenVoice(deps);
          say(next === 'none' ? choice : next);
        });
      },
      failed: (isCut) => {
        cancelSpeech(true);
        if (page.isHidden()) end('interrupted');
        else if (isRetry) end(isCut ? 'interrupted' : 'failed');
        else say(choice, true);
      },
    });
  }

  /** Begins at the state's sentence. Call it in the handler of a press. */
  function begin(): void {
    if (!synthesis) {
      set({ kind: 'unsupported' });
      return;
    }
    const choice = chosenVoice(deps);
    cancelSpeech();
    if (choice === 'none') {
      set({ kind: 'no-voice' });
      return;
    }
    tabs.claim();
    set({ kind: 'speaking' });
    if (clock.now() - lastSound < STAYS_WARM_MS) say(choice);
    else {
      // A nearly silent utterance within the handler of the press: it permits later ones and wakes up headphones.
      if (clock.now() - lastCancel >= AFTER_CANCEL_MS) speaker.warmUp(choice);
      speaker.after(WARM_UP_MS, () => say(choice));
    }
  }

  function permit(): void {
    const choice = chosenVoice(deps);
    if (synthesis && choice !== 'none') speaker.warmUp(choice);
  }

  function end(kind: SpeechState['kind']): void {
    cancelSpeech();
    set({ kind, sentence: Math.max(0, store.getSnapshot().sentence) });
  }

  return {
    begin,
    permit,
    end,
    isCutOff: speaker.isCutOff,
  };
}

/** Creates the voice. It never begins on its own. */
export function createSpeech(deps: SpeechDeps): Speech {
  const { page, tabs } = deps;
  const store = createStore<SpeechState>({ kind: 'silent', sentence: 0, sentences: 0, rate: 1 });
  let text: SpokenText = { sentences: [] };
  const { begin, permit, end, isCutOff } = createReader(deps, store, () => text);

  const set = setterOf(store);
  const isSpeaking = (): boolean => store.getSnapshot().kind === 'speaking';

  function moveTo(sentence: number): void {
    const { sentences } = store.getSnapshot();
    if (sentences === 0) return;
    const last = sentences - 1;
    if (isSpeaking() && sentence > last) {
      end('ended');
      return;
    }
    set({ sentence: Math.min(last, Math.max(0, sentence)) });
    if (isSpeaking()) begin();
  }

  tabs.onClaimed(() => {
    const { kind } = store.getSnapshot();
    // Chromium has already silenced this tab when the other tab's message arrives.
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
      set({
        id: played.id,
        sentence: opens ? -1 : Math.min(last, Math.max(0, from)),
        sentences: played.sentences.length,
      });
      begin();
    },
    permit() {
      if (!isSpeaking()) permit();
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
      // A sentence that is read at this speed already is not repeated.
      if (rate === store.getSnapshot().rate) return;
      set({ rate });
      if (isSpeaking()) begin();
    },
    stop() {
      end('silent');
      text = { sentences: [] };
      set({ id: undefined, sentence: 0, sentences: 0 });
    },
  };
}

/** Opens the channel between tabs; undefined if the browser has none, or refuses it as it refuses the site's data. */
function openVoiceChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('walk-voice');
  } catch {
    return undefined;
  }
}

/**
 * The speech synthesis of this browser. Call it only in a browser, because it opens a channel between tabs.
 * @param wantedVoice returns the voiceURI of the visitor's choice
 */
export function speechDeps(wantedVoice: () => string | undefined): SpeechDeps {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  const channel = openVoiceChannel();
  // Some browsers go on reading after the page is closed. In Chromium, cancel() silences the other tabs too, so a tab
  // that has not read last leaves them alone.
  let hasReadLast = false;
  channel?.addEventListener('message', () => (hasReadLast = false));
  addEventListener('pagehide', () => {
    if (hasReadLast) synthesis?.cancel();
  });
  return {
    synthesis: synthesis && {
      get speaking() {
        return synthesis.speaking;
      },
      get pending() {
        return synthesis.pending;
      },
      speak: (utterance) => {
        hasReadLast = true;
        synthesis.speak(utterance as SpeechSynthesisUtterance);
      },
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
