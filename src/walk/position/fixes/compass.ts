// Where the device points to. Steel puts it off by 30 degrees: good for the tip on the map, never for words.

export interface Compass {
  /**
   * Asks where asking is needed; must be called in the handler of a press.
   * @param onHeading degrees from north; undefined: nothing that could be used
   * @returns ends it
   */
  start(onHeading: (heading: number | undefined) => void): () => void;
}

/** Smaller turns are the hand's. */
const STEP_DEGREES = 5;

interface OrientationEvent {
  readonly absolute?: boolean;
  readonly alpha?: number | null;
  readonly webkitCompassHeading?: number;
}

/**
 * The heading that an orientation event tells: Safari says it in a property of its own, the others count alpha against
 * the clock from north where the event is absolute.
 * @param screenTurn degrees by which the picture is turned on the device
 */
export function headingOf(event: OrientationEvent, screenTurn: number): number | undefined {
  const { absolute, alpha, webkitCompassHeading: fromNorth } = event;
  const ownWay = typeof fromNorth === 'number' && fromNorth >= 0 ? fromNorth : undefined;
  const heading = ownWay ?? (absolute === true && typeof alpha === 'number' ? 360 - alpha : undefined);
  if (heading === undefined || !Number.isFinite(heading)) return undefined;
  return (Math.round((heading + screenTurn) / STEP_DEGREES) * STEP_DEGREES + 360) % 360;
}

interface Gate {
  requestPermission?: () => Promise<string>;
}

/** The compass of this browser; undefined where it has none. */
export function deviceCompass(): Compass | undefined {
  if (typeof DeviceOrientationEvent === 'undefined') return undefined;
  const gate = DeviceOrientationEvent as unknown as Gate;
  return {
    start(onHeading) {
      let ended = false;
      let last: number | undefined;
      const listen = (event: Event): void => {
        const heading = headingOf(event as OrientationEvent, screen.orientation?.angle ?? 0);
        if (heading === undefined || heading === last) return;
        last = heading;
        onHeading(heading);
      };
      const begin = (): void => {
        if (ended) return;
        addEventListener('deviceorientationabsolute', listen);
        addEventListener('deviceorientation', listen);
      };
      if (gate.requestPermission === undefined) begin();
      else
        gate.requestPermission().then(
          (answer) => {
            if (answer === 'granted') begin();
          },
          // Refused, or not in a press: the walk goes on without a tip.
          () => undefined,
        );
      return () => {
        ended = true;
        removeEventListener('deviceorientationabsolute', listen);
        removeEventListener('deviceorientation', listen);
        onHeading(undefined);
      };
    },
  };
}
