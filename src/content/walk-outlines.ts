/** What the card that offers to continue a walk needs to know about it, for visitors who have started one. */
export interface WalkOutline {
  readonly slug: string;
  readonly title: string;
  readonly stops: readonly { readonly title: string; readonly meters?: number }[];
}

const files = import.meta.glob<WalkOutline>('./tours/*.md', { query: '?outline', import: 'default', eager: true });

export const walkOutlines: readonly WalkOutline[] = Object.values(files);
