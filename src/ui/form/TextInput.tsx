import { TextInput as MantineTextInput } from '@mantine/core';
import type { Ref } from 'react';
import { fieldParts, type FieldProps } from './field-parts';

interface TextInputProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  /** Of a date: the first and the last that the browser offers. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** What the Enter key of a touch keyboard says. */
  readonly enterKeyHint?: 'next' | 'send';
  /** Id of what describes it, where that stands elsewhere. */
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled box of one line. Uncontrolled: what stands in it before the script comes stays. */
export function TextInput({ min, max, describedBy, ref, ...props }: TextInputProps) {
  return (
    <MantineTextInput
      {...fieldParts(props)}
      {...(ref === undefined ? {} : { ref })}
      {...(describedBy === undefined ? {} : { attributes: { input: { 'aria-describedby': describedBy } } })}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
    />
  );
}
