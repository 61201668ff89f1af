// How the script is cut. A changed word must change few files, and a chunk's name is in every
// chunk that imports it: so what changes with the content (the entry, with the routes and the list
// of content chunks in it) is imported by nobody, and what everybody imports (libraries, our shared
// parts) never names a content chunk. tests/project holds it with two builds. Beyond that a chunk is what is loaded
// together (docs/decisions/0052-a-chunk-a-page.md).

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
interface Context {
  getModuleInfo(id: string): ModuleInfo | null;
}

const ENTRY =
  /\/src\/(entry-client\.tsx|router\.tsx|routeTree\.gen\.ts|routes\/[^?]+|content\/(tours|posts)\.ts|seo\/head-of\.ts|geography\/load-walk-map\.ts|walk\/voice\/load-spoken\.ts)$/;
const LIBRARY = /\/node_modules\/|^\0(?!virtual:)/;
/** The bundler's own helpers, which no module names, and React by its names (reactAsModule). */
const RUNTIME = /^\0(rolldown\/runtime|as-module:)/;

/**
 * Chunk groups of the page's build, to be given to the bundler.
 * @param entry the page's script
 * @param everywhere parts that every page shows, though the entry does not name them
 * @param started what every page loads once it is hydrated, `late` what every page loads a while after, and `reserve`
 *   what every walk's button takes along: one file each, not one for each part of them that something else shares
 */
export function chunkGroups(
  entry: string,
  everywhere: readonly string[],
  { started, late, reserve }: Readonly<Record<'started' | 'late' | 'reserve', readonly string[]>>,
) {
  const group = (name: string, priority: number, from: readonly string[], belongs: (id: string) => boolean) => {
    let reached: Set<string> | undefined;
    return {
      name: (id: string, context: Context): string | null =>
        belongs(id) && (RUNTIME.test(id) || (reached ??= reach(from, context)).has(id)) ? name : null,
      debugName: name,
      priority,
    };
  };
  const shown = [entry, ...everywhere];
  const isOurs = (id: string): boolean => !LIBRARY.test(id) && !ENTRY.test(id);
  // The libraries come first: a group takes along what its modules import.
  return [
    group('lib', 5, shown, (id) => LIBRARY.test(id)),
    group('app', 4, shown, isOurs),
    {
      name: (id: string): string | null => (OF_FORMS.test(id) ? 'drafts' : null),
      debugName: 'drafts',
      priority: 3.5,
      includeDependenciesRecursively: false,
    },
    group('started', 3, started, isOurs),
    group('reserve', 2, reserve, isOurs),
    group('late', 1, late, isOurs),
    { ...walks(), priority: 1 },
    { ...pages(entry, isOurs), priority: 0 },
  ];
}

/** The root asks for what no page takes along: what is shown and said where there is no page. */
const ROUTE = /\/src\/routes\/(?!__root)([\w.$-]+)\.tsx$/;
/** A route's head, the words of a tour or a post, and a walk's map come on their own. */
const APART = /\/src\/(seo\/|content\/(tours|posts)\/|geography\/[\w-]+\.json)/;
/** Small, and no words in them: what changes with the content renames no other chunk. */
const SHARED_PARTS =
  /\/src\/(ui\/(?!toast|lightbox|carousel|near|form\/|Honeypot|blocks\/(Accordion|Die|Punch|Paw))|parts\/(prose|price)\/|browser\/(?!form-fields)|content\/(format|plain-text)\.ts$)/i;
const FIELDS =
  /\/src\/(ui\/(form\/|Honeypot|blocks\/Accordion)|parts\/(outside\/|submission-form\/add-to-message)|browser\/form-fields|shared\/is-email|outbox\/(submission|field-rules|when-submission-leaves)|integrations\/(clean-text|mailchimp\/list-address))/i;
