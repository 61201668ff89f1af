import { useRouterState } from '@tanstack/react-router';

/** Returns the path of the page that is shown, not of the one that is being fetched. */
export const useShownPath = (): string =>
  useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
