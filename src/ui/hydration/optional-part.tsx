import type { ComponentType } from 'react';
import { loadAskedPart, loadPart } from '../../browser/load-part';
import { useLoaded } from './use-loaded';

interface Options<Props> {
  /** True for a part that is rendered only after a press for it. */
  readonly isAskedFor?: boolean;
  /** Called each time the part does not load, to tell a visitor who asked for the part. */
  readonly whenMissing?: (props: Props) => void;
}

export type OptionalPart<Props> = ComponentType<Props> & {
  /** Loads the part before it is rendered, so that it is there at once; rejects if it does not load. */
  readonly load: () => Promise<void>;
  /** Returns whether the part has loaded, so that it is there at once when it is rendered. */
  readonly isLoaded: () => boolean;
};

/**
 * Creates a part that the page can do without. It is loaded when it is first rendered and shows nothing until it has
 * loaded (a first visit may lose its connection). After a failure it is requested again when it is mounted again,
 * and as `keepLoading` does. React's `lazy` is not used, because it keeps a failure until the page is closed.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isAskedFor = false, whenMissing }: Options<Props> = {},
): OptionalPart<Props> {
  let loaded: { readonly Part: ComponentType<Props> } | undefined;
  const loadOnce = async () => (loaded ??= { Part: await (isAskedFor ? loadAskedPart : loadPart)(load) });
  function Part(props: Props) {
    const current = useLoaded(loadOnce, { loaded, onFailed: () => whenMissing?.(props) });
    return current === undefined ? null : <current.Part {...props} />;
  }
  return Object.assign(Part, {
    load: async () => {
      await loadOnce();
    },
    isLoaded: () => loaded !== undefined,
  });
}
