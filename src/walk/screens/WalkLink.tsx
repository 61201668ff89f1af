import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { isPlainPress } from '../../browser/plain-press';
import { hashOf, type Screen } from '../progress/screen-hash';
import { useWalk } from './use-walk';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The hash of the screen from which the map or the list was opened, which is the entry before this one. */
    openedFrom?: string;
  }
}

interface WalkLinkProps {
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly screen: Screen;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly current?: boolean;
  /** The link is disabled for a moment. */
  readonly isGuarded?: boolean;
  /** The link leads from the map or the list to the walker's place: as it was left, if that is the entry before. */
  readonly isBack?: boolean;
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The browser goes back later than `history.back()` returns; a second press before that must not go back once more. */
let isGoingBack = false;

function goBackOnce(back: () => void): void {
  if (isGoingBack) return;
  isGoingBack = true;
  window.addEventListener('popstate', () => (isGoingBack = false), { once: true });
  back();
}

const isOverview = ({ kind }: Screen): boolean => kind === 'map' || kind === 'list';

/** A link to a screen of this walk. Each screen is an entry of the history; the map and the list share one. */
export function WalkLink({
  ref,
  screen,
  className,
  label,
  current = false,
  isGuarded = false,
  isBack = false,
  onPress,
  children,
}: WalkLinkProps) {
  const { tour, screen: shown } = useWalk();
  const { history } = useRouter();
  const hash = hashOf(screen);
  const carriesOn = isOverview(screen) && isOverview(shown);
  const press = (event: MouseEvent): void => {
    onPress?.();
    if (!isBack || history.location.state.openedFrom !== hash) return;
    event.preventDefault();
    goBackOnce(() => history.back());
  };
  return (
    <Link
      ref={ref}
      to="/tours/$slug/walk"
      params={{ slug: tour.slug }}
      {...(hash === '' ? {} : { hash: hash.slice(1) })}
      replace={carriesOn}
      state={carriesOn || (isOverview(screen) ? { openedFrom: hashOf(shown) } : {})}
      // All screens of the walk have the same path.
      activeOptions={{ includeHash: true }}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      aria-disabled={isGuarded || undefined}
      onClick={(event) => {
        if (isGuarded) event.preventDefault();
        else if (isPlainPress(event)) press(event);
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
