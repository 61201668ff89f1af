import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { leaveButton } from './leave-button';
import { useWalk } from './use-walk';
import page from './walk-page.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      geolocation: HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement> & { accuracymode: 'precise' };
    }
  }
}

/**
 * Asks for the location. A browser with the element `<geolocation>` shows a button of its own, and a press on it is
 * consent, even after an earlier refusal. Other browsers show the children. docs/decisions/0062.
 */
export function AskPosition({ children }: { children?: ReactNode }) {
  const { watch } = useWalk();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const start = (): void => {
      if (place.current) leaveButton(place.current);
      watch.get().start();
    };
    const ended = new AbortController();
    // `promptaction`: the visitor has answered the question. `location`: a position came at once, because it had been
    // allowed before.
    for (const type of ['location', 'promptaction'])
      place.current?.addEventListener(type, start, { signal: ended.signal });
    return () => ended.abort();
  }, [watch]);
  return (
    <geolocation ref={place} accuracymode="precise" className={page.own}>
      {children}
    </geolocation>
  );
}
