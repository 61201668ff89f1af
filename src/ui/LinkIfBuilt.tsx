import { Link, useRouter } from '@tanstack/react-router';
import { Icon } from './Icon';

/** A link onward to a page of ours. Where no route leads there, nothing stands in its place. */
export function LinkIfBuilt({ to, children, className }: { to: string; children: string; className?: string }) {
  const { routesByPath } = useRouter();
  if (!(to in routesByPath)) return null;
  return (
    <Link to={to} className={className}>
      <span>{children}</span>
      <Icon name="arrow" />
    </Link>
  );
}
