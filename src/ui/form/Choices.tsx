import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { errorWords, OPTIONAL, type BoundField } from './field-parts';
import { Fieldset } from './Fieldset';
import { Radio } from './Radio';
import styles from './choices.module.css';
import inputStyles from './input.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoicesProps extends BoundField {
  readonly label: string;
  readonly choices: readonly string[] | readonly Choice[];
  /** rows under one another, pairs side by side, boxes in one line, or chips that fill the lines. */
  readonly look: 'rows' | 'pairs' | 'boxes' | 'chips';
  /** Nothing has to be chosen: the first one stands for that, and is chosen at first. */
  readonly optional?: boolean;
  /** How a choice is shown, where not as it is called; it must say the same. */
  readonly show?: (choice: string) => ReactNode;
}

const asChoice = (choice: string | Choice): Choice =>
  typeof choice === 'string' ? { value: choice, label: choice } : choice;

const RADIO = { root: styles.choice, body: styles.body, inner: styles.inner, radio: styles.radio, label: styles.label };

/**
 * One of several, all to be seen: radio buttons under one question. Uncontrolled, so no Radio.Group stands around them:
 * that holds the choice itself, and takes back one that was made before the script came.
 */
export function Choices({ name, label, choices, look, optional = false, show, error }: ChoicesProps) {
  const errorId = `${name}-error`;
  const wrong = error !== undefined;
  return (
    <Fieldset
      className={styles.group}
      legendClass={styles.legend}
      legend={
        <>
          <span>{label}</span> {optional ? OPTIONAL : null}
        </>
      }
      role="radiogroup"
      {...(optional ? {} : { 'aria-required': true, 'aria-invalid': wrong })}
    >
      <div className={classes(styles.choices, styles[look], wrong && styles.wrong)}>
        {choices.map(asChoice).map((choice, index) => (
          <Radio
            key={choice.value}
            id={`${name}-${index}`}
            name={name}
            value={choice.value}
            label={show ? show(choice.value) : <span>{choice.label}</span>}
            first={optional && index === 0}
            classNames={RADIO}
            // Of the field that is read out when the focus comes; a group's own words are often left out.
            describedBy={wrong ? errorId : undefined}
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
