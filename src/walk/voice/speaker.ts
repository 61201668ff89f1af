// Says one utterance at a time with the browser's synthesizer, and watches it: some engines give no events, some stop
// without a word, some tell of an end that came late.
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
  /** Undefined where the browser has none. */
  readonly synthesis: Synthesis | undefined;
  readonly utterance: (text: string) => Utterance;
  readonly clock: TimerClock;
}

const START_MS = 3_000;
/** Nobody speaks as slowly as 8 characters a second. */
const endMs = (text: string): number => (text.length / 8 + 5) * 1000;

interface Outcome {
  done(): void;
  /** `isCut`: something else stopped it. */
  failed(isCut: boolean): void;
}

/** One utterance at a time, watched. Events of one that was dropped are not heard. */
export function createSpeaker({ synthesis, utterance, clock }: SpeakerDeps) {
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

  function prepared(text: string, rate: number, choice: UsableVoice): Utterance {
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
