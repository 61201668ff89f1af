import type { Screen } from '../progress/screen-hash';

/**
 * The next (1) or previous (-1) screen in the order of the walk; undefined on a screen without a place in this order.
 * @param stops how many stops the walk has
 */
export function screenBeside(screen: Screen, by: 1 | -1, stops: number): Screen | undefined {
  if (screen.kind === 'end') return by < 0 ? { kind: 'stop', stop: stops } : undefined;
  if (screen.kind === 'way')
    return by > 0
      ? { kind: 'stop', stop: screen.stop }
      : screen.stop > 1
        ? { kind: 'stop', stop: screen.stop - 1 }
        : { kind: 'cover' };
  if (screen.kind === 'stop')
    return by < 0
      ? { kind: 'way', stop: screen.stop }
      : screen.stop < stops
        ? { kind: 'way', stop: screen.stop + 1 }
        : { kind: 'end' };
  return undefined;
}
