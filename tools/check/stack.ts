// Finds code that bypasses the libraries of the site, for `npm run figures` and for the test of the repository.
import { readFileSync } from 'node:fs';
import { codeFiles } from './code-files';

/** Patterns of hand-written checks of outside values, in place of a schema (src/shared/parse.ts). */
const GUARDS =
  /\bisRecord\b|typeof [\w.?[\]'"]+ [!=]== 'object'|Array\.isArray\(|\bJSON\.parse\(|(?<!\.parse\(.*)\.json\(\)|(?:value|stored|data|message): unknown\): \w+ is /g;
/** Matches that are not such checks, each with the reason. */
const NO_GUARDS: ReadonlyMap<string, string> = new Map([
  ['src/shared/parse.ts', 'the one place that reads JSON'],
  ['src/browser/store.ts', 'compares two snapshots of our own'],
  ['src/outbox/store/record.ts', 'writes any key of IndexedDB as a text'],
  ['src/outbox/form/form-session.ts', 'tells two kinds of a union of our own'],
]);
/**
 * Patterns of code that reads the query without the router. TypeScript refuses a key that its route
 * does not declare.
 */
const UNTYPED = /\blocation\.search\b|\bsearchStr\b|search: Record<string, unknown>|strict: false/g;

const findings = (files: readonly string[], what: RegExp): string[] =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(what)].map(([found]) => `${file}: ${found}`));

/** Returns the hand-written checks of outside values, in page and worker. */
export const handWrittenGuards = (files: readonly string[] = codeFiles()): string[] =>
  findings(
    files.filter((file) => /^(src|sw)\//.test(file) && !NO_GUARDS.has(file)),
    GUARDS,
  );

/** Returns the pages and parts that read the query without the schema of their route. */
export const untypedQueries = (files: readonly string[] = codeFiles()): string[] =>
  findings(
    files.filter((file) => /^src\/(routes|pages|parts|outbox\/form)\//.test(file)),
    UNTYPED,
  );

const MANTINE_IMPORT = /(?:import|export) (?!type )\{([^}]*)\} from '(@mantine\/(?:core|form|hooks|notifications))'/g;

/** Returns the parts of Mantine that the site uses, each with the number of its files. */
export function mantineParts(files: readonly string[] = codeFiles()): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  for (const file of files.filter((name) => name.startsWith('src/')))
    for (const [, names = ''] of readFileSync(file, 'utf8').matchAll(MANTINE_IMPORT))
      for (const name of names.split(',').map((one) => one.trim()))
        if (name !== '' && !name.startsWith('type ')) {
          const [part = ''] = name.split(' as ');
          used.set(part, (used.get(part) ?? 0) + 1);
        }
  return used;
}

/** Interactive elements that no component of Mantine renders, each with the reason. */
const DRAWN_BY_HAND: ReadonlyMap<string, string> = new Map([
  [
    'src/layout/footer/ThemeSwitch.tsx',
    'the one list of every page, which would bring the code of the fields to pages without a form',
  ],
  ['src/parts/search/SearchOverlay.tsx', 'the headline of the search, typed in large letters without a frame'],
  ['src/pages/private-tours/estimate/WishedDate.tsx', 'a date inside a sentence, which takes it when it is pressed'],
  ['src/pages/tour/corner/MeetingPointDialog.tsx', 'black on white in both themes, for a passer-by in sunlight'],
  ['src/walk/map/WalkMap.tsx', 'tools that lie on a drawn map'],
  ['src/walk/screens/Bar.tsx', 'cells of a perforated card, which the thumb finds on every screen'],
  ['src/walk/screens/WalkPage.tsx', 'the head of a walk, drawn as a stub of the card'],
  ['src/walk/screens/player/Player.tsx', 'keys of a drawn tape player'],
  ['src/walk/screens/player/MiniPlayer.tsx', 'the same player, small'],
  ['src/walk/screens/way/OnTheWay.tsx', 'the arrows through the steps of the drawn way'],
  ['src/ui/carousel/Carousel.tsx', 'marks of where a native scroller stands'],
  ['src/pages/gallery/PrintWall.tsx', 'a print that opens when it is pressed'],
  ['src/pages/home/PrintRoom.tsx', 'the same'],
  ['src/ui/Honeypot.tsx', 'a field that no visitor sees'],
  ['src/parts/newsletter/NewsletterSection.tsx', 'hidden values of the provider'],
]);

const CONTROL = /<(?:button|input|select|textarea)\b/;

/** Returns the files with controls of their own, each with its reason if there is one. */
export const ownControls = (
  files: readonly string[] = codeFiles(),
): readonly (readonly [string, string | undefined])[] =>
  files
    .filter((file) => file.startsWith('src/') && file.endsWith('.tsx'))
    .filter((file) => CONTROL.test(readFileSync(file, 'utf8')))
    .map((file) => [file, DRAWN_BY_HAND.get(file)]);
