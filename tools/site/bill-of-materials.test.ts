import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials';

interface Bill {
  readonly components: readonly { name: string; version: string; purl: string; licenses: readonly object[] }[];
}
const billOf = (packages: object): Bill => JSON.parse(billOfMaterials(JSON.stringify({ packages }))) as Bill;

it('lists what ships and none of the tools, fonts included', () => {
  const { components } = billOf({
    '': { version: '1.0.0', license: 'MIT' },
    'node_modules/react': { version: '19.3.1', license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: '(MIT OR CC0-1.0)' },
    'node_modules/vite': { version: '8.0.0', license: 'MIT', dev: true },
    'node_modules/@fontsource-variable/fraunces': { version: '5.0.0', license: 'OFL-1.1', dev: true },
  });
  expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'react 19.3.1',
    '@b/c 2.0.0',
    '@fontsource-variable/fraunces 5.0.0',
  ]);
  expect(components[1]).toMatchObject({
    purl: 'pkg:npm/%40b/c@2.0.0',
    licenses: [{ expression: '(MIT OR CC0-1.0)' }],
  });
});

it('refuses a package without a license', () => {
  expect(() => billOf({ 'node_modules/x': { version: '1.0.0' } })).toThrow('x has no license');
});

it('knows every package of this project', () => {
  const { components } = JSON.parse(billOfMaterials(readFileSync('package-lock.json', 'utf8'))) as Bill;
  const names = components.map(({ name }) => name);
  for (const name of ['react', 'react-dom', 'zod', '@fontsource-variable/libre-franklin'])
    expect(names).toContain(name);
  expect(names).not.toContain('vitest');
});
