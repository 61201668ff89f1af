// Imports run one way (docs/ARCHITECTURE.md). The table below is the whole rule: what each folder
// may import.
import { dirname, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The folders that all of src may import. */
const BY_ALL = ['src/config', 'src/shared', 'src/theme', 'src/pictures', 'src/geography'];

/** The part of walk mode that other folders of src may import (src/walk/README.md). */
const WALK_ENTRY = ['src/walk/entry'];
/** The page of a tour has its own "Where am I?", which follows the position with the code of walk mode. */
const WALK_POSITION = [
  'src/walk/position/watch-walk',
  'src/walk/position/position-state',
  'src/walk/position/thresholds',
  'src/walk/position/distance-words',
];
/** The parts of the outbox that the page and the worker share: all but the form and its drafts. */
const OUTBOX = ['outbox', 'outbox-instance', 'lazy-outbox', 'when-submission-leaves', 'delivery', 'store'].map(
  (name) => `src/outbox/${name}`,
);

/** @type {Readonly<Record<string, readonly string[]>>} What each folder may import; the first match decides. */
const MAY_IMPORT = {
  'src/entry-client.tsx': ['src/router.tsx', 'src/layout', 'src/browser', 'src/pwa', 'src/seo'],
  'src/entry-server.tsx': ['src/router.tsx', 'src/content'],
  'src/router.tsx': ['src/routeTree.gen.ts', 'src/content/posts'],
  'src/routeTree.gen.ts': ['src/routes'],
  'src/routes': [
    'src/layout',
    'src/pages',
    'src/content',
    'src/seo',
    ...WALK_ENTRY,
    'src/walk/screens/DeferredWalkPage',
    'src/walk/voice/load-spoken',
  ],
  'src/pages': [
    'src/parts',
    'src/ui',
    'src/browser',
    'src/content',
    'src/outbox',
    ...WALK_ENTRY,
    ...WALK_POSITION,
    'src/integrations',
  ],
  'src/parts': ['src/ui', 'src/browser', 'src/content', 'src/outbox', ...WALK_ENTRY, 'src/integrations'],
  'src/layout': ['src/parts', 'src/ui', 'src/browser', 'src/content', 'src/pwa', 'src/outbox', ...WALK_ENTRY],
  'src/pwa': [...OUTBOX, 'src/browser'],
  'src/outbox/form': [...OUTBOX, 'src/outbox/drafts', 'src/ui', 'src/browser', 'src/content'],
  'src/outbox/drafts': ['src/outbox/store', 'src/browser'],
  'src/outbox/delivery': ['src/outbox/store', 'src/integrations/emailjs', 'src/integrations/mailchimp'],
  'src/outbox/store': [],
  'src/outbox': ['src/outbox/delivery', 'src/outbox/store', 'src/integrations/emailjs'],
  'src/walk/screens': [
    'src/walk/position',
    'src/walk/voice',
    'src/walk/map',
    'src/walk/progress',
    'src/walk/punch-card',
    'src/parts',
    'src/ui',
    'src/browser',
    'src/content',
    'src/integrations/maps',
    'src/pwa/offline-package',
    'src/pwa/offline-state',
  ],
  'src/walk/entry': ['src/walk/progress', 'src/walk/punch-card', 'src/ui', 'src/browser', 'src/content'],
  'src/walk/punch-card': ['src/ui'],
  'src/walk/map': ['src/ui', 'src/browser', 'src/walk/position/thresholds', 'src/walk/position/mark'],
  'src/walk/voice': ['src/walk/progress', 'src/browser', 'src/content'],
  'src/walk/position': ['src/browser'],
  'src/walk/progress': ['src/browser'],
  // Without this row, a file directly in src/walk would escape the rule; there is none.
  'src/walk': [],
  'src/integrations': [],
  'src/seo': ['src/content', 'src/integrations/fareharbor/addresses'],
  'src/content': ['src/pictures'],
  'src/ui': ['src/browser'],
  'src/browser': [],
  'src/theme': [],
  'src/pictures': [],
  'src/geography': [],
  'src/config': [],
  'src/shared': [],
  'tools/illustrations': ['src/content', 'src/geography', 'src/pictures'],
  sw: ['src/outbox/outbox-instance', 'src/outbox/outbox', 'src/outbox/delivery', 'src/pwa/worker-messages'],
};
/** The worker and other folders that draw nothing: they get BY_THOSE and not BY_ALL, so no theme and no pictures. */
const NO_LOOKS = [
  'src/outbox/drafts',
  'src/outbox/delivery',
  'src/outbox/store',
  'src/outbox',
  'src/walk/position',
  'src/walk/voice',
  'src/walk/progress',
  'sw',
  'src/integrations',
  'src/content',
  'src/config',
  'src/shared',
  'src/geography',
];
const BY_THOSE = ['src/config', 'src/shared', 'src/geography'];
/** A separate package, which the site must not need (docs/decisions/0015). */
const APART = 'tools/illustrations';
/** No subfolder of these folders may import another one; only the booking parts may be imported anywhere. */
const SEPARATE = ['src/pages', 'src/parts'];
const SHARED_PARTS = ['src/parts/booking'];

const withoutExtension = (path) => path.replace(/\.[jt]sx?$/, '');
const within = (path, folder) => path.startsWith(`${folder}/`) || withoutExtension(path) === withoutExtension(folder);
const areaOf = (path) => Object.keys(MAY_IMPORT).find((folder) => within(path, folder));
const roomOf = (path, area) => path.slice(area.length + 1).split('/')[0];

/**
 * Returns why a file may not import another file; undefined if it may.
 * @param {string} from path of the importing file, from the root of the repository
 * @param {string} to path of the imported file
 * @returns {string | undefined}
 */
export function complaint(from, to) {
  const area = areaOf(from);
  if (within(to, APART) && area !== APART) return `the site imports nothing of ${APART}`;
  if (area === undefined) return undefined;
  const target = areaOf(to) ?? to;
  if (area === target) {
    const apart = SEPARATE.includes(area) && roomOf(from, area) !== roomOf(to, area);
    return apart && !SHARED_PARTS.some((part) => within(to, part))
      ? `${area} stand apart: one never imports another`
      : undefined;
  }
  const everybody = NO_LOOKS.includes(area) ? BY_THOSE : BY_ALL;
  const allowed = area === APART ? MAY_IMPORT[area] : [...MAY_IMPORT[area], ...everybody];
  return allowed.some((folder) => within(to, folder)) ? undefined : `${area} may not import ${target}`;
}

export const importDirection = {
  create(context) {
    const from = relative(ROOT, context.physicalFilename ?? context.filename).replaceAll('\\', '/');
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.') || /\.test\.tsx?$/.test(from)) return;
      const to = relative(ROOT, resolve(ROOT, dirname(from), source)).replaceAll('\\', '/');
      const message = complaint(from, to);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
