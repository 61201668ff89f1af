import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Fieldset, Input, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { errorWords, type BoundField } from './field-parts';
import styles from './choices.module.css';
import inputStyles from './input.module.css';

interface ChoicesProps extends BoundField {
  readonly label: string;
  readonly choices: readonly string[];
  /** rows under one another, pairs side by side, or boxes in one line. */
  readonly look: 'rows' | 'pairs' | 'boxes';
  /** How a choice is shown, where not as it is called; it must say the same. */
  readonly show?: (choice: string) => ReactNode;
}

/** The mark of what is chosen is drawn by the button itself. */
const NoIcon = () => null;
const RADIO = {
  root: styles.choice,
  body: styles.body,
  inner: styles.inner,
  radio: styles.radio,
  labelWrapper: styles.labelWrapper,
  label: styles.label,
};

/**
 * One of several, all to be seen: radio buttons under one question. Uncontrolled, so no Radio.Group stands around them:
 * that holds the choice itself, and takes back one that was made before the script came.
 */
export function Choices({ name, label, choices, look, show, error, ...bound }: ChoicesProps) {
  const errorId = `${name}-error`;
  const wrong = error !== undefined;
  return (
    <Fieldset
      variant="unstyled"
      classNames={{ root: styles.group, legend: styles.legend }}
      legend={label}
      role="radiogroup"
      aria-required
      aria-invalid={wrong}
    >
      <div className={classes(styles.choices, styles[look], wrong && styles.wrong)}>
        {choices.map((choice, index) => (
          <Radio
            key={choice}
            {...bound}
            id={`${name}-${index}`}
            name={name}
            value={choice}
            icon={NoIcon}
            label={show ? show(choice) : <span>{choice}</span>}
            classNames={RADIO}
            // Of the field that is read out when the focus comes; a group's own words are often left out.
            {...(wrong ? { 'aria-describedby': errorId } : {})}
          />
        ))}
      </div>
      {wrong ? (
        <Input.Error id={errorId} classNames={{ error: inputStyles.error }}>
          {errorWords(error)}
        </Input.Error>
      ) : null}
    </Fieldset>
  );
}