/** Beside the fields on some pages; the page with the postcard has none of them at once. Their styles stay with those. */
const LISTS = /\/src\/(ui\/(form\/SearchField|blocks\/Accordion)|parts\/outside\/\w+)\.tsx$/;
/** Needed by a form at once, which needs nothing else of what comes later. */
const OF_FORMS =
  /\/src\/(parts\/(submission-form\/(tab-)?draft-store|outbox-status\/)|outbox\/outbox-entry|browser\/app-capabilities|shared\/system-notification)/;
/**
 * What comes after the first screen, by what it comes with: the rest of a page, what a press opens, the papers. Each is
 * for the modules that no page takes along at once.
 */
const LATER: readonly (readonly [name: string, what: RegExp])[] = [
  // A stop, on the page of its tour and in its walk.
  ['stops', /\/src\/(ui\/blocks\/(die|punch-row)|parts\/stop\/|integrations\/maps\/)/i],
  ['walk-screens', /\/src\/(pages\/walk\/|parts\/walk-map\/|geography\/(walk-map|lines)\.ts)|^\0virtual:walk-codes/],
  ['home-below', /\/src\/pages\/home\/(Reasons|Going)\.tsx/],
  ['tour-below', /\/src\/pages\/tour\/|^\0virtual:tour-codes/],
  ['blog-lists', /\/src\/(pages\/blog\/|content\/pages\/blog\.yaml)/],
  ['opened', /\/src\/(ui\/(lightbox\/lightbox|keep-focus-inside)|layout\/header\/PhoneSheet)/i],
  ['gallery-walls', /\/src\/(pages\/gallery\/|content\/pages\/gallery\.yaml$|ui\/film\/|integrations\/youtube\/)/],
  // What shows pictures that open large names here what opens them: it must not take it along.
  [
    'walls',
    /\/src\/(ui\/(lightbox\/|carousel\/step|blocks\/paw)|pictures\/(selection|caption-text|prints\/(fallback-|muybridge))|content\/(quotes|reviews)|parts\/departures\/next-departures)/i,
  ],
  [
    'newsletter',
    /\/src\/(parts\/newsletter\/(?!Exit|exit|non-modal)|content\/newsletter\.yaml|integrations\/mailchimp\/load-provider|pictures\/prints\/mail-room)/,
  ],
  ['not-found', /\/src\/(pages\/not-found\/|content\/pages\/not-found\.yaml|seo\/not-found-head|shared\/redirects)/],
  ['press', /\/src\/(content\/press\.yaml|parts\/press\/|pictures\/wordmarks\/)/],
];

const WALK_ROOM = /\/src\/(walk\/(?!voice\/load-spoken)|ui\/blocks\/PunchRow\.tsx|geography\/map-frames\.ts)/;

/** One for what all walks do, and what the page of a tour shows later: the row of a punch card, where a map lies; the map and the voice's text of each come on their own. */
function walks() {
  return {
    name: (id: string): string | null => (WALK_ROOM.test(id) ? 'walk' : null),
    debugName: 'walks',
    includeDependenciesRecursively: false,
  };
}

/**
 * One chunk a page, with the words that its route asks for by themselves, and one for the small parts that several
 * pages show. Left to itself the bundler makes a file of everything that is asked for in two ways.
 */
function pages(entry: string, isOurs: (id: string) => boolean) {
  let names: Map<string, string> | undefined;
  return {
    name: (id: string, context: Context): string | null => (names ??= namesOf(entry, isOurs, context)).get(id) ?? null,
    debugName: 'pages',
    // Whatever a page takes along is named here, or left where the bundler puts it.
    includeDependenciesRecursively: false,
  };
}

/** What is asked for by an import(): a page for each route, and everything that is loaded later under its own id. */
interface Users {
  /** For each module, who takes it along. */
  readonly of: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each of those, in whose code its import() stands. */
  readonly askedBy: ReadonlyMap<string, ReadonlySet<string>>;
}

