/** What is shown of a visitor's place. */
export interface Sighting {
  readonly words: string;
  /** Where the map shows it, and how sure it is, in units of the map. */
  readonly mark?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Nothing more will come: the watch has ended by itself. */
  readonly over?: boolean;
}
