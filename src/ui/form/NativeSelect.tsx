import { NativeSelect as MantineNativeSelect } from '@mantine/core';
import { Icon } from '../Icon';
import { fieldParts, type FieldProps } from './field-parts';

interface NativeSelectProps extends FieldProps {
  readonly choices: readonly (string | { readonly value: string; readonly label: string })[];
  /** The text that is shown while nothing is chosen. */
  readonly none: string;
}

/** Renders a labelled native list to choose from. The field is uncontrolled. */
export function NativeSelect({ choices, none, ...props }: NativeSelectProps) {
  return (
    <MantineNativeSelect
      {...fieldParts(props)}
      data={[{ value: '', label: none }, ...choices]}
      rightSection={<Icon name="chevron" />}
    />
  );
}
