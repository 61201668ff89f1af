import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadPart } from '../browser/load-part';

interface Options<Props> {
  /**
   * Called each time the part does not load, to tell a visitor who asked for the part. The part is then requested again
   * when it is mounted again. Without this function it is requested again when the connection is back.
   */
  readonly whenMissing?: (props: Props) => void;
}

/**
 * Creates a part that the page can do without. It is loaded when it is first rendered and shows nothing until it has
 * loaded (a first visit may lose its connection). React's `lazy` is not used, because it keeps a failure until the page
 * is closed.
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
