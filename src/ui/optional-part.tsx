import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadPart } from '../browser/load-part';

interface Options<Props> {
  /**
   * Called each time it does not come: for a part that somebody has asked for, who is then told so. It is
   * asked for again when it is drawn anew. Without this it is asked for again once there is a connection.
   */
  readonly whenMissing?: (props: Props) => void;
}

/**
 * A part that the page can do without: loaded when it is first drawn, and nothing in its place as long as it
 * does not come (a first visit cut off). Not React's `lazy`, which keeps a failure for as long as the page lives.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenMissing }: Options<Props> = {},
): ComponentType<Props> {
  let there: ComponentType<Props> | undefined;
  return function OptionalPart(props: Props) {
    const [Part, setPart] = useState(() => there);
    const missing = useEffectEvent(() => whenMissing?.(props));
    useEffect(() => {
      if (there !== undefined) return setPart(() => there);
      let drawn = true;
      const ask = (): void => {
        loadPart(load).then(
          (part) => {
            there = part;
            if (drawn) setPart(() => part);
          },
          () => {
            if (drawn) missing();
          },
        );
      };
      ask();
      if (whenMissing === undefined) addEventListener('online', ask);
      return () => {
        drawn = false;
        removeEventListener('online', ask);
      };
    }, []);
    return Part === undefined ? null : <Part {...props} />;
  };
}
