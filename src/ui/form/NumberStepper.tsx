import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { classes } from '../classes';
import { IconButton } from '../IconButton';
import { fieldParts, PARTS, type FieldProps } from './field-parts';
import styles from './number-stepper.module.css';

interface Step {
  readonly label: string;
  /** Whether the number is at its limit, so that the button is disabled. */
  readonly isLast: boolean;
  readonly onStep: () => void;
}

interface NumberStepperProps extends FieldProps {
  readonly min: number;
  readonly max: number;
  readonly defaultValue: number;
  readonly fewer: Step;
  readonly more: Step;
  /** Whether the buttons work, which needs the script. */
  readonly ready: boolean;
  /** Called when typing is finished: the field loses the focus, or Enter is pressed. */
  readonly onSettle: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const CLASSES = {
  ...PARTS,
  wrapper: classes(PARTS.wrapper, styles.wrapper),
  input: classes(PARTS.input, styles.input),
  section: styles.section,
};

/**
 * Renders a field for a whole number with a button on each side. The field is uncontrolled: a number typed before
 * hydration stays.
 */
export function NumberStepper({
  fewer,
  more,
  ready,
  onSettle,
  min,
  max,
  defaultValue,
  ref,
  ...field
}: NumberStepperProps) {
  const stepOf = (icon: 'minus' | 'plus', { label, isLast, onStep }: Step) => (
    <IconButton
      type="button"
      label={label}
      icon={icon}
      className={styles.step}
      disabled={!ready}
      aria-disabled={ready ? isLast : undefined}
      onClick={onStep}
    />
  );
  return (
    <TextInput
      {...fieldParts(field)}
      {...(ref === undefined ? {} : { ref })}
      classNames={CLASSES}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={1}
      defaultValue={defaultValue}
      leftSection={stepOf('minus', fewer)}
      leftSectionPointerEvents="all"
      rightSection={stepOf('plus', more)}
      rightSectionPointerEvents="all"
      onBlur={onSettle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSettle();
      }}
    />
  );
}
