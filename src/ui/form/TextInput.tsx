import { TextInput as MantineTextInput } from '@mantine/core';
import type { Ref } from 'react';
import { AUTO_DIRECTION, fieldParts, type FieldProps } from './field-parts';

interface TextInputLook {
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  /** The first and the last date that the browser offers, in a date field. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  /** The label of the Enter key on a touch keyboard. */
  readonly enterKeyHint?: 'next';
  readonly ref?: Ref<HTMLInputElement>;
}

interface DescribedElsewhere extends Omit<FieldProps, 'hint' | 'note' | 'error'> {
  /**
   * The id of an element that describes the field and stands elsewhere. Such a field has no texts of its own, because
   * the id takes the place of theirs.
   */
  readonly describedBy: string;
  readonly error?: boolean;
}

type TextInputProps = TextInputLook & (DescribedElsewhere | (FieldProps & { readonly describedBy?: undefined }));

/** Renders a labelled text field of one line. The field is uncontrolled: a text typed before hydration stays. */
export function TextInput({ min, max, describedBy, ref, ...props }: TextInputProps) {
  return (
    <MantineTextInput
      {...fieldParts(props)}
      {...(ref === undefined ? {} : { ref })}
      attributes={{
        input: { ...AUTO_DIRECTION, ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }) },
      }}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
    />
  );
}
