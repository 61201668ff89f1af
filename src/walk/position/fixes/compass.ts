// The direction in which the device points. Steel nearby can turn it by 30 degrees, so it is good enough for the
// pointer on the map and not for sentences.

export interface Compass {
  /**
   * Starts listening and asks for permission where the browser requires it. Call it in the handler of a press.
   * @param onHeading gets degrees clockwise from north; undefined: there is no usable heading
   * @returns a function that stops listening
   */
  start(onHeading: (heading: number | undefined) => void): () => void;
}

/** Headings are rounded to this step, because smaller turns come from the hand that holds the phone. */
const STEP_DEGREES = 5;
/**
 * The declination of New York: magnetic north, to which the compass points, is this far from true north, which the map
 * has. NOAA's World Magnetic Model gives 12.6 degrees west for 2026. It changes by less than a degree in ten years.
 */
const DECLINATION_DEGREES = -13;

interface OrientationEvent {
  readonly absolute?: boolean;
  readonly alpha?: number | null;
  readonly webkitCompassHeading?: number;
  /** Degrees; negative while there is no heading, which is 0 then. */
  readonly webkitCompassAccuracy?: number;
}

/**
 * Returns the heading of an orientation event in degrees clockwise from true north; undefined if the event holds none.
 * Safari has a property of its own for it, which is Core Location's magnetic heading. Other browsers give alpha, which
 * counts counterclockwise from north if the event is absolute. This north is the magnetic one of Android's rotation
 * vector.
 * @param screenTurn by how many degrees the screen's content is rotated on the device
 */
export function headingOf(event: OrientationEvent, screenTurn: number): number | undefined {
  const { absolute, alpha, webkitCompassHeading: fromNorth, webkitCompassAccuracy: accuracy = 0 } = event;
  const ownWay = typeof fromNorth === 'number' && fromNorth >= 0 && accuracy >= 0 ? fromNorth : undefined;
  const heading = ownWay ?? (absolute === true && typeof alpha === 'number' ? 360 - alpha : undefined);
  if (heading === undefined || !Number.isFinite(heading)) return undefined;
  return (Math.round((heading + DECLINATION_DEGREES + screenTurn) / STEP_DEGREES) * STEP_DEGREES + 360) % 360;
}

interface Gate {
  requestPermission?: () => Promise<string>;
}

/** Returns the compass of this browser; undefined if there is none. */
export function deviceCompass(): Compass | undefined {
  if (typeof DeviceOrientationEvent === 'undefined') return undefined;
  const gate = DeviceOrientationEvent as unknown as Gate;
  return {
    start(onHeading) {
      let ended = false;
      let last: number | undefined;
      const listen = (event: Event): void => {
        const orientation = event as OrientationEvent;
        const heading = headingOf(orientation, screen.orientation?.angle ?? 0);
        // Chrome sends two kinds of events, and only one has a heading. In Safari, each event says what is known.
        const saysNothing = heading === undefined && orientation.webkitCompassHeading === undefined;
        if (saysNothing || heading === last) return;
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
          // Permission was refused, or the call came outside of a press: the map shows no pointer.
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
