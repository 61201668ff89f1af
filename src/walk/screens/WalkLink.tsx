import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isPlainPress } from '../../browser/plain-press';
import { hashOf, type Screen } from '../progress/screen-hash';
import { useWalk } from './use-walk';

interface WalkLinkProps {
  readonly screen: Screen;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly current?: boolean;
  /** The link is disabled for a moment. */
  readonly rests?: boolean;
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to a screen of this walk. Each screen is an entry of the history. */
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
      // All screens of the walk have the same path.
      activeOptions={{ includeHash: true }}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      aria-disabled={rests || undefined}
      onClick={(event) => {
        if (rests) event.preventDefault();
        else if (isPlainPress(event)) onPress?.();
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
