import { expect, it } from 'vitest';
import { trimMantineSheet } from './mantine-sheet';

const trimmed = (css: string): string => trimMantineSheet(`@layer mantine {${css}}`).replaceAll(/\s+/g, ' ');

it('leaves out what cannot apply: the dark scheme, writing from right to left, other variants', () => {
  const said = trimmed(`
    :where([data-mantine-color-scheme='dark']) .m_1 { color: white }
    :where([dir="rtl"]) .m_1 { color: blue }
    .m_1[data-variant='filled'] { color: green }
    .m_1 { color: red }`);
  expect(said).toContain('.m_1 { color: red }');
  for (const gone of ['white', 'blue', 'green']) expect(said).not.toContain(gone);
});

it('keeps what is for the light scheme, for every page', () => {
  expect(trimmed(":where([data-mantine-color-scheme='light']) .m_1 { color: red }")).toContain('.m_1 { color: red }');
  expect(trimmed('[data-mantine-color-scheme] .m_1[data-error] { color: red }')).toContain(
    '.m_1[data-error] { color: red }',
  );
});

it('leaves out the steps of sizes that the theme does not have, unless the sheet itself asks for one', () => {
  const said = trimmed('.m_1 { --x-xs: 1px; --x-sm: 2px; --x-xl: 3px; width: var(--x-xl) }');
  expect(said).not.toContain('--x-xs');
  expect(said).toContain('--x-sm: 2px');
  expect(said).toContain('--x-xl: 3px');
});

it('writes measures without the factor by which all of them could be scaled', () => {
  expect(trimmed('.m_1 { width: calc(2rem * var(--mantine-scale)) }')).toContain('width: 2rem');
});

it('says which layer is above, for the sheet that comes first on a page says it for all', () => {
  expect(trimmed('.m_1 { color: red }')).toMatch(/^@layer base, mantine;/);
});
