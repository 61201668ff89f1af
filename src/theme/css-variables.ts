// The theme as style rules, which the build writes into each page (tools/site/styles/theme-styles.ts).
import type { ConvertCSSVariablesInput } from '@mantine/core';
import { fontSizes, spacing } from './scales';
import {
  colors,
  fonts,
  inks,
  layers,
  measures,
  shadowOffsets,
  stocks,
  type Colors,
  type Stock,
  type ThemeColor,
} from './theme';

type Variables = Readonly<Record<string, string>>;

const valueOf = (color: ThemeColor): string =>
  typeof color === 'string' ? color : `light-dark(${color[0]}, ${color[1]})`;

const named = (prefix: string, values: Readonly<Record<string, string>>): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, value]));

const colorVariables = (palette: Colors): Variables =>
  named('', Object.fromEntries(Object.entries(palette).map(([name, color]) => [name, valueOf(color)])));

/** Mantine's own variables whose default differs from the theme. */
const MANTINE_VARIABLES: Variables = {
  // Mantine uses this color as the background of fields and cards.
  '--mantine-color-white': 'var(--card)',
  '--mantine-color-text': 'var(--fg)',
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-bright': 'var(--fg)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-color': 'var(--fg)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--muted)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--fg)',
  '--mantine-primary-color-light': 'var(--sunk)',
  '--mantine-primary-color-light-color': 'var(--fg)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-gray-2': 'var(--sunk)',
  '--mantine-color-gray-3': 'var(--hair)',
  '--mantine-color-gray-4': 'var(--line)',
};

/** The variables of the whole page: the design's own short names, and Mantine's. */
export const rootVariables: Variables = {
  ...named('', inks),
  ...colorVariables(colors),
  ...named('', fonts),
  // From some widths on, the fonts of large titles have fallback fonts of their own (fonts.css).
  '--display-h1': 'var(--display)',
  '--display-title': 'var(--display)',
  '--display-hero': 'var(--display)',
  ...named('t-', fontSizes),
  ...named('', spacing),
  ...named('', measures),
  ...named('offset-', shadowOffsets),
  ...named('z-', layers),
  // The strip above the header sets its own height while it is visible.
  '--strip-height': '0px',
};

/** Returns the variables of `:root` for Mantine's `cssVariablesResolver`. They are the same in both color schemes. */
export const cssVariablesResolver = (): ConvertCSSVariablesInput => ({
  variables: { ...rootVariables, ...MANTINE_VARIABLES },
  light: {},
  dark: {},
});

const declarations = (variables: Variables): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/**
 * Returns the style rules that every page contains.
 * @param variables the variables of `:root`
 */
export function themeRules(variables: Variables): string {
  const colored = Object.entries<Stock>(stocks).map(
    ([name, { ground, colors: palette, scheme }]) =>
      `[data-stock='${name}']{${scheme === undefined ? '' : `color-scheme:${scheme};`}${declarations(colorVariables(palette))}background:${valueOf(ground)};${palette.fg === undefined ? '' : 'color:var(--fg)'}}`,
  );
  return [
    `:root{color-scheme:light dark;${declarations(variables)}}`,
    `[data-theme='light']{color-scheme:light}`,
    `[data-theme='dark']{color-scheme:dark}`,
    // A printer puts dark text on white paper, and browsers print no grounds unless they are asked to.
    `@media not print{${colored.join('\n')}}`,
    `@media print{:root{color-scheme:light;--board:none}}`,
  ].join('\n');
}
