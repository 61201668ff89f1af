import { useRef, type PointerEvent } from 'react';

const SHORTEST_PX = 48;

/** A finger drawn to one side calls `step`: to the left goes on, to the right goes back. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
      // A mouse that is drawn ends in a click, which closes; two fingers enlarge.
      from.current = pointerType === 'mouse' || !isPrimary ? null : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (from.current === null) return;
      const [right, down] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(right) >= SHORTEST_PX && Math.abs(right) > Math.abs(down)) step(right < 0 ? 1 : -1);
    },
    onPointerCancel(): void {
      from.current = null;
    },
  };
}
