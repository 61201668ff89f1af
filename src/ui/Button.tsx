import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button as MantineButton, type ButtonProps as MantineButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { ButtonSize } from '../theme/components/actions';
import type { Variant } from '../theme/variants';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import styles from './button.module.css';

/** The properties that set how a button looks. */
export interface ButtonLook {
  readonly variant?: Variant;
  readonly size?: ButtonSize;
  readonly icon?: IconName | undefined;
  /** Whether the button takes the full width on a phone. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const mantineProps = ({ icon, wide, className, ...look }: ButtonLook): MantineButtonProps => ({
  classNames: { root: styles.root, inner: styles.inner, label: styles.label, section: styles.section },
  ...(className === undefined ? {} : { className }),
  ...(wide === true ? { mod: 'wide' } : {}),
  ...(icon === undefined ? {} : { leftSection: <Icon name={icon} /> }),
  ...look,
});

type Attributes<Element> = Omit<Element, keyof ButtonLook | 'color' | 'style'>;

interface ButtonProps extends ButtonLook, Attributes<ButtonHTMLAttributes<HTMLButtonElement>> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** Its work is under way: the button ignores presses. It is not `disabled`, so it keeps the focus. */
  readonly busy?: boolean;
}

/** Renders a button, with an icon before its text if `icon` is given. */
export function Button({ ref, busy = false, onClick, ...props }: ButtonProps) {
  return (
    <MantineButton
      ref={ref}
      aria-disabled={busy || undefined}
      onClick={busy ? ignorePress : onClick}
      {...mantineProps(props)}
    />
  );
}

/** Also keeps a form from being submitted. */
const ignorePress = (event: MouseEvent): void => event.preventDefault();

/** Renders a plain link that looks like a button. For a page of this site use ButtonLink. */
export function ButtonAnchor({
  ref,
  ...props
}: ButtonLook & Attributes<AnchorHTMLAttributes<HTMLAnchorElement>> & { ref?: Ref<HTMLAnchorElement> }) {
  return <MantineButton component="a" ref={ref} {...mantineProps(props)} />;
}

/** Renders a link that looks like a button and leads to a page of this site. */
export const ButtonLink = createLink(ButtonAnchor);
