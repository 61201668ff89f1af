// Finds code that bypasses the libraries of the site, for `npm run figures`.
import { readFileSync } from 'node:fs';
import { codeFiles } from './code-files';

/** Patterns of hand-written checks of outside values, in place of a schema (src/shared/parse.ts). */
const GUARDS =
  /\bisRecord\b|typeof [\w.?[\]'"]+ [!=]== 'object'|Array\.isArray\(|\bJSON\.parse\(|(?<!\.parse\(.*)\.json\(\)|(?:value|stored|data|message): unknown\): \w+ is /g;
/** Matches that are not such checks, each with the reason. */
const NO_GUARDS: ReadonlyMap<string, string> = new Map([
  ['src/shared/parse.ts', 'the one place that reads JSON'],
  ['src/browser/store.ts', 'compares two snapshots of our own'],
  ['src/outbox/record.ts', 'writes any key of IndexedDB as a text'],
  ['src/parts/submission-form/form-session.ts', 'tells two kinds of a union of our own'],
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
    files.filter((file) => /^src\/(routes|pages|parts)\//.test(file)),
    UNTYPED,
  );
