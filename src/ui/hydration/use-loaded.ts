import { useEffect, useEffectEvent, useState } from 'react';
import { keepLoading } from '../../browser/load-part';

interface Options<Loaded> {
  /** The result of an earlier call; if it is given, nothing is loaded. */
  readonly loaded?: Loaded | undefined;
  /** Called each time the load fails. */
  readonly onFailed?: () => void;
}

/**
 * Loads code or data while the calling component is mounted, and after a failure again, as `keepLoading` does.
 * @param load imports or fetches an object; must keep its identity between renders, because another function loads anew
 * @returns undefined until it has loaded
 */
export function useLoaded<Loaded extends object | undefined>(
  load: () => Promise<Loaded>,
  { loaded, onFailed }: Options<Loaded> = {},
): Loaded | undefined {
  const [own, setOwn] = useState(loaded);
  const failed = useEffectEvent(() => onFailed?.());
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    return keepLoading(load, setOwn, () => failed());
  }, [load, isLoaded]);
  return loaded ?? own;
}
