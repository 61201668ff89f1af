import type { VariantColorsResolver } from '@mantine/core';

const PRINT_LINE = 'var(--line-print) solid var(--line)';

/** The looks of buttons and of framed elements. `quiet` has no frame. */
const variants = {
  primary: {
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    border: 'var(--line-print) solid light-dark(var(--line), var(--accent))',
    hover: 'var(--fg)',
    hoverColor: 'var(--bg)',
  },
  secondary: {
    background: 'var(--card)',
    color: 'var(--fg)',
    border: PRINT_LINE,
    hover: 'var(--fg)',
    hoverColor: 'var(--bg)',
  },
  quiet: {
    background: 'none',
    color: 'var(--link)',
    border: '0',
    hover: 'none',
    hoverColor: 'var(--fg)',
  },
  /** An icon button with a thin frame, such as the search in the header. */
  framed: {
    background: 'var(--card)',
    color: 'var(--fg)',
    border: 'var(--line-field) solid var(--line)',
    hover: 'var(--fg)',
    hoverColor: 'var(--bg)',
  },
  /** A mustard label, the same in both themes. */
  slip: {
    background: 'var(--mark)',
    color: 'var(--on-mark)',
    border: 'var(--line-field) solid var(--on-mark)',
    hover: 'var(--mark)',
  },
  /** A notice of a failure. */
  danger: {
    background: 'var(--card)',
    color: 'var(--fg)',
    border: 'var(--line-print) solid var(--danger)',
    hover: 'var(--card)',
  },
} as const;

export type Variant = keyof typeof variants;

const isVariant = (name: string): name is Variant => Object.hasOwn(variants, name);

/** Returns the colors of a variant for Mantine's components; an unknown variant looks like `secondary`. */
export const variantColorResolver: VariantColorsResolver = ({ variant }) =>
  variants[isVariant(variant) ? variant : 'secondary'];
