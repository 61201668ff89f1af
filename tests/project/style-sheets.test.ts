import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const REFUSED = [
  '.a { color: #D0482E; }',
  '.a { --own: 1px solid #1a2036; }',
  '.a { color: #EADBBC; }',
  '.a { --muted: #525b6e; }',
  '.a { background: #6e2a20; }',
  '.a { box-shadow: 6px 6px 0 var(--shadow); }',
  '.a { box-shadow: 0 0 0 6px var(--bg), 3px 3px 0 var(--night); }',
  '.a { z-index: 10; }',
  '.a { gap: 10px; }',
  '.a { gap: 6px; }',
  '.a { padding: 0 33px; }',
  '.a { margin: var(--s1) -12px 0; }',
  '.a { padding: clamp(12px, 2vw, 7px); }',
  '.a { margin-block: 1rem; }',
  '.a { inset: 12px auto auto; }',
  '.a { top: calc(100% + 8px); }',
  '.a { font-size: 1rem; }',
  '.a { font-size: 0.8rem; }',
  '.a { font-size: 15px; }',
  '.a { font: 800 1.1875rem/1.2 var(--display); }',
  '.a { font-size: clamp(1rem, 1rem + 2vw, 1.3rem); }',
  '@media (min-width: 768px) { .a { top: 0; } }',
  '@media (min-width: 48.125em) { .a { top: 0; } }',
  '@media print, (min-width: 37.5em) and (max-width: 63.875em) { .a { top: 0; } }',
  '@media (width >= 48em) { .a { top: 0; } }',
  '/* stylelint-disable-next-line declaration-property-value-disallowed-list */ .a { top: 1px; }',
  '.a:has(:checked) { top: 0; }',
  ':root > body:has(form :focus, input:focus) .a { top: 0; }',
  ':root:has(.b) .a { top: 0; }',
  ".a:has([data-b='']:not([hidden]) > i) { top: 0; }",
  '.a:has(> *) { top: 0; }',
  'body:has(.a) > :not(main) { top: 0; }',
  'main :has([data-b]) ~ * { top: 0; }',
  '.a:has(.b) .c > :nth-child(2) { top: 0; }',
];
const ALLOWED = [
  '.a { background: var(--sand); color: #000; }',
  '.a { box-shadow: var(--offset-md) var(--shadow); }',
  '.a { box-shadow: inset 0 0 0 2px var(--cream), 0 4px 0 var(--accent); }',
  '.a { z-index: 2; }',
  '.a { gap: var(--s1) 1.2em; }',
  '.a { margin: 0 auto 3px 5%; }',
  '.a { margin: calc(-1 * var(--s3)) -1px; }',
  '.a { padding: clamp(var(--s3), 2rem + 3vw, var(--section)); }',
  '.a { inset: -12px auto 19px 3px; }',
  '.a { width: 24px; border: 2px solid; }',
  '.a { font-size: min(var(--t-medium), 4vw); }',
  '.a { font-size: clamp(2.4rem, 1rem + 2vw, 4rem); }',
  '.a { font: 900 7.75rem/0.76 var(--display); }',
  '.a { font: 400 0.75em/1.2 var(--text); }',
  '@media (min-width: 48em) and (max-width: 63.9375em) and (max-height: 500px) { .a { top: 0; } }',
  '@media (max-width: 22em) { .a { top: 0; } }',
  '.a:has(input:checked):not(:has(+ .b i[open])) > a { top: 0; }',
  ':root > body:has(main :is(form:focus-within, input:focus)) .a { top: 0; }',
  'body:has(.a) > :is(header, footer) { top: 0; }',
  '.a > :nth-child(2) { top: 0; }',
];

it('the linter refuses style sheets that bypass the theme, and only those', () => {
  const lines = [...REFUSED, ...ALLOWED];
  const { stdout, stderr } = spawnSync(
    'npx',
    ['stylelint', '--stdin', '--stdin-filename', 'src/planted.css', '--formatter', 'unix'],
    { input: lines.join('\n'), encoding: 'utf8' },
  );
  const said = [...`${stdout}${stderr}`.matchAll(/planted\.css:(\d+):/g)].map(([, line]) => lines[Number(line) - 1]);
  expect([...new Set(said)]).toEqual(REFUSED);
});

it('every class name that a component takes from a style sheet is in that sheet', () => {
  const components = readdirSync('src', { recursive: true, withFileTypes: true }).filter(({ name }) =>
    /\.tsx?$/.test(name),
  );
  const taken = components.flatMap(({ parentPath, name: file }) => {
    const code = readFileSync(join(parentPath, file), 'utf8');
    return [...code.matchAll(/^import (\w+) from '(\..+\.module\.css)';$/gm)].flatMap(([, sheet = '', path = '']) => {
      const css = readFileSync(join(parentPath, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      const there = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
      const names = code.replaceAll(/^import .*$/gm, '').matchAll(new RegExp(`\\b${sheet}\\.(\\w+)`, 'g'));
      return [...names].map(([, name]) => ({ file, name, isThere: there.has(name) }));
    });
  });
  expect(taken.length).toBeGreaterThan(500);
  expect(taken.filter(({ isThere }) => !isThere)).toEqual([]);
});
