import '@mantine/core/styles/Fieldset.layer.css';
import { Fieldset as MantineFieldset, type FieldsetProps as MantineFieldsetProps } from '@mantine/core';

interface FieldsetProps extends Omit<MantineFieldsetProps, 'classNames' | 'className'> {
  readonly className?: string | undefined;
  readonly legendClass?: string | undefined;
}

/** Renders a fieldset without a frame. */
export function Fieldset({ className, legendClass, ...props }: FieldsetProps) {
  return (
    <MantineFieldset
      {...props}
      classNames={{
        ...(className === undefined ? {} : { root: className }),
        ...(legendClass === undefined ? {} : { legend: legendClass }),
      }}
    />
  );
}
