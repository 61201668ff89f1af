import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadPart } from '../../browser/load-part';

interface Options<Props> {
  /**
   * Called each time the part does not load, to tell a visitor who asked for the part. The part is then requested again
   * when it is mounted again. Without this function it is requested again when the connection is back.
   */
  readonly whenMissing?: (props: Props) => void;
}

export type OptionalPart<Props> = ComponentType<Props> & {
  /** Loads the part before it is rendered, so that it is there at once; rejects if it does not load. */
  readonly load: () => Promise<void>;
};

/**
 * Creates a part that the page can do without. It is loaded when it is first rendered and shows nothing until it has
 * loaded (a first visit may lose its connection). React's `lazy` is not used, because it keeps a failure until the page
 * is closed.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenMissing }: Options<Props> = {},
): OptionalPart<Props> {
  let there: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<ComponentType<Props>> => (there ??= await loadPart(load));
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => there);
    const missing = useEffectEvent(() => whenMissing?.(props));
    useEffect(() => {
      if (Loaded !== undefined) return undefined;
      let drawn = true;
      const ask = (): void => {
        fetchPart().then(
          (part) => {
            if (drawn) setLoaded(() => part);
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
    }, [Loaded]);
    return Loaded === undefined ? null : <Loaded {...props} />;
  }
  return Object.assign(Part, {
    load: async () => {
      await fetchPart();
    },
  });
}
