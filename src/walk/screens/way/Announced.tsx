import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * One permanent live region: not every screen reader announces text in a region that has just been added. It is off
 * while the voice speaks, because two voices cannot be understood together. What has changed meanwhile is announced
 * when the voice has ended.
 */
export function Announced({ isSpeaking, children }: { isSpeaking: boolean; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const element = region.current;
    if (!isSpeaking || element === null) return undefined;
    const before = element.textContent;
    return () => {
      // Screen readers announce a new element only if the region was on before.
      requestAnimationFrame(() => {
        if (element.textContent !== before) setRound((last) => last + 1);
      });
    };
  }, [isSpeaking]);
  return (
    <div ref={region} role="status" aria-live={isSpeaking ? 'off' : undefined}>
      <div key={round}>{children}</div>
    </div>
  );
}
