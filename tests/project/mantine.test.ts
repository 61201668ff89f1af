import { expect, it } from 'vitest';
import { lintPlanted } from '../setup/site/planted-lines';

const FORBIDDEN = [
  [
    'src/ui/planted-menu.tsx',
    "export { Box } from '@mantine/core'; import { Menu } from '@mantine/core'; void Menu;",
    'Menu is not used',
  ],
  ['src/ui/planted-modal.tsx', "import { Modal } from '@mantine/core'; void Modal;", 'Modal is not used'],
  [
    'src/pages/home/planted.tsx',
    "import { Button } from '@mantine/core'; void Button;",
    'import the component from src/ui',
  ],
  [
    'src/ui/planted-width.tsx',
    'export const Planted = (Box: any) => <Box.A w={{ base: 1, md: 2 }} />;',
    'a value for each width',
  ],
  [
    'src/ui/planted-hidden.tsx',
    'export const Planted = (Box: any) => <Box.A hiddenFrom="md" />;',
    'hiddenFrom is not used',
  ],
] as const;
const ALLOWED = {
  'src/ui/allowed.tsx': "import { Button } from '@mantine/core'; void Button;",
  'src/pages/home/allowed.tsx': "import type { ButtonProps } from '@mantine/core'; export type Planted = ButtonProps;",
};

it('the linter refuses parts of Mantine that are too large or against the policy, and imports past src/ui', () => {
  const said = lintPlanted({ ...Object.fromEntries(FORBIDDEN), ...ALLOWED })
    .split('\n')
    .filter((line) => line.includes('mantine'));
  for (const [path, , reason] of FORBIDDEN)
    expect(
      said.some((line) => line.includes(path) && line.includes(reason)),
      path,
    ).toBe(true);
  for (const path of Object.keys(ALLOWED))
    expect(
      said.some((line) => line.includes(path)),
      path,
    ).toBe(false);
});
