import type { Checkbox, Fieldset, Input, InputWrapper, Radio, Textarea } from '@mantine/core';
import { fontSizes } from '../scales';
import type { Extension } from './extension';

const HEIGHTS = { md: '3.25rem', lg: '3.5rem' } as const;

export type InputSize = keyof typeof HEIGHTS;

const isSize = (size: unknown): size is InputSize => typeof size === 'string' && Object.hasOwn(HEIGHTS, size);

const input: Extension<typeof Input> = {
  defaultProps: { size: 'md' },
  vars: (_, { size, multiline }) => ({
    wrapper: {
      '--input-height': HEIGHTS[isSize(size) ? size : 'md'],
      '--input-fz': fontSizes.body,
      '--input-padding-y': multiline === true ? '11px' : '',
      // The parts of a field have one gap (src/ui/form/field-parts.module.css), so Mantine's margins are empty.
      '--input-margin-top': '',
      '--input-margin-bottom': '',
    },
  }),
};

const inputWrapper: Extension<typeof InputWrapper> = {
  defaultProps: {
    // Labels mark optional fields, because most fields are required.
    withAsterisk: false,
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
  },
  vars: () => ({
    label: { '--input-label-size': fontSizes.medium, '--input-asterisk-color': '' },
    description: { '--input-description-size': 'var(--t-small)' },
    error: { '--input-error-size': 'var(--t-small)' },
    success: {},
  }),
};

const textarea: Extension<typeof Textarea> = { defaultProps: { resize: 'vertical' } };

const fieldset: Extension<typeof Fieldset> = { defaultProps: { variant: 'unstyled' } };

const checkbox: Extension<typeof Checkbox> = {
  vars: () => ({ root: { '--checkbox-size': '28px', '--checkbox-color': 'var(--fg)', '--checkbox-radius': '' } }),
};

const radio: Extension<typeof Radio> = {
  vars: () => ({
    root: { '--radio-size': '19px', '--radio-radius': '0', '--radio-color': 'var(--line)', '--radio-icon-size': '' },
  }),
};

/** The extensions of Mantine's form fields. */
export const inputs = {
  Input: input,
  InputWrapper: inputWrapper,
  Textarea: textarea,
  Fieldset: fieldset,
  Checkbox: checkbox,
  Radio: radio,
};
