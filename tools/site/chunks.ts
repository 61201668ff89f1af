// How the page's script is divided into chunks: docs/decisions/0004

interface ModuleInfo {
  readonly importedIds: readonly string[];
}
interface Context {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Modules with the names of the chunks of single tours and posts, whose hashes change with every
 * changed word. They stay in the entry, which no chunk imports, so that a changed word renames no
 * chunk that other chunks import.
 */
const NAMES_CONTENT =
  /\/src\/(entry-client\.tsx|router\.tsx|routeTree\.gen\.ts|routes\/|content\/(tours|posts)\.ts|seo\/head-of\.ts|geography\/load-walk-map\.ts|walk\/voice\/load-spoken\.ts)/;

/**
 * A module of a library or of a shared part goes into the common chunk if at least this many chunks
 * use it.
 */
const USED_BY_MOST = 10;
const USED_BY_SEVERAL = 4;

/** Returns every module that the entry reaches by static imports, including itself. */
function reachedFrom(entry: string, context: Context): Set<string> {
  const reached = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/**
 * Returns the chunk groups of the page's build for the bundler: the libraries, our own modules that
 * every page shows, and the small parts that several pages use. The bundler divides everything
 * else: one chunk for each route and for each part that is loaded later.
 *
 * @param entry path of the page's entry module
 */
export function chunkGroups(entry: string) {
  let reached: Set<string> | undefined;
  const isOnEveryPage = (id: string, context: Context): boolean =>
    id.includes('/src/') && !NAMES_CONTENT.test(id) && (reached ??= reachedFrom(entry, context)).has(id);
  const shared = { minShareCount: USED_BY_SEVERAL, includeDependenciesRecursively: false, priority: 0 };
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
    { name: 'router', test: /\/node_modules\/@tanstack\//, priority: 3 },
    { name: 'mantine', test: /\/node_modules\/@mantine\//, minShareCount: USED_BY_MOST, priority: 2 },
    {
      name: (id: string, context: Context): string | null => (isOnEveryPage(id, context) ? 'app' : null),
      debugName: 'app',
      priority: 1,
    },
    { ...shared, name: 'ui', test: /\/src\/(ui\/(?!form\/)|browser\/|shared\/|theme\/)/ },
    { ...shared, name: 'pwa', test: /\/src\/pwa\//, minShareCount: 2 },
    { ...shared, name: 'drafts', test: /\/src\/outbox\/drafts\//, minShareCount: 2 },
    { ...shared, name: 'form', test: /\/src\/ui\/form\// },
    { ...shared, name: 'booking', test: /\/src\/(parts\/(booking|departures)|integrations\/fareharbor)\// },
  ];
}

/** The chunks that every page evaluates at once. */
const ON_EVERY_PAGE = /^(react|router|mantine|app)$/;

/**
 * Returns the first line of a chunk. Chunks that every page evaluates are compiled as a whole while they load, outside
 * the main thread; otherwise the main thread would stop for each of their functions (https://v8.dev/blog/explicit-compile-hints).
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  ON_EVERY_PAGE.test(name) ? '//# allFunctionsCalledOnLoad' : '';