function usersOf(entry: string, context: Context): Users {
  const of = new Map<string, Set<string>>();
  const askedBy = new Map<string, Set<string>>();
  const add = (sets: Map<string, Set<string>>, key: string, value: string): void => {
    sets.set(key, (sets.get(key) ?? new Set()).add(value));
  };
  const roots = new Map([[entry, entry]]);
  for (const [root, asking] of roots) {
    for (const id of reach([root], context)) {
      for (const asked of context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        const page = APART.test(asked) ? undefined : ROUTE.exec(id)?.[1];
        const name = page === undefined ? asked : `${PAGE}${page}`;
        if (!roots.has(asked)) roots.set(asked, name);
        add(askedBy, name, asking);
        for (const part of reach([asked], context)) add(of, part, name);
      }
    }
  }
  return { of, askedBy };
}

const PAGE = 'page ';
const isPage = (user: string): boolean => user.startsWith(PAGE);

function namesOf(entry: string, isOurs: (id: string) => boolean, context: Context): Map<string, string> {
  const users = usersOf(entry, context);
  const names = new Map<string, string>();
  // What a page asks for later is never there without the page.
  const firstUsers = (all: ReadonlySet<string>): string[] =>
    [...all].filter((user) => isPage(user) || ![...(users.askedBy.get(user) ?? [])].every((asking) => all.has(asking)));
  for (const [id, all] of users.of) {
    if (!isOurs(id)) continue;
    const first = firstUsers(all);
    const [only = ''] = first;
    const later = LATER.find(([, what]) => what.test(id));
    if (first.length === 1 && isPage(only)) names.set(id, only.slice(PAGE.length).replace(/^index$/, 'home'));
    else if (first.length > 1 && SHARED_PARTS.test(id)) names.set(id, 'parts');
    else if (first.length > 1 && LISTS.test(id)) names.set(id, 'lists');
    else if (first.length > 1 && FIELDS.test(id)) names.set(id, 'fields');
    else if (later !== undefined) names.set(id, later[0]);
  }
  // What these alone take along goes with them.
  for (const [id, all] of users.of) {
    const [name, ...others] = new Set(firstUsers(all).map((user) => names.get(user)));
    if (isOurs(id) && !names.has(id) && name !== undefined && others.length === 0) names.set(id, name);
  }
  return names;
}

/** Every module that these reach without a dynamic import, themselves included. */
function reach(from: readonly string[], context: Context): Set<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/** A chunk that only hands on what stands in another: what is asked for by itself and shared as well. */
const FACADE = /^export\{([^{}]+)\}from"\.\/([^"]+)";\s*$/;

/**
 * Leads each import() of such a chunk to where the code is, and leaves the chunk out: it would be one more file and one
 * more request. The names in the importing chunks keep standing for what is in them: a facade holds nothing else.
 */
function dropFacades(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const facade of chunks) {
    const [, list = '', home = ''] = FACADE.exec(facade.code) ?? [];
    const imported = chunks.some(({ imports }) => imports.includes(facade.fileName));
    if (home === '' || !facade.isDynamicEntry || imported) continue;
    const name = basename(facade.fileName);
    const object = namesIn(list)
      .map(([from, to]) => `${to}:e.${from}`)
      .join(',');
    for (const chunk of chunks) {
      chunk.code = chunk.code
        .replace(
          new RegExp(`import\\(\`(\\./(?:assets/)?)${name.replace(/[.$]/g, '\\$&')}\`\\)`, 'g'),
          `import(\`$1${home}\`).then(e=>({${object}}))`,
        )
        .replaceAll(`"assets/${name}"`, `"assets/${home}"`);
    }
    delete bundle[facade.fileName];
  }
}

const HELPERS = /^\0rolldown\/runtime/;

/** "a as b,c" as pairs: [a, b], [c, c]. */
const namesIn = (list: string): (readonly [from: string, to: string])[] =>
  list.split(',').map((entry) => {
    const [from = '', to = from] = entry.split(/\s+as\s+/);
    return [from, to];
  });

/**
 * The bundler's helpers are a file of their own wherever they are named apart; only the libraries need them, so they
 * stand there instead.
 */
