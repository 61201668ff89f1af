import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio as MantineRadio } from '@mantine/core';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './radio.module.css';

interface RadioProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  readonly describedBy?: string | undefined;
  /** Chosen at first, where the field itself holds the choice. */
  readonly first?: boolean;
  /** Where something else holds the choice. */
  readonly checked?: boolean;
  readonly onChoose?: () => void;
  readonly classNames?: Partial<
    Record<'root' | 'body' | 'inner' | 'radio' | 'labelWrapper' | 'label', string | undefined>
  >;
}

/** The mark of what is chosen is drawn by the button itself. */
const NoIcon = () => null;

/** One of several choices: a button with its words. A press anywhere on it chooses. */
export function Radio({ describedBy, first, checked, onChoose, classNames = {}, ...props }: RadioProps) {
  return (
    <MantineRadio
      {...props}
      icon={NoIcon}
      {...(first === true ? { defaultChecked: true } : {})}
      {...(checked === undefined ? {} : { checked })}
      {...(onChoose === undefined ? {} : { onChange: onChoose })}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      classNames={{
        root: classes(styles.root, classNames.root),
        body: classNames.body,
        inner: classes(styles.inner, classNames.inner),
        radio: classes(styles.radio, classNames.radio),
        labelWrapper: classes(styles.labelWrapper, classNames.labelWrapper),
        label: classes(styles.label, classNames.label),
      }}
    />
  );
}
