import { expect, it } from 'vitest';
import { rootVariables, themeRules } from '../../../src/theme/css-variables';
import { usedVariables } from './theme-styles';

it('keeps the variables that a text refers to, and those that their values refer to', () => {
  const all = { '--a': 'var(--b)', '--b': 'red', '--c': 'blue' };
  expect(usedVariables(all, ['.x { color: var(--a) }'])).toEqual({ '--a': 'var(--b)', '--b': 'red' });
});

it('keeps what Mantine names by the size that a component is given', () => {
  expect(usedVariables({ '--mantine-spacing-md': '16px', '--mantine-spacing-huge': '99px' }, [])).toEqual({
    '--mantine-spacing-md': '16px',
  });
});

it('writes a color for day and night, and a stock that declares its colors again', () => {
  const rules = themeRules(rootVariables);
  expect(rules).toMatch(/:root\{[^}]*--bg:light-dark\(#\w{6}, #\w{6}\);/);
  expect(rules).toMatch(/\[data-stock='night'\]\{color-scheme:dark;[^}]*--fg:/);
});

it('writes the colors of the stocks for screens only, and light colors for paper whatever the theme', () => {
  const [onScreen = '', onPaper = ''] = themeRules(rootVariables).split('@media print');
  expect(onScreen).toMatch(/@media not print\{\[data-stock='night'\]/);
  expect(onPaper).toMatch(/^\{:root\{color-scheme:light;/);
});
