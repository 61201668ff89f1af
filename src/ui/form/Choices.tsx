import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { errorWords, OPTIONAL, type BoundField } from './field-parts';
import { Fieldset } from './Fieldset';
import { Radio } from './Radio';
import styles from './choices.module.css';
import fieldStyles from './field-parts.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoicesProps extends BoundField {
  readonly label: string;
  readonly choices: readonly string[] | readonly Choice[];
  /**
   * The layout: `rows` one below the other, `pairs` in two columns, `boxes` in one line, or `chips` that fill the
   * lines.
   */
  readonly look: 'rows' | 'pairs' | 'boxes' | 'chips';
  /** Whether an answer is optional: the first choice then means "none" and is chosen at first. */
  readonly optional?: boolean;
  /** Renders a choice if its name alone is not enough; the result must say the same as the name. */
  readonly show?: (choice: string) => ReactNode;
}

const asChoice = (choice: string | Choice): Choice =>
  typeof choice === 'string' ? { value: choice, label: choice } : choice;

const RADIO = { root: styles.choice, body: styles.body, inner: styles.inner, radio: styles.radio, label: styles.label };

/**
 * Renders several choices, all visible, as radio buttons under one question. The field is uncontrolled and therefore
 * does not use Mantine's Radio.Group, which keeps the choice in its own state and would reset a choice that was made
 * before hydration.
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
            // The description is repeated on each button, because many screen readers do not read that of the group.
            describedBy={wrong ? errorId : undefined}
          />
        ))}
      </div>
      {wrong ? (
        <Input.Error id={errorId} classNames={{ error: fieldStyles.error }}>
          {errorWords(error)}
        </Input.Error>
      ) : null}
    </Fieldset>
  );
}
