import { ButtonAnchor } from '../../ui/Button';
import type { IconName } from '../../ui/icon-paths';

interface OutsideButtonProps {
  readonly href: string;
  readonly icon: IconName;
  readonly size?: 'medium' | 'large';
  readonly className?: string | undefined;
  readonly children: string;
}

/** Opens somebody else's page, in a window of its own. It stays a button without a connection, too. */
export function OutsideButton({ children, ...rest }: OutsideButtonProps) {
  return (
    <ButtonAnchor target="_blank" rel="noopener" look="primary" wide {...rest}>
      <span>{children}</span>
      <span className="visually-hidden"> (opens in a new window)</span>
    </ButtonAnchor>
  );
}
