import { Textarea as MantineTextarea } from '@mantine/core';
import { AUTO_DIRECTION, fieldParts, type FieldProps } from './field-parts';

interface TextareaProps extends FieldProps {
  /** The number of visible lines. */
  readonly rows: number;
}

/** Renders a labelled text field of several lines. The field is uncontrolled: a text typed before hydration stays. */
export function Textarea(props: TextareaProps) {
  return <MantineTextarea {...fieldParts(props)} attributes={{ input: AUTO_DIRECTION }} />;
}