function inlineHelpers(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const helpers = chunks.find(({ moduleIds: [id = '', ...others] }) => others.length === 0 && HELPERS.test(id));
  if (helpers === undefined) return;
  const asked = new RegExp(`import\\{([^{}]*)\\}from"\\./(?:assets/)?${basename(helpers.fileName)}";`);
  const [user, ...others] = chunks.filter(({ code }) => asked.test(code));
  const [end = '', exported = ''] = /export\{([^{}]*)\};\s*$/.exec(helpers.code) ?? [];
  if (user === undefined || others.length > 0 || end === '') return;
  const body = helpers.code.slice(0, -end.length);
  user.code = user.code.replace(asked, (_, imported: string) => {
    const wanted = namesIn(imported).map(([from, to]) => `${from}:${to}`);
    const given = namesIn(exported).map(([from, to]) => `${to}:${from}`);
    return `const{${wanted.join(',')}}=(()=>{${body}return{${given.join(',')}}})();`;
  });
  const bare = `import"./${basename(helpers.fileName)}";`;
  for (const chunk of chunks) chunk.code = chunk.code.replace(bare, '');
  delete bundle[helpers.fileName];
}

const DEPENDENCIES = /(m\.f=)(\[[^\]]*\])/;

/** Each list of what an import() takes along names a file once, and none that the entry has loaded, or that is gone. */
function tidyDependencies(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const loaded = new Set(
    chunks
      .filter(({ isEntry }) => isEntry)
      .flatMap(({ fileName, imports }) =>
        [fileName, ...imports].flatMap((name) => {
          const chunk = bundle[name];
          return [name, ...(chunk?.type === 'chunk' ? (chunk.viteMetadata?.importedCss ?? []) : [])];
        }),
      ),
  );
  for (const chunk of chunks) {
    const [, , list] = DEPENDENCIES.exec(chunk.code) ?? [];
    if (list === undefined) continue;
    const names = JSON.parse(list) as string[];
    const kept = [...new Set(names)].filter((name) => !loaded.has(name) && bundle[name] !== undefined);
    chunk.code = chunk.code
      .replace(DEPENDENCIES, (_, start: string) => start + JSON.stringify(kept))
      .replace(/__vite__mapDeps\(\[([\d,]*)\]\)/g, (_, places: string) => {
        const wanted = places.split(',').map((place) => kept.indexOf(names[Number(place)] ?? ''));
        return `__vite__mapDeps([${[...new Set(wanted)].filter((place) => place >= 0).join(',')}])`;
      });
  }
}

/** Drops them from the page's script, once Vite has written into each chunk what an import() takes along. */
export const withoutFacades = (): Pick<Plugin, 'generateBundle'> => ({
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return;
      dropFacades(bundle);
      inlineHelpers(bundle);
      tidyDependencies(bundle);
    },
  },
});

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const ONE_FUNCTION = /\/node_modules\/fast-deep-equal\/index\.js$/;
const AS_MODULE = '\0as-module:';

/**
 * Gives `import` of React's packages their exports one by one, in the page's built script. They come as CommonJS: each of
 * our files that uses them would ask the bundler's helper, which would be one more file on every page, and name what it
 * uses by its object.
 */
export function reactAsModule(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'gotham:react-as-module',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' && process.env.VITEST === undefined,
    resolveId(source, importer, { kind }) {
      const isWanted =
        kind === 'import-statement' && PACKAGES.includes(source) && importer?.startsWith(AS_MODULE) !== true;
      return isWanted ? AS_MODULE + source : undefined;
    },
    load(id) {
      // The one other package in CommonJS that a page may ask for: alone it would keep the helper a file of its own.
      if (ONE_FUNCTION.test(id))
        return readFileSync(id, 'utf8')
          .replace(/^'use strict';/, '')
          .replace(/^module\.exports = /m, 'export default ');
      if (!id.startsWith(AS_MODULE)) return undefined;
      const source = id.slice(AS_MODULE.length);
      const names = Object.keys(require(source) as object).filter((name) => name !== 'default');
      return [
        `import all from ${JSON.stringify(source)};`,
        ...names.map((name) => `export const ${name} = all.${name};`),
        'export default all;',
      ].join('\n');
    },
  };
}
