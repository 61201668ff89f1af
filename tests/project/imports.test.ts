import { describe, expect, it } from 'vitest';
import { complaint } from '../../tools/lint/import-direction.js';
import { lintPlanted } from '../setup/site/planted-lines';

// Each of these imports has a forbidden direction (docs/ARCHITECTURE.md); the rule must report it.
const FORBIDDEN = [
  ['src/ui/planted.ts', 'src/pages/home/HomePage', 'src/ui may not import src/pages'],
  ['src/pages/home/planted.ts', 'src/pages/contact/ContactPage', 'one never imports another'],
  ['src/parts/prose/planted.ts', 'src/parts/outbox-status/use-outbox', 'one never imports another'],
  ['src/outbox/planted.ts', 'src/theme/planted', 'src/outbox may not import src/theme'],
  [
    'src/outbox/delivery/planted.ts',
    'src/outbox/form/form-session',
    'src/outbox/delivery may not import src/outbox/form',
  ],
  ['src/outbox/delivery/planted.ts', 'src/outbox/outbox', 'src/outbox/delivery may not import src/outbox'],
  ['src/outbox/store/planted.ts', 'src/outbox/delivery/lock', 'src/outbox/store may not import src/outbox/delivery'],
  ['src/outbox/drafts/planted.ts', 'src/outbox/form/values', 'src/outbox/drafts may not import src/outbox/form'],
  ['src/outbox/planted.ts', 'src/outbox/drafts/draft-store', 'src/outbox may not import src/outbox/drafts'],
  ['sw/planted.ts', 'src/outbox/drafts/draft-store', 'sw may not import src/outbox/drafts'],
  ['src/pwa/planted.ts', 'src/outbox/form/values', 'src/pwa may not import src/outbox/form'],
  ['src/seo/planted.ts', 'src/ui/Button', 'src/seo may not import src/ui'],
  ['src/pages/home/planted.ts', 'src/walk/progress/progress', 'src/pages may not import src/walk/progress'],
  ['src/pages/home/planted.ts', 'src/walk/position/course', 'src/pages may not import src/walk/position'],
  ['src/parts/prose/planted.ts', 'src/walk/map/WalkMap', 'src/parts may not import src/walk/map'],
  ['src/layout/planted.ts', 'src/walk/screens/DeferredWalkPage', 'src/layout may not import src/walk/screens'],
  ['src/walk/entry/planted.ts', 'src/walk/screens/use-walk', 'src/walk/entry may not import src/walk/screens'],
  ['src/walk/position/planted.ts', 'src/walk/voice/speech', 'src/walk/position may not import src/walk/voice'],
  ['src/walk/map/planted.ts', 'src/walk/position/position', 'src/walk/map may not import src/walk/position'],
  ['src/walk/voice/planted.ts', 'src/ui/Button', 'src/walk/voice may not import src/ui'],
  ['src/ui/planted.ts', 'src/walk/planted', 'src/ui may not import src/walk'],
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

  it('lets pages import the entry of walk mode, and the modules that follow the position', () => {
    expect(complaint('src/pages/home/planted.ts', 'src/walk/entry/ResumeSlot')).toBeUndefined();
    expect(complaint('src/pages/tour/planted.ts', 'src/walk/position/watch-walk')).toBeUndefined();
  });

  // The tests above call the rule; this one shows that the linter runs it.
  it('and the linter reports a planted line', () => {
    const [[path, target, reason]] = FORBIDDEN;
    expect(lintPlanted({ [path]: `export * from '../../${target}';` })).toContain(reason);
  });
});
