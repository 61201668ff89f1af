import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';

// Each planted line breaks the direction of imports (docs/ARCHITECTURE.md); the linter has to say so.
const PLANTED = [
  ['src/ui/planted.ts', '../pages/home/HomePage', 'src/ui may not import src/pages'],
  ['src/pages/home/planted.ts', '../contact/ContactPage', 'one never imports another'],
  ['src/parts/prose/planted.ts', '../outbox-status/use-outbox', 'one never imports another'],
  ['src/outbox/planted.ts', '../theme/MantineTheme', 'src/outbox may not import src/theme'],
  ['src/seo/planted.ts', '../ui/Button', 'src/seo may not import src/ui'],
  ['sw/planted.ts', '../src/ui/Button', 'sw may not import src/ui'],
  ['src/pages/home/planted.ts', '../../routes/index', 'src/pages may not import src/routes'],
  ['src/layout/planted.ts', '../../sw/precache', 'src/layout may not import sw'],
  ['tools/site/planted.ts', '../illustrations/ledger', 'the site imports nothing of tools/illustrations'],
] as const;

const lint = (path: string): string => spawnSync('npx', ['oxlint', path], { encoding: 'utf8' }).stdout;

describe('imports run one way', () => {
  let planted = '';
  afterEach(() => rmSync(planted, { force: true }));

  it.each(PLANTED)('%s may not import %s', (path, target, complaint) => {
    planted = path;
    writeFileSync(path, `export * from '${target}';\n`);
    expect(lint(path)).toContain(complaint);
  });

  it("lets everything import the reserve button's part", () => {
    planted = 'src/parts/prose/planted.ts';
    writeFileSync(planted, `export { ReserveButton } from '../booking/ReserveButton';\n`);
    expect(lint(planted)).not.toContain('import-direction');
  });
});
