/** Of a walk what the card must know that offers it back: for those who have started one. */
export interface WalkOutline {
  readonly slug: string;
  readonly title: string;
  readonly stops: readonly { readonly title: string; readonly meters?: number }[];
}

const files = import.meta.glob<WalkOutline>('./tours/*.md', { query: '?outline', import: 'default', eager: true });

export const walkOutlines: readonly WalkOutline[] = Object.values(files);
