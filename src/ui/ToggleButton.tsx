import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useEarlyClick } from './use-early-click';
import styles from './toggle-button.module.css';

interface ToggleButtonProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Renders one of several buttons in a row; the chosen button has inverted colors. */
export function ToggleButton({ isOn, onPress, children }: ToggleButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEarlyClick(button);
  return (
    <Button
      ref={button}
      variant="framed"
      size="sm"
      aria-pressed={isOn}
      classNames={{ root: styles.root, inner: styles.inner, label: styles.label }}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
