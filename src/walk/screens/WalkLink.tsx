import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hashOf, type Screen } from '../progress/screen-hash';
import { useWalk } from './use-walk';

interface WalkLinkProps {
  readonly screen: Screen;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly current?: boolean;
  /** A press does nothing now. */
  readonly rests?: boolean;
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Leads to a screen of this walk, which is an entry of the history. */
export function WalkLink({
  screen,
  className,
  label,
  current = false,
  rests = false,
  onPress,
  children,
}: WalkLinkProps) {
  const { slug } = useWalk().tour;
  const hash = hashOf(screen).slice(1);
  return (
    <Link
      to="/tours/$slug/walk"
      params={{ slug }}
      {...(hash === '' ? {} : { hash })}
      // Every screen of the walk has the same path.
      activeOptions={{ includeHash: true }}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      aria-disabled={rests || undefined}
      onClick={(event) => {
        if (rests) event.preventDefault();
        else onPress?.();
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
