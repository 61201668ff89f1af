export interface WalkSettings {
  readonly textSize: 'A' | 'B' | 'C';
  readonly readAloud: boolean;
  readonly keepScreenOn: boolean;
  readonly paper: 'day' | 'night' | 'phone';
  /** 0.8 to 1.4. */
  readonly rate: number;
  /** The voiceURI of the chosen voice; undefined: the best there is. */
  readonly voice: string | undefined;
}
