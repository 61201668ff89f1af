import type { VariantColorsResolver } from '@mantine/core';

/** The looks of what is pressed. `quiet` is words alone, underlined. */
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
    border: 'var(--line-print) solid var(--line)',
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
} as const;

export type Variant = keyof typeof variants;

const isVariant = (name: string): name is Variant => Object.hasOwn(variants, name);

/** Gives Mantine's components the colors of a variant; an unknown one looks like `secondary`. */
export const variantColorResolver: VariantColorsResolver = ({ variant }) =>
  variants[isVariant(variant) ? variant : 'secondary'];
