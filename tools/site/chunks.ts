// How the script is cut. A changed word must change few files, and a chunk's name is in every
// chunk that imports it: so what changes with the content (the entry, with the routes and the list
// of content chunks in it) is imported by nobody, and what everybody imports (libraries, our shared
// parts) never names a content chunk. tests/project holds it with two builds.

interface ModuleInfo {
  importedIds: readonly string[];
}
interface Context {
  getModuleInfo(id: string): ModuleInfo | null;
}

const ENTRY = /\/src\/(entry-client\.tsx|router\.tsx|routeTree\.gen\.ts|routes\/[^?]+|content\/(tours|posts)\.ts)$/;
const LIBRARY = /\/node_modules\/|^\0/;

/**
 * Chunk groups of the page's build, to be given to the bundler.
 * @param entry the page's script
 * @param everywhere parts that every page shows, though the entry does not name them
 * @param started what every page loads once it is hydrated, and `reserve` what every walk's button takes along: one
 *   file each, not one for each part of them that something else shares
 */
export function chunkGroups(
  entry: string,
  everywhere: readonly string[],
  { started, reserve }: Readonly<Record<'started' | 'reserve', readonly string[]>>,
) {
  const group = (name: string, priority: number, from: readonly string[], belongs: (id: string) => boolean) => {
    let reached: Set<string> | undefined;
    return {
      name: (id: string, context: Context): string | null =>
        belongs(id) && (reached ??= reach(from, context)).has(id) ? name : null,
      debugName: name,
      priority,
    };
  };
  const shown = [entry, ...everywhere];
  const isOurs = (id: string): boolean => !LIBRARY.test(id) && !ENTRY.test(id);
  // The libraries come first: a group takes along what its modules import.
  return [
    group('lib', 3, shown, (id) => LIBRARY.test(id)),
    group('app', 2, shown, isOurs),
    group('started', 1, started, isOurs),
    group('reserve', 0, reserve, isOurs),
  ];
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
