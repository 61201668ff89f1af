import { Textarea as MantineTextarea } from '@mantine/core';
import { fieldParts, type FieldProps } from './field-parts';

interface TextareaProps extends FieldProps {
  /** The number of lines that show. */
  readonly rows: number;
}

/** A labelled box of several lines. Uncontrolled: what stands in it before the script comes stays. */
export function Textarea(props: TextareaProps) {
  return <MantineTextarea {...fieldParts(props)} />;
}
