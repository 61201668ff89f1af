// The scripts in the head that run before the first paint; a separate file would come too late. Their
// hashes are in the content security policy (headers.ts).
import { build, type Rolldown } from 'vite';

/**
 * Makes the first frame wait until the header has been parsed to its end: otherwise a slow phone shows half of it, and
 * its links move by hundreds of pixels when the rest arrives. A browser that does not know this link does not wait.
 */
export const WHOLE_HEADER = '<link rel="expect" href="#main" blocking="render">';

/**
 * The media of the fonts' style element until `start.ts` has run: without scripting the fonts load
 * at once.
 */
export const WITHOUT_SCRIPT = '(scripting: none)';

const FOLDER = 'src/layout/document/early';

/** The scripts, each as a script element for the head. */
export interface EarlyScripts {
  readonly applyTheme: string;
  readonly layOutPage: string;
  readonly start: string;
  /** The script for the list of posts only. */
  readonly openPost: string;
}

/**
 * Bundles one of the scripts of `src/layout/document/early`.
 *
 * @param define texts of code for names that the script only declares
 */
export async function bundleEarlyScript(
  name: string,
  format: 'es' | 'iife',
  define: Record<string, string> = {},
): Promise<string> {
  const [result] = [
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define,
      build: {
        write: false,
        lib: { entry: `${FOLDER}/${name}.ts`, formats: [format], name: 'early' },
        rolldownOptions: { output: { minify: true } },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[];
  return result?.output[0].code.trim() ?? '';
}

/** Bundles one of the scripts into a script element. */
async function scriptElement(name: string, define?: Record<string, string>): Promise<string> {
  const code = await bundleEarlyScript(name, 'iife', define);
  if (code === '' || code.includes('</script')) throw new Error(`${FOLDER}/${name}.ts is no script for a page.`);
  return `<script>${code}</script>`;
}

/**
 * Builds the scripts of `src/layout/document/early`.
 *
 * @param posts ids of all posts that have a file
 */
export async function buildEarlyScripts(posts: readonly string[]): Promise<EarlyScripts> {
  const [applyTheme, layOutPage, start, openPost] = await Promise.all([
    scriptElement('apply-theme'),
    scriptElement('lay-out-page'),
    scriptElement('start'),
    scriptElement('open-post', { POST_IDS: JSON.stringify(posts) }),
  ]);
  return { applyTheme, layOutPage, start, openPost };
}
