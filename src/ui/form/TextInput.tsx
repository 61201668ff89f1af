import { TextInput as MantineTextInput } from '@mantine/core';
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
}

/** A labelled box of one line. Uncontrolled: what stands in it before the script comes stays. */
export function TextInput({ min, max, ...props }: TextInputProps) {
  return (
    <MantineTextInput
      {...fieldParts(props)}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
    />
  );
}
