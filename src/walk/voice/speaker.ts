// Speaks one utterance at a time with the browser's synthesizer and supervises it: some engines send no events, some
// stop silently, and some send the end of an utterance too late.
import type { TimerClock } from '../../shared/clock';
import type { Choice } from './voices';

/** The part of SpeechSynthesisUtterance that is used. */
export type Utterance = Pick<
  SpeechSynthesisUtterance,
  'lang' | 'rate' | 'volume' | 'voice' | 'onstart' | 'onend' | 'onerror'
>;

export interface Synthesis {
  readonly speaking: boolean;
  readonly pending: boolean;
  speak(utterance: Utterance): void;
  cancel(): void;
  getVoices(): SpeechSynthesisVoice[];
}

export type UsableVoice = Exclude<Choice<SpeechSynthesisVoice>, 'none'>;

export interface SpeakerDeps {
  /** Undefined if the browser has none. */
  readonly synthesis: Synthesis | undefined;
  readonly utterance: (text: string) => Utterance;
  readonly clock: TimerClock;
}

const START_MS = 3_000;
/** A hidden page's timers are late by a second or two. A later one waited while the device slept. */
const OVERDUE_MS = 3_000;
/** Upper bound for one utterance: 8 characters per second, slower than any voice, plus 5 s. A longer one hangs. */
const endMs = (text: string): number => (text.length / 8 + 5) * 1000;

interface Outcome {
  done(): void;
  /** `isCut`: something else stopped the utterance. */
  failed(isCut: boolean): void;
}

/** Speaks and supervises one utterance at a time. Events of a dropped utterance are ignored. */
export function createSpeaker({ synthesis, utterance, clock }: SpeakerDeps) {
  let currentUtterance = 0;
  let cancelTimer = (): void => undefined;
  /** The time at which the timer is due. */
  let due = Number.POSITIVE_INFINITY;
  let activity: 'idle' | 'asked' | 'heard' = 'idle';
  let waits = false;

  function setTimer(ms: number, then: () => void): void {
    cancelTimer();
    due = clock.now() + ms;
    cancelTimer = clock.after(ms, () => {
      due = Number.POSITIVE_INFINITY;
      then();
    });
  }

  function drop(): typeof activity {
    const was = activity;
    currentUtterance += 1;
    activity = 'idle';
    waits = false;
    cancelTimer();
    due = Number.POSITIVE_INFINITY;
    return was;
  }

  function after(ms: number, then: () => void): void {
    waits = true;
    setTimer(ms, () => {
      waits = false;
      then();
    });
  }

  function prepared(text: string, rate: number, choice: UsableVoice): Utterance {
    const made = utterance(text);
    made.lang = choice === 'default' ? 'en-US' : choice.voice.lang.replace('_', '-');
    made.rate = rate;
    if (choice !== 'default') made.voice = choice.voice;
    return made;
  }

  function speak(text: string, made: Utterance, outcome: Outcome): void {
    const utteranceNumber = ++currentUtterance;
    activity = 'asked';
    const end = (then: () => void) => (): void => {
      if (utteranceNumber !== currentUtterance) return;
      drop();
      then();
    };
    const watch = (ms: number): void =>
      setTimer(
        ms,
        end(() => outcome.failed(false)),
      );
    made.onstart = () => {
      if (utteranceNumber !== currentUtterance) return;
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
    /**
     * Whether the browser speaks nothing although it should, or has slept: then a timer would let the voice begin again
     * by itself.
     */
    isCutOff: () =>
      clock.now() > due + OVERDUE_MS ||
      (synthesis !== undefined && !waits && !synthesis.speaking && !synthesis.pending),
    warmUp(choice: UsableVoice): void {
      const made = prepared(',', 1, choice);
      made.volume = 0;
      activity = 'asked';
      synthesis?.speak(made);
    },
    say(text: string, wait: number, rate: number, choice: UsableVoice, outcome: Outcome): void {
      const made = prepared(text, rate, choice);
      if (wait === 0) speak(text, made, outcome);
      else after(wait, () => speak(text, made, outcome));
    },
  };
}
