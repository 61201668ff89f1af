import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import styles from './button.module.css';

interface Look {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: IconName;
  /** Full width on a phone. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const classOf = (
  { look = 'secondary', size = 'medium', wide = false }: Omit<Look, 'children'>,
  className?: string,
): string =>
  classes(
    styles.button,
    look === 'primary' && styles.primary,
    look === 'quiet' && styles.quiet,
    size === 'large' && styles.large,
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  );

function Inside({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <>
      {icon === undefined ? null : <Icon name={icon} />}
      {/* An element of its own: a translating browser replaces bare text, and React then stumbles. */}
      <span>{children}</span>
    </>
  );
}

export function Button({
  look,
  size,
  icon,
  wide,
  children,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={classOf({ look, size, wide } as Look, className)} {...rest}>
      <Inside icon={icon}>{children}</Inside>
    </button>
  );
}

/** A link to somewhere else that looks like a button. */
export function ButtonAnchor({
  look,
  size,
  icon,
  wide,
  children,
  className,
  ref,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  return (
    <a ref={ref} className={classOf({ look, size, wide } as Look, className)} {...rest}>
      <Inside icon={icon}>{children}</Inside>
    </a>
  );
}

/** A link to a page of ours that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
