import { describe, expect, it } from 'vitest';
import { complaint } from '../../tools/lint/import-direction.js';
import { lintPlanted } from '../setup/planted-lines';

// Each of these imports breaks the direction (docs/ARCHITECTURE.md); the rule has to say so.
const FORBIDDEN = [
  ['src/ui/planted.ts', 'src/pages/home/HomePage', 'src/ui may not import src/pages'],
  ['src/pages/home/planted.ts', 'src/pages/contact/ContactPage', 'one never imports another'],
  ['src/parts/prose/planted.ts', 'src/parts/outbox-status/use-outbox', 'one never imports another'],
  ['src/outbox/planted.ts', 'src/theme/planted', 'src/outbox may not import src/theme'],
  ['src/seo/planted.ts', 'src/ui/Button', 'src/seo may not import src/ui'],
  ['sw/planted.ts', 'src/ui/Button', 'sw may not import src/ui'],
  ['src/pages/home/planted.ts', 'src/routes/index', 'src/pages may not import src/routes'],
  ['src/layout/planted.ts', 'sw/precache', 'src/layout may not import sw'],
  ['sw/planted.ts', 'tests/setup/content', 'sw may not import tests'],
  ['src/shared/planted.ts', 'src/browser/store', 'src/shared may not import src/browser'],
  ['tools/site/planted.ts', 'tools/illustrations/ledger', 'the site imports nothing of tools/illustrations'],
  ['tools/illustrations/planted.ts', 'src/ui/Button', 'tools/illustrations may not import src/ui'],
  ['tools/illustrations/planted.ts', 'tools/site/build', 'tools/illustrations may not import tools/site'],
] as const;

describe('imports run one way', () => {
  it.each(FORBIDDEN)('%s may not import %s', (from, to, reason) => {
    expect(complaint(from, to)).toContain(reason);
  });

  it("lets everything import the reserve button's part", () => {
    expect(complaint('src/parts/prose/planted.ts', 'src/parts/booking/ReserveButton')).toBeUndefined();
  });

  // The rule is right; this shows that the linter asks it.
  it('and the linter complains about a planted line', () => {
    const [[path, target, reason]] = FORBIDDEN;
    expect(lintPlanted({ [path]: `export * from '../../${target}';` })).toContain(reason);
  });
});
