/** A sentence as it is said, and where it stands in the text of a stop. */
export interface SpokenSentence {
  /** At most 200 characters. */
  readonly say: string;
  readonly part: 'story' | 'look-for' | 'next';
  /** Index of the block of the story; 0 in the other parts. */
  readonly block: number;
  /** The piece of the block's plain text that is marked while this is said. */
  readonly start: number;
  readonly end: number;
}
