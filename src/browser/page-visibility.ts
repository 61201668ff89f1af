/** Tells whether the visitor can see the page. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Calls `listener` after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

/** Between pagehide and pageshow a page is in the back/forward cache, whatever its visibility state is. */
let isAway = false;

export const pageVisibility: PageVisibility = {
  isHidden: () => isAway || document.visibilityState === 'hidden',
  subscribe(listener) {
    const events = ['visibilitychange', 'pagehide', 'pageshow'] as const;
    const hear = ({ type }: Event): void => {
      if (type !== 'visibilitychange') isAway = type === 'pagehide';
      listener();
    };
    for (const event of events) addEventListener(event, hear);
    return () => {
      for (const event of events) removeEventListener(event, hear);
    };
  },
};
