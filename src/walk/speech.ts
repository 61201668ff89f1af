export interface SpeechState {
  /**
   * `ended`: read to the end. `interrupted`: the system stopped it (hidden page, lock), resume() goes on at the sentence.
   * `failed`: started twice and said nothing. `no-voice`: no voice of the language that works without a connection.
   * `elsewhere`: another tab of this site reads.
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
  /** "Stop three." An utterance of its own, which Bluetooth may swallow. */
  readonly opening?: string;
  readonly sentences: readonly string[];
}

/** getSnapshot and subscribe are shaped for React's useSyncExternalStore. */
export interface Speech {
  getSnapshot(): SpeechState;
  getServerSnapshot(): SpeechState;
  subscribe(listener: () => void): () => void;
  /** Call it in the handler of a press: iOS asks for that. */
  play(text: SpokenText, from?: number): void;
  pause(): void;
  /** In the handler of a press. */
  resume(): void;
  next(): void;
  previous(): void;
  /** 0.8 to 1.4. */
  setRate(rate: number): void;
  stop(): void;
}
