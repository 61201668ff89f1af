import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from './Icon';
import { loneLink } from './lone-link';

/** Renders a link with an arrow to a page of this site. */
export function LinkOnward({
  to,
  children,
  className,
}: {
  to: NonNullable<LinkProps['to']>;
  children: string;
  className?: string | undefined;
}) {
  return (
    <Link to={to} className={loneLink(className)}>
      <span>{children}</span>
      <Icon name="arrow" />
    </Link>
  );
}
