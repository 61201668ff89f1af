// What `npm run figures` says of the libraries that carry the site: whether anything passes them by.
import { readFileSync } from 'node:fs';
import { codeFiles } from './code-files';

/** Where a value from outside is told by hand, and not by a schema (src/shared/parse.ts). */
const GUARDS =
  /\bisRecord\b|typeof [\w.?[\]'"]+ [!=]== 'object'|Array\.isArray\(|\bJSON\.parse\(|(?<!\.parse\(.*)\.json\(\)|(?:value|stored|data|message): unknown\): \w+ is /g;
/** What looks like one, and why it is none. */
const NO_GUARDS: ReadonlyMap<string, string> = new Map([
  ['src/shared/parse.ts', 'the one place that reads JSON'],
  ['src/browser/store.ts', 'compares two snapshots of our own'],
  ['src/outbox/record.ts', 'writes any key of IndexedDB as a text'],
  ['src/parts/submission-form/form-session.ts', 'tells two kinds of a union of our own'],
]);
/** Where the query is read past the router. A key that its route does not name is refused by TypeScript. */
const UNTYPED = /\blocation\.search\b|\bsearchStr\b|search: Record<string, unknown>|strict: false/g;

const findings = (files: readonly string[], what: RegExp): string[] =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(what)].map(([found]) => `${file}: ${found}`));

/** Checks of values from outside that are written by hand, in page and worker. */
export const handWrittenGuards = (files: readonly string[] = codeFiles()): string[] =>
  findings(
    files.filter((file) => /^(src|sw)\//.test(file) && !NO_GUARDS.has(file)),
    GUARDS,
  );

/** Pages and parts that read the query without the schema of its route. */
export const untypedQueries = (files: readonly string[] = codeFiles()): string[] =>
  findings(
    files.filter((file) => /^src\/(routes|pages|parts)\//.test(file)),
    UNTYPED,
  );
