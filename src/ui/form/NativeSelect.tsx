import { NativeSelect as MantineNativeSelect } from '@mantine/core';
import { Icon } from '../Icon';
import { fieldParts, type FieldProps } from './field-parts';

interface NativeSelectProps extends FieldProps {
  readonly choices: readonly (string | { readonly value: string; readonly label: string })[];
  /** What it says while nothing is chosen. */
  readonly none: string;
}

/** A labelled list to choose one from: the browser's own. Uncontrolled. */
export function NativeSelect({ choices, none, ...props }: NativeSelectProps) {
  return (
    <MantineNativeSelect
      {...fieldParts(props)}
      data={[{ value: '', label: none }, ...choices]}
      rightSection={<Icon name="chevron" />}
    />
  );
}
