import type { ButtonSize } from '../../theme/components/actions';
import { ButtonAnchor } from '../../ui/Button';
import type { IconName } from '../../ui/icon-paths';

interface OutsideButtonProps {
  readonly href: string;
  readonly icon: IconName;
  readonly size?: ButtonSize;
  readonly className?: string | undefined;
  readonly children: string;
}

/** Renders a button that opens a page of another site in a new tab. It stays enabled offline. */
export function OutsideButton({ children, ...rest }: OutsideButtonProps) {
  return (
    <ButtonAnchor target="_blank" rel="noopener" variant="primary" wide {...rest}>
      <span>{children}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonAnchor>
  );
}
